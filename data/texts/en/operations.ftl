# What the bot says to its operators, and of itself.

help-more = -# Caravel { $version }
restored = **This table was restored from a back-up.** What happened after it was made is lost: the log ends with line { $line }, and the game goes on from there. Buttons of later posts no longer count.

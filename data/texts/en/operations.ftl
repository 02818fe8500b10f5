# What the bot says to its operators, and of itself.

help-more = -# Caravel { $version }

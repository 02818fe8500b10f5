# What the page of a table says: the server's sentences first, then those of the page itself.

## Buttons and sentences of the server

page-take = Take { $name }’s seat
page-hint = Hint
page-settings = Settings
page-sure = You could not take this move back alone. Play it anyway?
page-outdated = The question is another one by now: nothing was played.

"""What a seat may do, as buttons, selects, forms and slash-commands; and moves and orders as people type them.

Pure data that fits Discord's limits, the same for all games. It may import `errors` and the games. Begin with
`controls`: a menu → what can be clicked; `half_made`: a click → a move, what is asked next, a form, or why not; `whole_moves`: all
moves at once, for whoever shows them so; `control_ids` and `buttons` are what the id of a move's control, and of any other, says.
"""

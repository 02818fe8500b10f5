"""A seat's possible moves as buttons, selects, forms and slash-commands; and moves and orders as users type them.

Pure data within Discord's limits, the same for all games. It may import `errors` and the games. Begin with
`controls`, which makes the controls of a menu. `half_made` makes a move, the next question, a form or a refusal from a click.
`whole_moves` lists all moves at once, for pages that show them so. `control_ids` and `buttons` define the ids of a move's controls
and of all others.
"""

"""What a seat may do, as buttons, selects, forms and slash-commands; pure data that fits Discord's limits."""

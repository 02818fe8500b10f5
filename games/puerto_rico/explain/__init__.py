"""What Puerto Rico says of its moves: what they cost and bring, why one is not possible, why one was made."""

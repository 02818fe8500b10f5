"""Puerto Rico, the board game of 2002: settle, build, produce, and ship goods to the Old World."""

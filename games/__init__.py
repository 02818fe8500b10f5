"""The games and the core that they share; pure rules, no input or output."""

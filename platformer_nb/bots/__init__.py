"""Players made of code. They see what a person sees: the public verbs of the rules and the position."""

"""What the components have of one game only: a folder for each."""

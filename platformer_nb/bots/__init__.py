"""Players made of code: the random one, and whole games played out. They choose by the observation of their seat."""

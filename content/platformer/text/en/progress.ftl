### Progress of a learner: what is kept, and what can go wrong with it.

error-progress-long = it has more than { $longest } bytes
error-progress-long-mend = Give a file that this program has exported
error-progress-damaged = it cannot be read: { $what }
error-progress-damaged-mend = Give a file that this program has exported; the damaged one is kept beside it

"""Combat of «Подземелье» (chapters 9 and 10): its state, phases, policy and exact odds; knows nothing of the map."""

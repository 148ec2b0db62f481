"""The combat of «Подземелье» as one compact state, so that the code that plays it also gives its exact odds."""

"""Another land that looks the same to a seat: what it has drawn stays, all else is drawn anew."""

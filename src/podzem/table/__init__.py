"""One live game: seats, versions, messages, and the store that keeps it."""

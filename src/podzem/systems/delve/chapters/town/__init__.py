"""Before and after the expedition: characters, gear, hiring, what was brought out."""

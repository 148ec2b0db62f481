"""A company of people anywhere: what they have, how they fight, meet, heal, hire and grow; it knows no map."""

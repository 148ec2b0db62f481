"""What the expedition systems share: maps, ground, light, gear, load, money, clock, creatures."""

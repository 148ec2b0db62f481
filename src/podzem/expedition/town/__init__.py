"""What a company does above ground between two expeditions."""

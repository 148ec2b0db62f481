"""The party's bot (dungeon.auto.party_bot): what it knows, what it wants, what it orders."""

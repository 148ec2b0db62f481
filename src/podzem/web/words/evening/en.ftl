### What the coming evening takes from a party.

looming-hunger-one = Tonight %n of you goes hungry
looming-hunger-few = Tonight %n of you go hungry
looming-hunger-many = Tonight %n of you go hungry
against-hunger = Every evening each head eats one ration; whoever gets none grows weaker. Buy supplies in a settlement, or at dawn choose to live off the land.
looming-cold-one = Tonight %n of you suffers from the cold
looming-cold-few = Tonight %n of you suffer from the cold
looming-cold-many = Tonight %n of you suffer from the cold
against-cold = In winter the party needs one piece of warm gear, or a whole day under a roof.
looming-freezing-one = Tonight %n of you freezes to death outside
looming-freezing-few = Tonight %n of you freeze to death outside
looming-freezing-many = Tonight %n of you freeze to death outside
against-freezing = It snows and you have no warm gear: get under a roof before night.
looming-dying-one = Tonight %n of you dies of exhaustion
looming-dying-few = Tonight %n of you die of exhaustion
looming-dying-many = Tonight %n of you die of exhaustion
against-dying = One more exhaustion is too much for them: feed them first, keep them warm, let them rest.
looming-ice-one = Tomorrow the ice breaks under %n of you
looming-ice-few = Tomorrow the ice breaks under %n of you
looming-ice-many = Tomorrow the ice breaks under %n of you
against-ice = Winter ends tonight: camp on land.
looming-rest-one = The owed rest is put off: tonight %n of you grows weaker
looming-rest-few = The owed rest is put off: tonight %n of you grow weaker
looming-rest-many = The owed rest is put off: tonight %n of you grow weaker
against-rest = You forced a march for a day of rest: rest a whole day before anything else.

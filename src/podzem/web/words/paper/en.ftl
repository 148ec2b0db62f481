### A sheet on paper.

characteristics = Characteristics
trait-night_sight = sees in the dark
trait-fear = frightens
trait-terror = terrifies
trait-mindless = mindless
trait-trained = trained
trait-flies = flies
trait-likes_throw_down = likes to throw down
trait-surgery = surgeon
trait-ambidextrous = both hands alike
trait-fearless = fearless
skills = Skills
weapons = Weapons
wounds = Wounds
char-ws = weapon skill
char-bs = ballistic skill
char-s = strength
char-t = toughness
char-i = initiative
char-ag = agility
char-dex = dexterity
char-int = intelligence
char-wp = willpower
char-fel = fellowship
char-luck = luck

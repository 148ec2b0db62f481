### Лист на хартия.

characteristics = Характеристики
trait-night_sight = вижда в тъмното
trait-fear = всява страх
trait-terror = всява ужас
trait-mindless = без разум
trait-trained = обучен
trait-flies = лети
trait-likes_throw_down = обича да поваля
trait-surgery = хирург
trait-ambidextrous = с двете ръце еднакво
trait-fearless = безстрашен
skills = Умения
weapons = Оръжия
wounds = Рани
char-ws = близък бой
char-bs = балистика
char-s = сила
char-t = издръжливост
char-i = инициатива
char-ag = пъргавина
char-dex = сръчност
char-int = ум
char-wp = воля
char-fel = обаяние
char-luck = късмет

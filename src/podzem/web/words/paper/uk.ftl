### Аркуш на папері.

characteristics = Характеристики
trait-night_sight = бачить у темряві
trait-fear = наганяє страх
trait-terror = наганяє жах
trait-mindless = без розуму
trait-trained = навчений
trait-flies = літає
trait-likes_throw_down = любить валити з ніг
trait-surgery = хірург
trait-ambidextrous = володіє обома руками
trait-fearless = безстрашний
skills = Навички
weapons = Зброя
wounds = Рани
char-ws = ближній бій
char-bs = балістика
char-s = сила
char-t = витривалість
char-i = ініціатива
char-ag = спритність
char-dex = вправність рук
char-int = розум
char-wp = воля
char-fel = чарівливість
char-luck = удача

### Лист на бумаге.

characteristics = Характеристики
trait-night_sight = видит в темноте
trait-fear = внушает страх
trait-terror = внушает ужас
trait-mindless = без разума
trait-trained = обучен
trait-flies = летает
trait-likes_throw_down = любит валить с ног
trait-surgery = хирург
trait-ambidextrous = владеет обеими руками
trait-fearless = бесстрашен
skills = Навыки
weapons = Оружие
wounds = Раны
char-ws = ближний бой
char-bs = баллистика
char-s = сила
char-t = выносливость
char-i = инициатива
char-ag = проворство
char-dex = ловкость рук
char-int = ум
char-wp = воля
char-fel = обаяние
char-luck = удача

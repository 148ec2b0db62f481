# Назви речей, пасток, дій, дверей і місць.

## Речі

item-ration = денний запас їжі
item-warm_gear = теплий одяг
item-cart = віз
item-torch = смолоскип
item-lamp = лампа
item-tinderbox = кресало
item-wedge = клин
item-bandage = перев'язка
item-hammer = молоток
item-key = ключ
item-scroll = сувій
item-badge = племінний знак
item-holy_sign = святий знак
item-cursed_sign = проклятий знак
item-walking_staff = посох
item-knife = ніж
item-weapon = зброя
item-axe = сокира
item-mace = булава
item-spear = спис
item-sword = меч
item-two_handed_weapon = дворучна зброя
item-skin = бурдюк
item-skin_water = бурдюк води
item-skin_wine = бурдюк вина
item-skin_oil = бурдюк олії
item-healing_water = бурдюк цілющої води
item-sack = мішок
item-chest = скриня
item-rope = мотузка
item-tool = знаряддя
item-ladder = драбина
item-plank = дошка
item-light_armour = легкий обладунок
item-mail = кольчуга
item-plate = лати
item-shield = щит
item-sling = праща
item-bow = лук
item-quiver = сагайдак
item-stones = каміння
item-bag_stones = торба каміння
item-bag_bullets = торба куль
item-gem = самоцвіт
item-tableware = багатий посуд
item-jewellery = прикраса
item-carpet = килим
item-potion = зілля
item-wand = жезл
item-staff = чарівний посох
item-statue_small = мала статуя
item-statue_large = велика статуя
item-furniture = меблі
item-silver = срібло
item-gold = золото
item-head = голова
item-trunk = тулуб
item-arm = рука
item-leg = нога
item-body = тіло
item-donkey = осел

## Пастки

trap-pit = яма
trap-spiked_pit = яма з кілками
trap-dart = дротик
trap-volley = залп дротиків
trap-blade = лезо
trap-falling_block = брила, що падає
trap-gas = газ
trap-portcullis = ґрати, що падають
trap-alarm = тривога
trap-slide = жолоб
trap-fire_jet = струмінь вогню
trap-poison_needle = отруєна голка

## Дії

verb-look = оглянути
verb-touch = торкнутися
verb-push = штовхнути
verb-pull = потягти
verb-turn = повернути
verb-turn_over = перевернути
verb-lift = підняти
verb-open = відчинити
verb-press = натиснути
verb-look_under = зазирнути під спід
verb-stir = розворушити
verb-rake = розгребти
verb-read = прочитати
verb-drop_stone = кинути камінь
verb-hold = стояти
verb-rest = відпочивати
verb-as_before = як раніше

## Двері й проходи

door-stuck = двері
door-free = двері
door-locked = двері із замком
door-barred = двері
door-arch = арка
door-portcullis = ґрати
door-gap = прохід

## Місця

area-room = кімната
area-passage = прохід
area-junction = перехрестя
area-stairs = сходи
area-outside = зовні

## З чого складається число

modifier-ambush = засідка
modifier-base = початково
modifier-command = жезл влади
modifier-condition = стан
modifier-dark = темрява
modifier-die = кубик
modifier-face = понівечене обличчя
modifier-freed = звільнений
modifier-half_lost = половина загинула
modifier-half_share = половинна частка
modifier-healing_water = цілюща вода
modifier-incidental = руки зайняті
modifier-light_shy = боїться світла
modifier-limit = межа
modifier-maim = каліцтво
modifier-none_lost = ніхто не загинув
modifier-offer = пропозиція
modifier-patients = кількість хворих
modifier-range = відстань
modifier-skill = уміння
modifier-stealth = скритність
modifier-strength = сила
modifier-trap = пастка
modifier-unarmed = без зброї
modifier-weapon = зброя
modifier-shot = стрільба
modifier-badge = їхній знак
modifier-gift = дарунок
modifier-outnumbered = їх менше
modifier-no_common_tongue = немає спільної мови
modifier-weapons_drawn = зброя в руках
modifier-captives_of_kind = полонені їхнього роду
modifier-killers_of_kind = убиті полонені їхнього роду
modifier-fear_fire = страх перед вогнем
modifier-holy_sign = святий знак
modifier-cursed_sign = проклятий знак

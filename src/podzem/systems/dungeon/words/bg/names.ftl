# Имена на вещи, капани, действия, врати и места.

## Вещи

item-ration = дневна храна
item-warm_gear = топли дрехи
item-cart = каруца
item-torch = факла
item-lamp = лампа
item-tinderbox = огниво
item-wedge = клин
item-bandage = превръзка
item-hammer = чук
item-key = ключ
item-scroll = свитък
item-badge = племенен знак
item-holy_sign = свят знак
item-cursed_sign = прокълнат знак
item-walking_staff = тояга
item-knife = нож
item-weapon = оръжие
item-axe = брадва
item-mace = боздуган
item-spear = копие
item-sword = меч
item-two_handed_weapon = двуръчно оръжие
item-skin = мях
item-skin_water = мях с вода
item-skin_wine = мях с вино
item-skin_oil = мях с масло
item-healing_water = мях с целебна вода
item-sack = чувал
item-chest = сандък
item-rope = въже
item-tool = сечиво
item-ladder = стълба
item-plank = дъска
item-light_armour = лека броня
item-mail = ризница
item-plate = доспехи
item-shield = щит
item-sling = прашка
item-bow = лък
item-quiver = колчан
item-stones = камъни
item-bag_stones = торба с камъни
item-bag_bullets = торба с куршуми
item-gem = скъпоценен камък
item-tableware = богат съд
item-jewellery = накит
item-carpet = килим
item-potion = отвара
item-wand = жезъл
item-staff = вълшебен жезъл
item-statue_small = малка статуя
item-statue_large = голяма статуя
item-furniture = мебел
item-silver = сребро
item-gold = злато
item-head = глава
item-trunk = труп
item-arm = ръка
item-leg = крак
item-body = тяло
item-donkey = магаре

## Капани

trap-pit = яма
trap-spiked_pit = яма с колове
trap-dart = стреличка
trap-volley = залп от стрелички
trap-blade = острие
trap-falling_block = падащ блок
trap-gas = газ
trap-portcullis = падаща решетка
trap-alarm = тревога
trap-slide = улей
trap-fire_jet = огнена струя
trap-poison_needle = отровна игла

## Действия

verb-look = огледай
verb-touch = докосни
verb-push = бутни
verb-pull = дръпни
verb-turn = завърти
verb-turn_over = обърни
verb-lift = повдигни
verb-open = отвори
verb-press = натисни
verb-look_under = погледни отдолу
verb-stir = разрови
verb-rake = разрини
verb-read = прочети
verb-drop_stone = пусни камък
verb-hold = стои
verb-rest = почива
verb-as_before = както преди

## Врати и проходи

door-stuck = врата
door-free = врата
door-locked = врата с ключалка
door-barred = врата
door-arch = арка
door-portcullis = решетка
door-gap = проход

## Места

area-room = стая
area-passage = проход
area-junction = кръстовище
area-stairs = стълбище
area-outside = навън

## От какво се събира числото

modifier-ambush = засада
modifier-base = изходно
modifier-command = жезъл на властта
modifier-condition = състояние
modifier-dark = тъмнина
modifier-die = зар
modifier-face = белязано лице
modifier-freed = освободен
modifier-half_lost = половината загинаха
modifier-half_share = половин дял
modifier-healing_water = целебна вода
modifier-incidental = заети ръце
modifier-light_shy = бои се от светлина
modifier-limit = граница
modifier-maim = осакатяване
modifier-none_lost = никой не загина
modifier-offer = предложение
modifier-patients = брой болни
modifier-range = разстояние
modifier-skill = умение
modifier-stealth = тихо ходене
modifier-strength = сила
modifier-trap = капан
modifier-unarmed = без оръжие
modifier-weapon = оръжие
modifier-shot = стрелба
modifier-badge = техен знак
modifier-gift = дар
modifier-outnumbered = те са по-малко
modifier-no_common_tongue = няма общ език
modifier-weapons_drawn = оръжие в ръце
modifier-captives_of_kind = пленници от рода им
modifier-killers_of_kind = убити пленници от рода им
modifier-fear_fire = страх от огъня
modifier-holy_sign = свят знак
modifier-cursed_sign = прокълнат знак

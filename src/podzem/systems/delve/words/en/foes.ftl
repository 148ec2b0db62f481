### One of several who are met: his kind and his number; alone he needs none.

foe-bandit = { creature-bandit }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-bandit_captain = { creature-bandit_captain }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-bat = { creature-bat }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-bat_swarm = { creature-bat_swarm }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-bear = { creature-bear }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-boar = { creature-boar }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-bogfolk = { creature-bogfolk }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-chud = { creature-chud }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-cultist = { creature-cultist }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-doghead = { creature-doghead }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-doghead_host = { creature-doghead_host }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-donkey = { creature-donkey }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-dragon = { creature-dragon }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-ghoul = { creature-ghoul }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-giant = { creature-giant }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-goblin = { creature-goblin }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-goblin_chief = { creature-goblin_chief }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-griffin = { creature-griffin }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-herd = { creature-herd }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-host = { creature-host }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-hunter = { creature-hunter }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-idol = { creature-idol }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-karl = { creature-karl }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-leshy = { creature-leshy }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-link_bearer = { creature-link_bearer }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-lizard_guard = { creature-lizard_guard }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-lord = { creature-lord }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-lost_miner = { creature-lost_miner }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-maneater = { creature-maneater }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-merchant = { creature-merchant }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-nomad = { creature-nomad }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-ogre = { creature-ogre }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-patrol = { creature-patrol }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-peasant = { creature-peasant }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-pilgrim = { creature-pilgrim }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-rat = { creature-rat }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-retinue = { creature-retinue }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-rusalka = { creature-rusalka }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-sea_serpent = { creature-sea_serpent }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-skeleton = { creature-skeleton }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-slime = { creature-slime }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-snake = { creature-snake }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-spearman = { creature-spearman }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-spider = { creature-spider }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-stalker = { creature-stalker }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-troll = { creature-troll }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-viper = { creature-viper }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-vodyanoy = { creature-vodyanoy }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-werewolf = { creature-werewolf }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-wolf = { creature-wolf }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-wraith = { creature-wraith }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-zombie = { creature-zombie }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-porter = { creature-porter }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-slinger = { creature-slinger }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-archer = { creature-archer }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-armoured_man = { creature-armoured_man }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-sergeant = { creature-sergeant }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-healer = { creature-healer }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
foe-digger = { creature-digger }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}

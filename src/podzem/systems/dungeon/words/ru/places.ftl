# Места: стены, полы, проёмы, вещи.

named-wall = { $side ->
    [N] северная
    [E] восточная
    [S] южная
   *[W] западная
  } стена { $area ->
    [room] комнаты
    [passage] прохода
    [junction] перекрёстка
    [stairs] лестницы
   *[other] места
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }{ $part ->
    [0] { "" }
   *[other] , колено { $part }
  }, отрезок { $section }
named-floor = пол { $area ->
    [room] комнаты
    [passage] прохода
    [junction] перекрёстка
    [stairs] лестницы
   *[other] места
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }{ $part ->
    [0] { "" }
   *[other] , колено { $part }
  }, { $column }-й квадрат { $row }-го ряда
named-wall-at = { $side ->
    [N] северная
    [E] восточная
    [S] южная
   *[W] западная
  } стена { $area ->
    [room] комнаты
    [passage] прохода
    [junction] перекрёстка
    [stairs] лестницы
   *[other] места
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }, у точки { $x },{ $y }
named-floor-at = пол { $area ->
    [room] комнаты
    [passage] прохода
    [junction] перекрёстка
    [stairs] лестницы
   *[other] места
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }, у точки { $x },{ $y }
named-face = скала: { $side ->
    [N] на север
    [E] на восток
    [S] на юг
   *[W] на запад
  } от точки { $x },{ $y }
named-one = { $n ->
    [0] { $term }
   *[other] { $term } { $n }
  }
named-chest = сундук { $number }
named-feature = { $text }
named-entrance = вход в подземелье{ $which ->
    [0] { "" }
   *[other] { " " }{ $which }
  }
named-opening = { $kind ->
    [secret] тайная дверь
    [arch] арка
    [portcullis] решётка
    [gap] проём
    [stairs] лестница
   *[stuck] дверь
  }{ $which ->
    [0] { "" }
   *[other] { " " }№ { $which }
  } на { $side ->
    [N] северной
    [E] восточной
    [S] южной
   *[W] западной
  } стороне { $area ->
    [room] комнаты
    [passage] прохода
    [junction] перекрёстка
    [stairs] лестницы
   *[other] места
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }

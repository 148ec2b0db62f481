# Місця: стіни, підлоги, отвори, речі.

named-wall = { $side ->
    [N] північна
    [E] східна
    [S] південна
   *[W] західна
  } стіна { $area ->
    [room] кімнати
    [passage] проходу
    [junction] перехрестя
    [stairs] сходів
   *[other] місця
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }{ $part ->
    [0] { "" }
   *[other] , коліно { $part }
  }, відрізок { $section }
named-floor = підлога { $area ->
    [room] кімнати
    [passage] проходу
    [junction] перехрестя
    [stairs] сходів
   *[other] місця
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }{ $part ->
    [0] { "" }
   *[other] , коліно { $part }
  }, { $column }-й квадрат { $row }-го ряду
named-wall-at = { $side ->
    [N] північна
    [E] східна
    [S] південна
   *[W] західна
  } стіна { $area ->
    [room] кімнати
    [passage] проходу
    [junction] перехрестя
    [stairs] сходів
   *[other] місця
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }, біля точки { $x },{ $y }
named-floor-at = підлога { $area ->
    [room] кімнати
    [passage] проходу
    [junction] перехрестя
    [stairs] сходів
   *[other] місця
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }, біля точки { $x },{ $y }
named-face = скеля: { $side ->
    [N] на північ
    [E] на схід
    [S] на південь
   *[W] на захід
  } від точки { $x },{ $y }
named-one = { $n ->
    [0] { $term }
   *[other] { $term } { $n }
  }
named-chest = скриня { $number }
named-feature = { $text }
named-entrance = вхід до підземелля{ $which ->
    [0] { "" }
   *[other] { " " }{ $which }
  }
named-opening = { $kind ->
    [secret] таємні двері
    [arch] арка
    [portcullis] решітка
    [gap] отвір
    [stairs] сходи
   *[stuck] двері
  }{ $which ->
    [0] { "" }
   *[other] { " " }№ { $which }
  } { $side ->
    [N] з північного
    [E] зі східного
    [S] з південного
   *[W] із західного
  } боку { $area ->
    [room] кімнати
    [passage] проходу
    [junction] перехрестя
    [stairs] сходів
   *[other] місця
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }

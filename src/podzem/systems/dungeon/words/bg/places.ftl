# Места: стени, подове, отвори, неща.

named-wall = { $side ->
    [N] северна
    [E] източна
    [S] южна
   *[W] западна
  } стена на { $area ->
    [room] стаята
    [passage] прохода
    [junction] кръстовището
    [stairs] стълбището
   *[other] мястото
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }{ $part ->
    [0] { "" }
   *[other] , коляно { $part }
  }, отсечка { $section }
named-floor = под на { $area ->
    [room] стаята
    [passage] прохода
    [junction] кръстовището
    [stairs] стълбището
   *[other] мястото
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }{ $part ->
    [0] { "" }
   *[other] , коляно { $part }
  }, квадрат { $column } в ред { $row }
named-wall-at = { $side ->
    [N] северна
    [E] източна
    [S] южна
   *[W] западна
  } стена на { $area ->
    [room] стаята
    [passage] прохода
    [junction] кръстовището
    [stairs] стълбището
   *[other] мястото
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }, при точка { $x },{ $y }
named-floor-at = под на { $area ->
    [room] стаята
    [passage] прохода
    [junction] кръстовището
    [stairs] стълбището
   *[other] мястото
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }, при точка { $x },{ $y }
named-face = скала: { $side ->
    [N] на север
    [E] на изток
    [S] на юг
   *[W] на запад
  } от точка { $x },{ $y }
named-one = { $n ->
    [0] { $term }
   *[other] { $term } { $n }
  }
named-chest = сандък { $number }
named-feature = { $text }
named-entrance = входът на подземието{ $which ->
    [0] { "" }
   *[other] { " " }{ $which }
  }
named-opening = { $kind ->
    [secret] тайна врата
    [arch] арка
    [portcullis] решетка
    [gap] отвор
    [stairs] стълбище
   *[stuck] врата
  }{ $which ->
    [0] { "" }
   *[other] { " " }№ { $which }
  } на { $side ->
    [N] северната
    [E] източната
    [S] южната
   *[W] западната
  } страна на { $area ->
    [room] стаята
    [passage] прохода
    [junction] кръстовището
    [stairs] стълбището
   *[other] мястото
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }

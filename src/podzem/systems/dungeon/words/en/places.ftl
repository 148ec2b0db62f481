# Places: walls, floors, openings, things.

named-wall = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } wall of { $number ->
    [0] the{ " " }
   *[other] { "" }
  }{ $area ->
    [room] room
    [passage] passage
    [junction] crossing
    [stairs] stairs
   *[other] place
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }{ $part ->
    [0] { "" }
   *[other] , bend { $part }
  }, section { $section }
named-floor = floor of { $number ->
    [0] the{ " " }
   *[other] { "" }
  }{ $area ->
    [room] room
    [passage] passage
    [junction] crossing
    [stairs] stairs
   *[other] place
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }{ $part ->
    [0] { "" }
   *[other] , bend { $part }
  }, square { $column } of row { $row }
named-wall-at = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } wall of { $number ->
    [0] the{ " " }
   *[other] { "" }
  }{ $area ->
    [room] room
    [passage] passage
    [junction] crossing
    [stairs] stairs
   *[other] place
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }, at { $x },{ $y }
named-floor-at = floor of { $number ->
    [0] the{ " " }
   *[other] { "" }
  }{ $area ->
    [room] room
    [passage] passage
    [junction] crossing
    [stairs] stairs
   *[other] place
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }, at { $x },{ $y }
named-face = the rock { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } of { $x },{ $y }
named-one = { $n ->
    [0] { $term }
   *[other] { $term } { $n }
  }
named-chest = chest { $number }
named-feature = { $text }
named-entrance = the entrance{ $which ->
    [0] { "" }
   *[other] { " " }{ $which }
  }
named-opening = { $kind ->
    [secret] secret door
    [arch] arch
    [portcullis] portcullis
    [gap] gap
    [stairs] stairs
   *[stuck] door
  }{ $which ->
    [0] { "" }
   *[other] { " " }№ { $which }
  } on the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side of { $number ->
    [0] the{ " " }
   *[other] { "" }
  }{ $area ->
    [room] room
    [passage] passage
    [junction] crossing
    [stairs] stairs
   *[other] place
  }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }

### The words of a map on squared paper.

depths = Depths
depth = Depth %n
zoom-in = Closer
zoom-out = Farther
way-out = The way out
zoom-fit = The whole map
read-aloud = Read out where you stand

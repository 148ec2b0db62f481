"""The events of «ШИРМА», a module for each part of the rules: what is told, by which clauses, with which facts.

What the other side may not know (a target number, remaining health, the master's dice) is an event of its own. The
table keeps them in the order of these lines, which is that of the document.
"""

# ruff: noqa: F403
# isort: off
from podzem.systems.screen.events.order import *
from podzem.systems.screen.events.dice import *
from podzem.systems.screen.events.blows import *
from podzem.systems.screen.events.states import *
from podzem.systems.screen.events.mishaps import *
from podzem.systems.screen.events.acts import *
from podzem.systems.screen.events.master import *
from podzem.systems.screen.events.telling import *

"""What leaves the house, as records: views, logs, refusals and results are declared like a state,
filled by compiled functions, and read as JSON by one compiled writer."""

from .kinds import Arguments, Each, Group, List, Maybe, Names, Part, Pool, Room, Sentence, Table
from .layout import ViewLayout
from .lines import because, differ_in_a_place, noted, repeat, say

__all__ = [
    "Arguments",
    "Each",
    "Group",
    "List",
    "Maybe",
    "Names",
    "Part",
    "Pool",
    "Room",
    "Sentence",
    "Table",
    "ViewLayout",
    "because",
    "differ_in_a_place",
    "noted",
    "repeat",
    "say",
]

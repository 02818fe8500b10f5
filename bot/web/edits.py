"""Changes of a picture's markup: a page that has the previous picture gets only the changed tags. Pure functions."""

import re
from difflib import SequenceMatcher

Edit = tuple[int, int, str]
"""From the tag with this number, counted in the markup before, this many tags are replaced by this markup."""
MAX_TAGS = 600
"""Maximum number of tags of a picture for which changes are computed; the time grows with its square."""
OVERHEAD = 12
"""Number of characters that an edit needs in addition to its markup."""
_TAG = re.compile(r"<[^<]*")


def edits(before: str, after: str) -> tuple[Edit, ...]:
    """Return the changes of the markup, the last one first; () unless they are shorter than half of the new markup."""
    old, new = _TAG.findall(before), _TAG.findall(after)
    if max(len(old), len(new)) > MAX_TAGS:
        return ()
    found = tuple(
        (begin, end - begin, "".join(new[first:last]))
        for kind, begin, end, first, last in reversed(SequenceMatcher(None, old, new, False).get_opcodes())
        if kind != "equal"
    )
    return found if 2 * sum(len(markup) + OVERHEAD for _, _, markup in found) < len(after) else ()

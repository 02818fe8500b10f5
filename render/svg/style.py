"""The style sheet of pictures: a variable for each role in each theme, and the rules for classes."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from games import all_games
from render import palette
from render.gallery import pictures
from render.palette import CHART, FILLS, PAPER, RIM, Role, mixed, tint
from render.sprites import find, names
from render.svg.fonts import FACES, SUBSETS, file_name, unicode_range
from render.svg.pen import CURRENT
from render.svg.symbols import definition, sprite_id
from render.theme import DARK, DARK_STRONG, LIGHT, LIGHT_STRONG, Theme

_WIDEST = 16
_RULES = """
.cv{font:600 36px "Caravel Sans",sans-serif;font-kerning:none;font-variant-ligatures:none;
white-space:pre;text-rendering:geometricPrecision;fill:var(--ink)}
.serif{font-family:"Caravel Serif",serif}.regular{font-weight:400}.bold{font-weight:700}
.m{text-anchor:middle}.e{text-anchor:end}
.cv{overflow:visible}
.cv-shared{position:absolute}
.drawn{pointer-events:none}
.hits{fill:transparent}
.outlines{fill:none;stroke:none;pointer-events:none}
.n,.l,.frame{fill:none}.frame{stroke:var(--faded);stroke-width:2px}
.l{stroke-linecap:round;stroke-linejoin:round}
.o{stroke-width:var(--edge,6px);stroke-linejoin:round;paint-order:stroke}
.d{display:var(--details,inline)}
.small{--edge:8.4px;--details:none}
.slip{--more:var(--thicker,0px);fill:var(--panel);stroke:var(--ink);stroke-width:calc(2px + var(--more));
filter:var(--lift,drop-shadow(0 2px 2px rgb(0 0 0/.25)))}
use[href^="#i-"]:not([href$=".used"]){filter:var(--halo,none)}
.ornament{display:var(--ornament,inline)}
.sea{fill:var(--sea-ground,var(--sea-1))}
"""


def font_faces(url: Callable[[str], str]) -> str:
    """Return the rules that load the fonts; `url` says where a file of `data/fonts/web` is found."""
    return "\n".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-display:swap;'
        f"src:url({url(file_name(face, subset))}) format('woff2');unicode-range:{unicode_range(subset)}}}"
        for face, (family, weight) in FACES.items()
        for subset in SUBSETS
    )


@cache
def known_roles() -> frozenset[Role]:
    """Return every role that a picture can show."""
    named = {role for role in vars(palette).values() if isinstance(role, Role)}
    own = {find(name)[1] for name in names()}
    for key in all_games():
        pictures(key)
    ids = (sprite_id(name, hollow=hollow) for name in names() for hollow in (False, True))
    return frozenset(
        {*named, *mixed(), *own, *FILLS, *CHART, *map(tint, FILLS)}.union(
            *(definition(id_).roles for id_ in ids)
        )
    )


def rules(roles: Iterable[Role], themes: Mapping[str, Theme]) -> str:
    """Return the rules of classes, and the values of these roles in each theme, by selector (`:root`, say)."""
    shown = sorted(set(roles) - {CURRENT}, key=lambda role: role.name)
    parts = [_RULES.strip()]
    for selector, theme in themes.items():
        values = "".join(f"--{role.name}:{_value(theme, role)};" for role in shown if not _of_current(role))
        parts.append(f"{selector}{{{values}}}")
    # Slips alone are thicker in high contrast.
    parts += [
        f".w{width}{{stroke-width:calc({width}px + var(--more,0px))}}" for width in range(1, _WIDEST + 1)
    ]
    for selector, theme in themes.items():
        parts += _of_theme(selector, theme)
    own = {find(name)[1] for name in names()}
    for role in (CURRENT, *shown):
        value = _css(role)
        parts.append(
            f".f-{role.name}{{fill:{value}}}.s-{role.name}{{stroke:{value}}}.c-{role.name}{{--colour:{value}}}"
            + (f".o-{role.name}{{color:var(--colour,{value})}}" if role in own else "")
        )
    return "\n".join(parts)


def style_sheet(url: Callable[[str], str]) -> str:
    """Return the whole style sheet of a page.

    The page's root names its theme, `data-theme="dark"`; the default is light. `url` returns the address of a
    file of `data/fonts/web`.
    """
    themes = {f':root[data-theme="{theme.name}"]': theme for theme in (LIGHT_STRONG, DARK, DARK_STRONG)}
    return f"{font_faces(url)}\n{rules(known_roles(), {':root': LIGHT, **themes})}"


def _of_theme(selector: str, theme: Theme) -> Iterator[str]:
    """Yield a theme's rules besides the values of roles.

    They are variables, because shared definitions see no selectors from outside.
    """
    if theme.strong:
        yield f"{selector}{{--ornament:none;--sea-ground:var(--{PAPER.name});--lift:none;--thicker:1px}}"
    if theme.halo:
        edges = ("1.2px 0", "-1.2px 0", "0 1.2px", "0 -1.2px")
        lit = " ".join(f"drop-shadow({edge} var(--{RIM.name}))" for edge in edges)
        yield f"{selector}{{--halo:{lit}}}"


def _of_current(role: Role) -> bool:
    return role.recipe is not None and CURRENT in role.recipe


def _css(role: Role) -> str:
    """Return the value of a role; a mix with the requested colour is made where the sprite is used."""
    if role == CURRENT:
        return "currentColor"
    if role.recipe is not None and CURRENT in role.recipe:
        one, other, share = role.recipe
        return f"color-mix(in srgb,{_css(one)},{_css(other)} {share or 0:.0%})"
    return f"var(--{role.name})"


def _value(theme: Theme, role: Role) -> str:
    return "#{:02x}{:02x}{:02x}".format(*theme.shown(role))

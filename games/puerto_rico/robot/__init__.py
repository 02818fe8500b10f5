"""Robots of Puerto Rico: rules of thumb (`script`), and the value of positions (`outlook`, `features`)."""

from games.core import Robot
from games.puerto_rico.robot.candidates import candidates, pointless
from games.puerto_rico.robot.features import features
from games.puerto_rico.robot.outlook import imagine, value
from games.puerto_rico.robot.styles import LIKING, PLAIN, POLICY, POPULATION, STYLES

ROBOT = Robot(
    imagine=imagine,
    value=value,
    policy=POLICY,
    liking=LIKING,
    beginner=PLAIN,
    styles=STYLES,
    population=POPULATION,
    candidates=candidates,
    pointless=pointless,
    features=features,
    horizons=(3, 4, 5, 2),
    noise=1.0,
    effort=0.75,
    normal_playouts=3,
)

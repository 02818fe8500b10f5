"""Robots of Mundus Novus: rules of thumb (`script`), and the value of positions (`outlook`, `features`)."""

from games.core import Robot
from games.mundus_novus.robot.features import features
from games.mundus_novus.robot.outlook import imagine, value
from games.mundus_novus.robot.script import NORMAL, POLICY, POPULATION, STYLES, candidates

ROBOT = Robot(
    imagine=imagine,
    value=value,
    policy=POLICY,
    normal=NORMAL,
    styles=STYLES,
    population=POPULATION,
    candidates=candidates,
    features=features,
    horizons=(1,),
)

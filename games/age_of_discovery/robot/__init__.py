"""Robots of Age of Discovery: rules of thumb (`script`), and the value of positions (`outlook`, `features`)."""

from games.age_of_discovery.robot.candidates import candidates
from games.age_of_discovery.robot.features import features
from games.age_of_discovery.robot.outlook import imagine, value
from games.age_of_discovery.robot.script import LIKING, PLAIN, POLICY, POPULATION, STYLES
from games.core import Robot

ROBOT = Robot(
    imagine=imagine,
    value=value,
    policy=POLICY,
    liking=LIKING,
    beginner=PLAIN,
    normal=POLICY,
    styles=STYLES,
    population=POPULATION,
    candidates=candidates,
    features=features,
    horizons=(1,),
)

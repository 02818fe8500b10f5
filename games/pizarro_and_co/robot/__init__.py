"""Robots of Pizarro & Co.: rules of thumb (`script`), and the value of positions (`outlook`, `features`)."""

from games.core import Robot
from games.pizarro_and_co.moves import Bid, Limit
from games.pizarro_and_co.robot.candidates import candidates
from games.pizarro_and_co.robot.features import features
from games.pizarro_and_co.robot.outlook import imagine, value
from games.pizarro_and_co.robot.script import NORMAL, PLAIN, POLICY, POPULATION, STYLES

ROBOT = Robot(
    imagine=imagine,
    value=value,
    policy=POLICY,
    beginner=PLAIN,
    normal=NORMAL,
    styles=STYLES,
    population=POPULATION,
    candidates=candidates,
    features=features,
    scripted=(Bid, Limit),
    horizons=(5,),
)

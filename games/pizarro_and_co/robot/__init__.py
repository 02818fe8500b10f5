"""How robots play Pizarro & Co.: by rules of thumb (`script`), by what a position promises (`outlook`, `features`)."""

from games.core import Robot
from games.pizarro_and_co.robot.candidates import candidates
from games.pizarro_and_co.robot.features import features
from games.pizarro_and_co.robot.outlook import imagine, value
from games.pizarro_and_co.robot.script import POLICY, STYLES

ROBOT = Robot(
    imagine=imagine,
    value=value,
    policy=POLICY,
    styles=STYLES,
    candidates=candidates,
    features=features,
    horizons=(5,),
)

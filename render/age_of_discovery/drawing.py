"""The chart as a picture on a sheet of paper, in pixels and in paths."""

from PIL import Image

from games.core import record
from render.acts import Point
from render.age_of_discovery.chart import Fills, Sheet, chart
from render.age_of_discovery.chart_paths import write_chart
from render.mode import Mode
from render.svg.painter import Svg


@record
class ChartDrawing:
    """A sheet of the chart with these fills."""

    sheet: Sheet
    fills: Fills

    def pixels(self, mode: Mode) -> Image.Image:
        """Draw it at the mode's scale, in palette places."""
        return chart(mode, self.sheet, self.fills)

    def write(self, svg: Svg, at: Point) -> None:
        """Write it; the point is the middle of its upper edge."""
        write_chart(svg, self.sheet, self.fills, at)

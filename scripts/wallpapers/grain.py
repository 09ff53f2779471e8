"""The tile of grain that lies over wallpapers: `python3 grain.py` writes it where the site takes it from.

Each dot darkens or lightens what is below by as much as its transparency lets it, so one tile suits every picture.
"""

from pathlib import Path

import numpy as np
from PIL import Image

SEED = 7
SIDE = 208
# Of all the way to black or white: the middle of what one sees, and the most.
STRENGTH, MOST = 0.025, 0.06
STEPS = 8

TARGET = Path(__file__).resolve().parents[2] / "src/desktop/wallpaper/finish/grain.png"


def noise():
    """Without the large shapes that chance makes: those would be seen to come again."""
    plain = np.random.default_rng(SEED).standard_normal((SIDE, SIDE))
    around = np.tile(plain, (3, 3))
    smooth = sum(np.roll(around, (y, x), (0, 1)) for y in (-2, -1, 0, 1, 2) for x in (-2, -1, 0, 1, 2)) / 25
    fine = (around - smooth)[SIDE : 2 * SIDE, SIDE : 2 * SIDE]
    return fine / fine.std() * STRENGTH


def main():
    value = np.clip(noise() / MOST, -1, 1)
    step = np.rint(np.abs(value) * (STEPS - 1)).astype(np.uint8)
    tile = Image.fromarray(np.where(value < 0, step, step + STEPS).astype(np.uint8), "P")
    tile.putpalette([0] * 3 * STEPS + [255] * 3 * STEPS)
    opacities = [round(255 * MOST * i / (STEPS - 1)) for i in range(STEPS)]
    tile.save(TARGET, optimize=True, bits=4, transparency=bytes(opacities * 2))
    print(f"{TARGET}: {TARGET.stat().st_size} bytes")


main()

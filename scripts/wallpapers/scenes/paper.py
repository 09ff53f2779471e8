"""Folded paper: one sheet in parallelogram folds, raked by window light."""

import numpy as np

import kit
from develop import Look

SEED = 50
SAMPLES = 20
BOUNCES = 2
LOOK = Look(exposure=0.2, contrast=1.45, saturation=0.95, highlights=(1.01, 1.0, 0.985), vignette=0.06)


def zigzag(count, step, swing, random, swing_spread=0.35, step_spread=0.35):
    """Two running coordinates of an irregular zigzag; the swing alternates in sign."""
    steps = step * (1 + step_spread * random.uniform(-1, 1, count))
    swings = swing * (1 + swing_spread * random.uniform(-1, 1, count))
    swings[1::2] *= -1
    return np.concatenate([[0], np.cumsum(steps)]), np.concatenate([[0], np.cumsum(swings)])


def build(detail):
    random = np.random.default_rng(SEED)
    # Moving one zigzag along another makes every facet a parallelogram, hence flat: it would fold.
    run, rise = zigzag(26, 0.82, 0.27, random)
    reach, sway = zigzag(22, 1.02, 0.52, random)
    rise -= np.linspace(rise[0], rise[-1], len(rise))
    sway -= np.linspace(sway[0], sway[-1], len(sway))
    x = run[None, :] - run.mean() + 0 * reach[:, None]
    y = reach[:, None] - reach.mean() + 0 * run[None, :]
    x, y, z = x + sway[:, None], y, rise[None, :] + 0 * y

    made, n = kit.material("paper")
    position = n.position()
    fibres = n.noise(n.vector("MULTIPLY", position, (1, 1, 1)), 60.0, 6.0, 0.7)
    surface = n.bump(fibres, 0.10, 0.01)
    n.finish(n.matte((0.80, 0.77, 0.725), 0.4, surface))
    sheet = kit.sheet("paper", x, y, z, made, smooth=False)
    bevel = sheet.modifiers.new("worn creases", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = 0.012, 3, "NONE"

    kit.Sky([(0.0, (0.55, 0.56, 0.60)), (1.0, (0.62, 0.66, 0.74))], strength=0.5).hang()
    kit.softbox((-13, 8, 10), (0, 0, 0), (7, 5), (1.0, 0.90, 0.77), 6500)
    kit.softbox((11, -8, 9), (0, 0, 0), (9, 7), (1.0, 0.62, 0.45), 1100)
    kit.camera((0.5, -6.5, 12.0), (0.2, 0.3, 0), 44, (0, 0, 0), 4, roll=-18)

"""Dawn: ranges one behind the other, the valleys still full of mist, the sun about to clear them."""

import numpy as np

import kit
from develop import Look
from noise import eroded, fbm, smoothstep

SEED = 12
SAMPLES = 20
BOUNCES = 0
LOOK = Look(exposure=0.0, contrast=1.3, saturation=1.08, shadows=(0.96, 0.98, 1.12), highlights=(1.02, 1.0, 0.98))

EYE = (0.0, 0.0, 1900.0)
SUN = (0.34, 1.0, 0.075)


def relief(x, y):
    """Metres above the valley floor."""
    warp_x = x + 900 * fbm(x / 6000, y / 6000, SEED + 1, 3)
    warp_y = y + 900 * fbm(x / 6000 + 7, y / 6000 - 3, SEED + 2, 3)
    # Stretched across the view, so that the relief lies in ranges.
    shape = eroded(warp_x / 7000, warp_y / 3800, SEED + 4, 12, gain=0.5, wear=0.30, ridge=0.57)
    mass = 0.65 + 0.9 * fbm(x / 21000, y / 12000, SEED + 8, 2)
    grown = smoothstep(2000, 34000, y)
    return 420 + 300 * grown + (1050 + 2300 * grown) * mass * (0.35 + 0.95 * shape)


def build(detail):
    sky = kit.Sky(
        [
            (0.0, (0.84, 0.47, 0.31)),
            (0.06, (0.78, 0.46, 0.36)),
            (0.15, (0.50, 0.38, 0.42)),
            (0.32, (0.22, 0.26, 0.39)),
            (1.0, (0.05, 0.10, 0.22)),
        ],
        light=SUN,
        glow=(1.0, 0.56, 0.28),
        glow_powers=[(6, 0.22), (40, 0.40), (300, 0.5)],
    )
    sky.hang()
    haze = kit.Haze(sky, EYE, 0.00034, 460.0, wisps=0.4, wisp_scale=0.0005, tint=(0.66, 0.76, 1.06))

    ground, n = kit.material("rock")
    rough = n.noise(n.position(), 0.004, 8.0, 0.62)
    rock = n.mix(rough, (0.026, 0.036, 0.060), (0.075, 0.080, 0.110))
    n.finish(haze.over(n, n.matte(rock)))

    x, y = kit.fan(2600, 60000, 32, int(1800 * detail), int(2200 * detail), evenness=0.25)
    kit.sheet("ranges", x, y, relief(x, y), ground)
    kit.sun(SUN, (1.0, 0.55, 0.28), 3.5, angle=1.0)
    kit.camera(EYE, (0, 9000, 1700), 46)

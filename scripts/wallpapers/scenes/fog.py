"""Fog between ridges: wooded spurs one behind the other, each paler than the last."""

import numpy as np

import kit
from develop import Look
from noise import eroded, fbm, smoothstep
from trees import plant

SEED = 31
SAMPLES = 20
BOUNCES = 0
LOOK = Look(exposure=0.1, contrast=1.35, saturation=1.05, shadows=(0.92, 1.0, 1.06), highlights=(1.0, 1.0, 0.99))

EYE = (0.0, 0.0, 330.0)
# Distance, mean height of the crest, how far it wanders, half depth.
RIDGES = [(520, 226, 46, 190), (1150, 205, 110, 330), (1750, 275, 150, 420), (2800, 380, 190, 600), (4400, 560, 260, 900), (7000, 820, 360, 1300)]


def ridge_height(x, y, ridge, seed):
    distance, crest, wander, depth = ridge
    line = distance + 0.35 * depth * fbm(x / (2.2 * depth), 0 * x, seed, 3)
    top = crest + wander * 1.5 * fbm(x / (4.5 * wander) + seed, 0 * x + 0.3, seed + 1, 4)
    away = np.abs(y - line) / depth
    spurs = eroded(x / depth * 1.1, y / depth * 1.1, seed + 2, 7, wear=0.4)
    return top - 0.75 * depth * away**1.15 + 0.22 * depth * spurs * smoothstep(0, 0.7, away)


def build(detail):
    random = np.random.default_rng(SEED)
    sky = kit.Sky(
        [(0.0, (0.42, 0.52, 0.55)), (0.12, (0.44, 0.53, 0.56)), (0.4, (0.30, 0.40, 0.46)), (1.0, (0.24, 0.32, 0.38))],
        light=(0.55, 1.0, 0.22),
        glow=(0.80, 0.52, 0.30),
        glow_powers=[(4, 0.30), (24, 0.35)],
    )
    sky.hang()
    haze = kit.Haze(sky, EYE, 0.00085, 165.0, wisps=0.45, wisp_scale=0.0022)

    forest, n = kit.material("forest")
    n.finish(haze.over(n, n.matte((0.014, 0.026, 0.022))))

    for index, ridge in enumerate(RIDGES):
        distance, _, _, depth = ridge
        half = distance * 0.75 + 200
        seed = SEED + 40 * index
        x, y = np.meshgrid(
            np.linspace(-half, half, int(900 * detail)), np.linspace(distance - 1.4 * depth, distance + 1.2 * depth, int(420 * detail))
        )
        kit.sheet(f"ridge {index}", x, y, ridge_height(x, y, ridge, seed), forest)

        count = [5200, 11000, 17000, 22000, 26000, 26000][index]
        across = random.uniform(-half, half, count)
        along = distance + depth * random.normal(-0.05, 0.26, count)
        kept = fbm(across / 90, along / 90, seed + 9, 3) > -0.42
        points = np.stack([across, along, ridge_height(across, along, ridge, seed) - 1], -1)[kept]
        heights = random.lognormal(np.log(21), 0.28, count)[kept]
        plant(f"trees {index}", random, forest, points, heights, boughs=(420, 260, 160, 90, 60, 40)[index])

    kit.sun((0.55, 1.0, 0.22), (1.0, 0.88, 0.72), 0.7, angle=12)
    kit.camera(EYE, (0, 1000, 318), 42)

"""Winter hills: a few firs on snow so soft that ground and sky are nearly one."""

import numpy as np

import kit
from develop import Look
from noise import fbm, gradient_noise, smoothstep
from trees import plant

SEED = 63
SAMPLES = 20
BOUNCES = 1
LOOK = Look(exposure=0.12, contrast=1.2, saturation=0.95, shadows=(0.98, 0.99, 1.04), highlights=(1.01, 1.0, 0.99), vignette=0.05)

EYE = (0.0, 0.0, 16.0)
SUN = (-0.9, 0.50, 0.26)


def snow(x, y):
    hills = 20 * fbm(x / 190, y / 150, SEED, 2, gain=0.25)
    rise = 26 * smoothstep(60, 520, y) + 46 * smoothstep(400, 1500, y) * (0.6 + fbm(x / 520, y / 900, SEED + 4, 2))
    drifts = 0.35 * fbm(x / 22 + 0.02 * y, y / 34, SEED + 2, 3)
    return hills + rise + drifts


def build(detail):
    random = np.random.default_rng(SEED)
    sky = kit.Sky(
        [(0.0, (0.98, 0.88, 0.80)), (0.10, (0.90, 0.85, 0.83)), (0.35, (0.58, 0.66, 0.77)), (1.0, (0.30, 0.42, 0.62))],
        light=SUN,
        glow=(1.0, 0.78, 0.58),
        glow_powers=[(4, 0.14), (24, 0.2)],
        strength=1.25,
    )
    sky.hang()
    haze = kit.Haze(sky, EYE, 0.0008, 60.0, wisps=0.3, wisp_scale=0.006)

    made, n = kit.material("snow")
    grain = n.noise(n.position(), 1.4, 6.0, 0.55)
    n.finish(haze.over(n, n.matte((0.86, 0.87, 0.89), 0.3, n.bump(grain, 0.12, 0.12))))
    x, y = kit.fan(10, 3000, 38, int(1600 * detail), int(1800 * detail))
    kit.sheet("snow", x, y, snow(x, y), made)

    firs, n = kit.material("firs")
    n.finish(haze.over(n, n.matte((0.030, 0.042, 0.045))))
    across = np.concatenate([random.uniform(60, 190, 60), random.normal(120, 26, 60), random.uniform(-260, 400, 60)])
    along = np.concatenate([random.uniform(300, 420, 60), random.normal(330, 18, 60), random.uniform(600, 900, 60)])
    points = np.stack([across, along, snow(across, along) - 0.3], -1)
    plant("firs", random, firs, points, random.lognormal(np.log(11), 0.3, len(points)), spread=0.15)

    kit.sun(SUN, (1.0, 0.78, 0.58), 10.0, angle=2.5)
    kit.camera(EYE, (0, 200, 24), 36)

"""Moonlit strait: a calm night sea, islands going off into haze, the moon just out of the frame."""

import numpy as np

import kit
from develop import Look
from noise import eroded, fbm, smoothstep

SEED = 3
SAMPLES = 20
BOUNCES = 0
LOOK = Look(exposure=0.2, contrast=1.2, saturation=0.95, shadows=(0.86, 1.0, 1.12), highlights=(0.97, 1.0, 1.0), bloom=0.12)

EYE = (0.0, 0.0, 9.0)
MOON = (0.40, 1.0, 0.40)


def swell(x, y, random):
    """Height of a sea of many small wave trains, mostly from one quarter."""
    height = np.zeros_like(x)
    for _ in range(70):
        length = 1.1 * 2 ** random.uniform(0, 4.6)
        angle = random.normal(0.5, 0.55)
        steepness = 0.0045 * random.uniform(0.5, 1.3) * (length / 6) ** -0.12
        k = 2 * np.pi / length
        phase = k * (np.sin(angle) * x + np.cos(angle) * y) + random.uniform(0, 2 * np.pi)
        # Waves finer than the mesh would alias into streaks; they end as roughness instead.
        seen = 1 - smoothstep(length * 40, length * 130, np.hypot(x, y))
        height += seen * steepness * length * np.sin(phase)
    return height


def island(name, distance, left, right, height, seed, material, detail):
    columns, rows = int(1400 * detail), int(240 * detail)
    x, y = np.meshgrid(np.linspace(left, right, columns), distance + np.linspace(-1, 1, rows) * (right - left) * 0.16)
    u = (x - left) / (right - left) * 2 - 1
    v = (y - distance) / ((right - left) * 0.16)
    mass = np.clip(1 - u * u, 0, 1) ** 0.8 * np.clip(1 - v * v, 0, 1)
    size = right - left
    relief = 0.55 + 0.8 * eroded(x / size * 4.2, y / size * 4.2, seed, 8, wear=0.35, ridge=0.5)
    kit.sheet(name, x, y, height * mass * relief - 0.03 * height, material)


def build(detail):
    random = np.random.default_rng(SEED)
    sky = kit.Sky(
        [(0.0, (0.030, 0.066, 0.090)), (0.10, (0.018, 0.042, 0.066)), (0.40, (0.006, 0.016, 0.032)), (1.0, (0.002, 0.006, 0.014))],
        light=MOON,
        glow=(0.60, 0.78, 0.86),
        glow_powers=[(5, 0.035), (24, 0.07), (160, 0.10)],
        veil=0.55,
    )
    sky.hang()
    haze = kit.Haze(sky, EYE, 0.00030, 120.0)

    water, n = kit.material("water")
    position = n.position()
    distance = n.vector("LENGTH", position)
    ripples = n.noise(n.vector("MULTIPLY", position, (1.0, 1.6, 1.0)), 2.2, 5.0, 0.6)
    calm = n.step(n.noise(n.vector("MULTIPLY", position, (0.25, 1, 1)), 0.02, 3.0), 0.35, 0.7)
    strength = n.math("MULTIPLY", n.math("ADD", 0.25, n.math("MULTIPLY", calm, 0.5)), n.math("DIVIDE", 60.0, n.math("ADD", distance, 60.0)))
    roughness = n.math("ADD", 0.06, n.math("MULTIPLY", n.step(distance, 20.0, 900.0), 0.16))
    surface = n.principled((0.002, 0.010, 0.016), roughness, 0.5, n.bump(ripples, strength, 0.10))
    n.finish(haze.over(n, surface))
    x, y = kit.fan(6, 60000, 32, int(2000 * detail), int(2400 * detail))
    kit.sheet("sea", x, y, swell(x, y, random), water)

    rock, n = kit.material("rock")
    n.finish(haze.over(n, n.matte((0.010, 0.014, 0.016))))
    for index, (far, left, right, height) in enumerate(
        [(1500, -900, -260, 150), (2600, -1700, 240, 330), (4200, 350, 2300, 330), (7500, -2600, 1800, 760), (11500, 900, 6800, 900)]
    ):
        island(f"island {index}", far, left, right, height, SEED + 10 * index, rock, detail)

    kit.sun(MOON, (0.80, 0.92, 1.0), 0.30, angle=2.2)
    kit.camera(EYE, (0, 100, 14.0), 30)

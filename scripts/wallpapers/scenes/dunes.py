"""Low sun on dunes: long crests, raked by a sun just above the sand."""

import numpy as np

import kit
from develop import Look
from noise import fbm, gradient_noise, smoothstep

SEED = 44
SAMPLES = 20
BOUNCES = 1
LOOK = Look(exposure=-0.1, contrast=1.5, saturation=1.0, shadows=(0.97, 0.96, 1.07), highlights=(1.02, 1.0, 0.96))

EYE = (0.0, 0.0, 62.0)
SUN = (-0.95, 0.30, 0.185)


def dune_train(x, y, length, height, angle, seed):
    """Asymmetric waves of sand: a long back, a crest, a slip face at the angle of repose."""
    u = np.cos(angle) * x + np.sin(angle) * y
    v = -np.sin(angle) * x + np.cos(angle) * y
    u = u + 0.62 * length * fbm(u / (2.4 * length), v / (2.0 * length), seed, 3, gain=0.42)
    phase = u / length
    cell = np.floor(phase)
    t = phase - cell
    crest = 0.70
    back = (t / crest) ** 1.7
    face = (1 - t) / (1 - crest)
    # A crest sharper than the mesh can follow would break into a row of teeth.
    edge = 0.035 + 0.00035 * np.hypot(x, y) / length * 6
    profile = 0.5 * (back + face - np.sqrt((back - face) ** 2 + edge**2))
    vigour = 0.62 + 1.0 * fbm(u / (3.6 * length), v / (1.6 * length) + 3, seed + 5, 2)
    return height * profile * np.clip(vigour, 0.05, None)


def sand(x, y):
    broad = 20 * fbm(x / 620, y / 520, SEED, 3)
    large = dune_train(x, y, 250, 52, 0.42, SEED + 2)
    small = dune_train(x, y, 60, 4.5, 0.05, SEED + 6)
    return broad + large + small * smoothstep(0.1, 1.0, 1 - large / 40) * 0.7


def build(detail):
    sky = kit.Sky(
        [
            (0.0, (0.80, 0.50, 0.31)),
            (0.07, (0.66, 0.46, 0.36)),
            (0.20, (0.34, 0.37, 0.42)),
            (0.5, (0.10, 0.19, 0.32)),
            (1.0, (0.05, 0.11, 0.25)),
        ],
        light=SUN,
        glow=(1.0, 0.62, 0.30),
        glow_powers=[(4, 0.30), (24, 0.5)],
    )
    sky.hang()
    haze = kit.Haze(sky, EYE, 0.00030, 130.0)

    made, n = kit.material("sand")
    position = n.position()
    distance = n.vector("LENGTH", position)
    warp = n.noise(position, 0.10, 3.0)
    lines = n.math("SINE", n.math("ADD", n.math("MULTIPLY", n.axis(position, "x"), 9.0), n.math("MULTIPLY", warp, 60.0)))
    grit = n.noise(position, 3.0, 5.0, 0.6)
    height = n.math("ADD", n.math("MULTIPLY", lines, 0.5), n.math("MULTIPLY", grit, 0.35))
    fade = n.math("SUBTRACT", 1.0, n.step(distance, 30.0, 420.0))
    colour = n.mix(n.noise(position, 0.012, 4.0), (0.46, 0.29, 0.18), (0.56, 0.37, 0.24))
    surface = n.matte(colour, 0.6, n.bump(height, n.math("MULTIPLY", fade, 0.4), 0.09))
    n.finish(haze.over(n, surface))

    x, y = kit.fan(14, 5200, 38, int(2100 * detail), int(2600 * detail))
    kit.sheet("sand", x, y, sand(x, y), made)
    kit.sun(SUN, (1.0, 0.62, 0.34), 7.0, angle=0.7)
    kit.camera(EYE, (0, 200, 40), 34)

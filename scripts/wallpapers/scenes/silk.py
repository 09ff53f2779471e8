"""Midnight silk: one heavy sheet gathered in long folds, dark enough to work in front of."""

import numpy as np

import kit
from develop import Look
from noise import fbm, gradient_noise, smoothstep

SEED = 24
SAMPLES = 24
BOUNCES = 2
LOOK = Look(exposure=0.1, contrast=1.15, saturation=0.92, shadows=(0.94, 1.0, 1.08), highlights=(1.0, 0.99, 1.0), black=0.012)


def folds(x, y):
    """Long ridges which lean, meet and part: noise stretched along a flow that bends."""
    bend = 1.5 * fbm(x * 0.10, y * 0.13, SEED, 2) + 0.25 * np.sin(0.35 * x + 0.6)
    across = y + bend
    along = x + 0.8 * fbm(x * 0.12 + 9, y * 0.12, SEED + 3, 2)
    large = gradient_noise(along * 0.11, across * 0.52, SEED + 5)[0]
    middle = gradient_noise(along * 0.16 + 4, across * 1.15, SEED + 7)[0]
    small = gradient_noise(along * 0.22, across * 2.4 + 2, SEED + 9)[0]
    crest = np.sqrt(large**2 + 0.012)
    return 1.5 * large - 0.9 * crest + 0.36 * middle + 0.07 * small * smoothstep(-0.2, 0.5, middle)


def satin():
    made, n = kit.material("satin")
    position = n.position()
    weave = n.noise(n.vector("MULTIPLY", position, (3, 90, 90)), 4.0, 2.0)
    thread = n.bump(weave, 0.015, 0.01)
    tone = n.mix(n.noise(position, 0.16, 2.0), (0.026, 0.044, 0.120), (0.070, 0.030, 0.105))
    n.finish(n.principled(tone, 0.36, 0.5, thread, metallic=0.55, sheen=0.6, sheen_tint=0.6))
    return made


def sheet(detail, material):
    x, y = np.meshgrid(np.linspace(-11, 11, int(1900 * detail)), np.linspace(-7, 8, int(1500 * detail)))
    kit.sheet("silk", x, y, folds(x, y), material)


def camera():
    kit.camera((0.0, -5.2, 9.4), (0.0, 0.25, 0.0), 40, (0, 0.5, 0), 2.8, roll=-14)


def build(detail):
    sheet(detail, satin())
    kit.Sky([(0.0, (0.016, 0.020, 0.040)), (0.5, (0.020, 0.034, 0.060)), (1.0, (0.030, 0.034, 0.070))]).hang()
    kit.softbox((6, 9, 6), (1, 0.5, 0), (10, 3.0), (0.42, 0.64, 1.0), 900)
    kit.softbox((-10, -3, 5), (-1, 0, 0), (1.5, 7), (0.95, 0.50, 0.78), 360)
    kit.softbox((0, -9, 9), (0, 0, 0), (12, 5), (0.45, 0.70, 0.85), 120)
    camera()

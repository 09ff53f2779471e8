"""The silk of midnight by a window in the morning: the same folds in the light theme's paper."""

import kit
from develop import Look

from scenes import silk

SEED = silk.SEED
SAMPLES = 12
BOUNCES = 3
LOOK = Look(
    exposure=0.12,
    contrast=1.4,
    white=2.2,
    saturation=1.1,
    shadows=(1.01, 0.985, 1.01),
    highlights=(1.01, 1.0, 0.975),
    black=0.02,
    bloom=0.08,
    vignette=0.06,
    denoise=2.0,
)


def pearl():
    made, n = kit.material("pearl")
    position = n.position()
    weave = n.noise(n.vector("MULTIPLY", position, (3, 90, 90)), 4.0, 2.0)
    thread = n.bump(weave, 0.006, 0.01)
    tone = n.mix(n.noise(position, 0.16, 2.0), (0.84, 0.78, 0.70), (0.82, 0.70, 0.70))
    n.finish(n.principled(tone, 0.34, 0.5, thread, metallic=0.45, sheen=0.4, sheen_tint=0.4))
    return made


def build(detail):
    silk.sheet(detail, pearl())
    kit.Sky([(0.0, (0.40, 0.40, 0.50)), (0.5, (0.42, 0.48, 0.68)), (1.0, (0.46, 0.54, 0.78))], strength=0.5).hang()
    kit.softbox((6, 9, 6), (1, 0.5, 0), (10, 3.0), (1.0, 0.87, 0.70), 2300)
    kit.softbox((-10, -3, 5), (-1, 0, 0), (1.5, 7), (1.0, 0.74, 0.72), 620)
    kit.softbox((0, -9, 9), (0, 0, 0), (12, 5), (0.92, 0.94, 1.0), 260)
    silk.camera()

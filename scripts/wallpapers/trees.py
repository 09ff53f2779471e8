"""Conifers, one unit tall, built from drooping boughs."""

import numpy as np

import kit

GOLDEN_ANGLE = np.pi * (3 - np.sqrt(5))


def conifer(name, random, material, boughs=260, spread=0.17):
    vertices, faces = [], []

    def triangle(a, b, c):
        faces.append((len(vertices), len(vertices) + 1, len(vertices) + 2))
        vertices.extend((a, b, c))

    for turn in np.linspace(0, 2 * np.pi, 5, endpoint=False):
        foot = 0.010 * np.array([[np.cos(t), np.sin(t), 0] for t in (turn, turn + 1.2566)])
        triangle(foot[0], foot[1], np.array([0, 0, 1.0]))

    bare = random.uniform(0.03, 0.10)
    width = spread * random.uniform(0.85, 1.15)
    thin_side = random.uniform(0, 2 * np.pi)
    for bough in range(boughs):
        # A spiral rather than whorls: rings of boughs read as a ladder against the sky.
        level = (bough + random.uniform(-2, 2)) / boughs
        level = np.clip(level, 0, 0.99) ** 0.88
        height = bare + (0.985 - bare) * level
        angle = bough * GOLDEN_ANGLE + random.uniform(-0.5, 0.5)
        taper = width * (1 - level) ** 0.9 * (1 - 0.22 * np.cos(angle - thin_side)) + 0.006
        reach = taper * random.triangular(0.45, 0.95, 1.25)
        # Old boughs hang, young ones still point up.
        drop = reach * (0.75 * (1 - level) - 0.30 + random.uniform(-0.18, 0.18))
        out = np.array([np.cos(angle), np.sin(angle), 0])
        side = np.array([-np.sin(angle), np.cos(angle), 0]) * reach * random.uniform(0.14, 0.26)
        root = np.array([0, 0, height])
        middle = root + out * reach * 0.6 + [0, 0, -0.75 * drop]
        tip = root + out * reach + [0, 0, -0.8 * drop]
        fringe = np.array([0, 0, -random.uniform(0.010, 0.030) * (1.1 - level)])
        triangle(root, middle + side + fringe, tip)
        triangle(root, middle - side + fringe, tip)
        triangle(root, middle + 1.6 * fringe, tip)
    return kit.mesh(name, np.array(vertices), np.array(faces), material, smooth=False)


def plant(name, random, material, points, heights, kinds=5, **shape):
    """A wood of several kinds of conifer at `points` (n, 3)."""
    kind = random.integers(0, kinds, len(points))
    turns = random.uniform(0, 2 * np.pi, len(points))
    for k in range(kinds):
        chosen = kind == k
        tree = conifer(f"{name} {k}", random, material, **shape)
        kit.scatter(f"{name} wood {k}", tree, points[chosen], heights[chosen], turns[chosen])

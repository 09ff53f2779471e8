"""Conifers, one unit tall, built from drooping boughs."""

import numpy as np

import kit


def conifer(name, random, material, whorls=20, spread=0.17):
    vertices, faces = [], []

    def triangle(a, b, c):
        faces.append((len(vertices), len(vertices) + 1, len(vertices) + 2))
        vertices.extend((a, b, c))

    for turn in np.linspace(0, 2 * np.pi, 5, endpoint=False):
        foot = 0.011 * np.array([[np.cos(t), np.sin(t), 0] for t in (turn, turn + 1.2566)])
        triangle(foot[0], foot[1], np.array([0, 0, 0.97]))

    bare = random.uniform(0.04, 0.10)
    lean = random.uniform(0.8, 1.15)
    for level in np.linspace(0, 1, whorls):
        height = bare + (0.97 - bare) * level**0.92
        length = lean * spread * (1 - level) ** 0.85 + 0.012
        boughs = 9 if level < 0.7 else 6
        for bough in range(boughs):
            angle = 2 * np.pi * (bough + random.uniform(-0.4, 0.4)) / boughs + level * 40
            reach = length * random.uniform(0.55, 1.15)
            drop = reach * random.uniform(0.25, 0.6) * (1.1 - level)
            out = np.array([np.cos(angle), np.sin(angle), 0])
            side = np.array([-np.sin(angle), np.cos(angle), 0]) * reach * 0.26
            root = np.array([0, 0, height])
            middle = root + out * reach * 0.55 + [0, 0, -drop * 0.35]
            tip = root + out * reach + [0, 0, -drop]
            hang = np.array([0, 0, -0.045 * (1.15 - level)])
            triangle(root, middle + side + hang, tip)
            triangle(root, tip, middle - side + hang)
            triangle(root, middle + hang * 2.2, tip)
    return kit.mesh(name, np.array(vertices), np.array(faces), material, smooth=False)


def plant(name, random, material, points, heights, kinds=4, **shape):
    """A wood of several kinds of conifer at `points` (n, 3)."""
    kind = random.integers(0, kinds, len(points))
    turns = random.uniform(0, 2 * np.pi, len(points))
    for k in range(kinds):
        chosen = kind == k
        tree = conifer(f"{name} {k}", random, material, **shape)
        kit.scatter(f"{name} wood {k}", tree, points[chosen], heights[chosen], turns[chosen])

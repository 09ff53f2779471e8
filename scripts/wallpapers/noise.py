"""Seeded noise over numpy arrays: the stuff every hill, fold and wave is made of."""

import numpy as np


def _corner_gradients(ix, iy, seed):
    h = (ix * 374761393 + iy * 668265263 + seed * 974634777) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    h ^= h >> 16
    angle = h.astype(np.float64) * (2 * np.pi / 2**32)
    return np.cos(angle), np.sin(angle)


def gradient_noise(x, y, seed):
    """Noise in about -0.7..0.7, with its two slopes (dx, dy)."""
    floor_x, floor_y = np.floor(x), np.floor(y)
    fx, fy = x - floor_x, y - floor_y
    ix, iy = floor_x.astype(np.int64), floor_y.astype(np.int64)
    u, v = (t * t * t * (t * (t * 6 - 15) + 10) for t in (fx, fy))
    du, dv = (30 * t * t * (t * (t - 2) + 1) for t in (fx, fy))

    ax, ay = _corner_gradients(ix, iy, seed)
    bx, by = _corner_gradients(ix + 1, iy, seed)
    cx, cy = _corner_gradients(ix, iy + 1, seed)
    ex, ey = _corner_gradients(ix + 1, iy + 1, seed)
    a = ax * fx + ay * fy
    b = bx * (fx - 1) + by * fy
    c = cx * fx + cy * (fy - 1)
    e = ex * (fx - 1) + ey * (fy - 1)

    twist = a - b - c + e
    value = a + u * (b - a) + v * (c - a) + u * v * twist
    slope_x = ax + u * (bx - ax) + v * (cx - ax) + u * v * (ax - bx - cx + ex) + du * (b - a + v * twist)
    slope_y = ay + u * (by - ay) + v * (cy - ay) + u * v * (ay - by - cy + ey) + dv * (c - a + u * twist)
    return value, slope_x, slope_y


def fbm(x, y, seed, octaves=5, gain=0.5, lacunarity=2.03):
    """Sum of octaves, each turned against the last so that no grid shows."""
    total = np.zeros_like(x)
    amplitude, turn = 1.0, 0.6
    for octave in range(octaves):
        total += amplitude * gradient_noise(x, y, seed + 17 * octave)[0]
        amplitude *= gain
        x, y = (
            lacunarity * (np.cos(turn) * x - np.sin(turn) * y) + 3.1,
            lacunarity * (np.sin(turn) * x + np.cos(turn) * y) - 7.7,
        )
    return total


def eroded(x, y, seed, octaves=9, gain=0.5, wear=1.0, ridge=0.0):
    """Mountain relief: steep ground takes less of each finer octave, as if it had been washed.

    `ridge` 0..1 blends from rounded octaves to creased ones.
    """
    total = np.zeros_like(x)
    slope_x, slope_y = np.zeros_like(x), np.zeros_like(x)
    amplitude = 1.0
    cos, sin = np.cos(0.6435), np.sin(0.6435)
    # Slopes are kept in the frame of the first octave, so that they add up.
    frame_cos, frame_sin, scale = 1.0, 0.0, 1.0
    for octave in range(octaves):
        value, dx, dy = gradient_noise(x, y, seed + 31 * octave)
        if ridge:
            sharp = np.sqrt(value * value + 0.0016)
            fold = -value / sharp
            value, dx, dy = (
                (1 - ridge) * value + ridge * (0.45 - 2 * sharp),
                dx * ((1 - ridge) + 2 * ridge * fold),
                dy * ((1 - ridge) + 2 * ridge * fold),
            )
        weight = amplitude
        slope_x += weight * (frame_cos * dx + frame_sin * dy)
        slope_y += weight * (-frame_sin * dx + frame_cos * dy)
        total += amplitude * value / (1 + wear * (slope_x**2 + slope_y**2))
        amplitude *= gain
        scale *= 2
        x, y = 2 * (cos * x - sin * y) + 5.3, 2 * (sin * x + cos * y) - 1.9
        frame_cos, frame_sin = frame_cos * cos - frame_sin * sin, frame_sin * cos + frame_cos * sin
    return total


def smoothstep(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)

"""The darkroom: from two noisy halves of linear light to one finished JPEG."""

import io
import os
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)

# Near neighbours all, far ones sparsely: a wide search at the cost of a narrow one.
NEIGHBOURS = sorted(
    {(dx, dy) for dx in range(-2, 3) for dy in range(-2, 3)}
    | {(dx, dy) for dx in range(-8, 9, 4) for dy in range(-8, 9, 4)}
)


@dataclass
class Look:
    """How a scene is printed. Colours are multipliers around 1."""

    exposure: float = 0.0
    contrast: float = 1.3
    white: float = 2.5
    saturation: float = 1.0
    shadows: tuple = (1.0, 1.0, 1.0)
    highlights: tuple = (1.0, 1.0, 1.0)
    black: float = 0.0
    bloom: float = 0.06
    bloom_from: float = 0.7
    vignette: float = 0.12
    grain: float = 0.9
    denoise: float = 0.6
    quality: int = 95


def squeezed(light):
    """Light 0..infinity as 0..1, where noise and edges weigh about as much as they show."""
    return light / (light + 0.25)


def stretched(value):
    value = np.clip(value, 0, 0.99)
    return 0.25 * value / (1 - value)


def clean(first, second, strength):
    """Non-local means over two independent renders; each decides the weights for the other.

    Their difference tells how much of a contrast is noise, so texture that both agree on survives.
    """
    first, second = squeezed(first), squeezed(second)
    noise = ((first - second) ** 2).mean(-1) / 2
    noise = cv2.GaussianBlur(noise, (0, 0), 2.5) + 1e-8
    rows, columns = noise.shape
    reach = 8
    pad = [cv2.copyMakeBorder(a, reach, reach, reach, reach, cv2.BORDER_REFLECT_101) for a in (first, second, noise)]
    totals = [np.zeros_like(first), np.zeros_like(second)]
    weights = [np.zeros_like(noise), np.zeros_like(noise)]
    for dx, dy in NEIGHBOURS:
        view = np.s_[reach + dy : reach + dy + rows, reach + dx : reach + dx + columns]
        there = pad[2][view]
        floor = noise + np.minimum(noise, there)
        scale = 1 / (strength**2 * (noise + there))
        for guide, target in ((0, 1), (1, 0)):
            gap = pad[guide][view] - (first, second)[guide]
            gap = cv2.blur((gap * gap).mean(-1) - floor, (7, 7)) * scale
            weight = np.exp(-np.maximum(gap, 0))
            totals[target] += weight[..., None] * pad[target][view]
            weights[target] += weight
    return stretched((totals[0] / weights[0][..., None] + totals[1] / weights[1][..., None]) / 2)


def without_fireflies(picture):
    calm = cv2.medianBlur(picture, 3)
    limit = 2.5 * (calm @ LUMA) + 0.02
    light = picture @ LUMA
    return np.where((light > limit)[..., None], calm, picture)


def bloom(picture, amount, start):
    """Light spilling in the lens, by a small copy of the picture blurred at three widths."""
    rows, columns = picture.shape[:2]
    small = cv2.resize(picture, (960, 960 * rows // columns), interpolation=cv2.INTER_AREA)
    light = small @ LUMA
    bright = small * np.clip((light - start) / (start + 0.3), 0, 1)[..., None]
    spill = sum(cv2.GaussianBlur(bright, (0, 0), width) for width in (6, 22, 70)) / 3
    return picture + amount * cv2.resize(spill, (columns, rows), interpolation=cv2.INTER_CUBIC)


def printed(linear, look):
    """Linear light to display values 0..1."""
    light = np.maximum(linear * 2**look.exposure, 0)
    if look.bloom:
        light = bloom(light, look.bloom, look.bloom_from)
    grey = (light @ LUMA)[..., None]
    light = np.maximum(grey + (light - grey) * look.saturation, 0)

    # A Hill curve through middle grey, stretched so that `white` prints as paper white.
    half = 0.18 ** (look.contrast - 1) * 0.82
    power, top = light**look.contrast, look.white**look.contrast
    curve = power / (power + half) * ((top + half) / top)
    tone = (curve @ LUMA)[..., None]
    lift = np.sqrt(tone)
    split = np.array(look.shadows, np.float32) * (1 - lift) + np.array(look.highlights, np.float32) * lift
    curve = curve * split

    rows, columns = curve.shape[:2]
    y, x = np.mgrid[-1 : 1 : rows * 1j, -1 : 1 : columns * 1j].astype(np.float32)
    curve = curve * (1 - look.vignette * np.clip((x * x + y * y) / 2, 0, 1) ** 1.3)[..., None]

    curve = np.clip(curve, 0, 1)
    shown = np.where(curve <= 0.0031308, 12.92 * curve, 1.055 * curve ** (1 / 2.4) - 0.055)
    return look.black + (1 - look.black) * shown


def grained(shown, look, seed):
    """Film grain, strongest in the mid-tones, then dither down to eight bits."""
    random = np.random.default_rng(seed)
    rows, columns = shown.shape[:2]
    grain = random.standard_normal((rows, columns), np.float32)
    grain = cv2.GaussianBlur(grain, (0, 0), 0.6)
    grain *= look.grain / grain.std()
    tone = shown @ LUMA
    strength = 0.65 + 1.4 * tone * (1 - tone)
    dither = random.random(shown.shape, np.float32) - 0.5
    levels = shown * 255 + (grain * strength)[..., None] + dither
    return np.clip(np.rint(levels), 0, 255).astype(np.uint8)


def develop(halves, look, seed, size, target):
    first, second = (without_fireflies(np.ascontiguousarray(h, np.float32)) for h in halves)
    linear = clean(first, second, look.denoise) if look.denoise else (first + second) / 2
    if linear.shape[1] != size[0]:
        # Enlarged as plain light, every glint would get a dark ring and every ridge a stair.
        linear = stretched(cv2.resize(squeezed(linear), size, interpolation=cv2.INTER_CUBIC))
    save(grained(printed(linear.astype(np.float32), look), look, seed), look.quality, target)


def save(pixels, quality, target):
    target = Path(target)
    data = io.BytesIO()
    Image.fromarray(pixels).save(data, "JPEG", quality=quality, subsampling=0, optimize=True, progressive=True)
    partial = target.with_name("." + target.name + ".part")
    partial.write_bytes(data.getvalue())
    os.replace(partial, target)
    print(f"{target}: {len(data.getvalue()) / 1e6:.2f} MB, mean #{bytes(pixels.mean((0, 1)).astype(np.uint8)).hex()}")

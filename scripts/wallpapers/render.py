"""Renders the wallpapers. Run it with Blender's Python:

blender -b -noaudio --python render.py -- --help
"""

import argparse
import importlib
import sys
import tempfile
import time
from pathlib import Path

import bpy
import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import kit
from develop import develop

SCENES = {
    "strait": "bg0",
    "silk": "bg1",
    "dawn": "bg2",
    "fog": "bg3",
    "dunes": "bg4",
    "paper": "bg5",
    "winter": "bg6",
    "pearl": "bg1-light",
}


def arguments():
    parser = argparse.ArgumentParser(prog="render.py", description=__doc__)
    parser.add_argument("scenes", nargs="*", default=list(SCENES), metavar="scene", help=f"any of {', '.join(SCENES)}")
    parser.add_argument("--size", default="3840x2160", help="size of the JPEG")
    parser.add_argument("--render-size", help="size of the render, where it differs: it is then enlarged")
    parser.add_argument("--samples", type=int, help="samples per pixel instead of the scene's own number")
    parser.add_argument("--out", type=Path, default=HERE.parent.parent / "data" / "wallpapers")
    parser.add_argument("--negatives", type=Path, help="folder in which to keep the linear renders")
    parser.add_argument("--reprint", action="store_true", help="develop the kept negatives again, render nothing")
    parser.add_argument("--detail", type=float, default=1.0, help="mesh density, 1 for the full size")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])


def pair(text):
    width, height = text.split("x")
    return int(width), int(height)


def expose(size, samples, bounces, seed):
    """One render as a float array, rows from the top."""
    scene = bpy.context.scene
    render = scene.render
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y = size
    render.resolution_percentage = 100
    render.use_persistent_data = True
    render.image_settings.file_format = "OPEN_EXR"
    render.image_settings.color_depth = "32"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples, cycles.seed = samples, seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.008, 4
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, bounces, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    with tempfile.TemporaryDirectory() as folder:
        render.filepath = str(Path(folder) / "half.exr")
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(render.filepath)
        pixels = np.empty(size[0] * size[1] * 4, np.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
    return pixels.reshape(size[1], size[0], 4)[::-1, :, :3].copy()


def main():
    options = arguments()
    size = pair(options.size)
    render_size = pair(options.render_size) if options.render_size else size
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.scenes:
        scene = importlib.import_module(f"scenes.{name}")
        kept = options.negatives and options.negatives / f"{name}.npy"
        started = time.monotonic()
        if options.reprint:
            halves = np.load(kept).astype(np.float32)
        else:
            kit.clear()
            scene.build(options.detail)
            samples = (options.samples or scene.SAMPLES) // 2
            halves = np.stack([expose(render_size, samples, scene.BOUNCES, scene.SEED + half) for half in (0, 1)])
            if kept:
                kept.parent.mkdir(parents=True, exist_ok=True)
                np.save(kept, np.minimum(halves, 60000).astype(np.float16))
        rendered = time.monotonic()
        develop(halves, scene.LOOK, scene.SEED, size, options.out / f"{SCENES[name]}.jpg")
        print(f"{name}: rendered in {rendered - started:.0f} s, developed in {time.monotonic() - rendered:.0f} s")


main()

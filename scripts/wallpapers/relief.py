"""How a scene's surfaces lie, as a picture of their normals, by which the site lights the wallpaper anew:

blender -b -noaudio --python relief.py -- silk ../../data/wallpapers/bg1-relief.jpg

Red is to the right, green upwards, blue towards the eye.
"""

import importlib
import sys
import tempfile
from pathlib import Path

import bpy
import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parent))

import kit

SIZE = 1280, 720
SAMPLES = 24
QUALITY = 95


def normals():
    """A material that shines in the colour of its own normal, as the camera sees it: from 0 to 1, blue away from the eye."""
    made = bpy.data.materials.new("normals")
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    seen = tree.nodes.new("ShaderNodeVectorTransform")
    seen.vector_type, seen.convert_from, seen.convert_to = "NORMAL", "WORLD", "CAMERA"
    scaled = tree.nodes.new("ShaderNodeVectorMath")
    scaled.operation = "MULTIPLY_ADD"
    scaled.inputs[1].default_value = scaled.inputs[2].default_value = (0.5, 0.5, 0.5)
    light = tree.nodes.new("ShaderNodeEmission")
    output = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(geometry.outputs["Normal"], seen.inputs[0])
    tree.links.new(seen.outputs[0], scaled.inputs[0])
    tree.links.new(scaled.outputs[0], light.inputs["Color"])
    tree.links.new(light.outputs[0], output.inputs["Surface"])
    return made


def render():
    """Rows from the top."""
    scene = bpy.context.scene
    scene.world = None
    settings = scene.render
    settings.engine = "CYCLES"
    settings.resolution_x, settings.resolution_y = SIZE
    settings.image_settings.file_format, settings.image_settings.color_depth = "OPEN_EXR", "32"
    scene.cycles.samples, scene.cycles.max_bounces, scene.cycles.use_denoising = SAMPLES, 0, False
    with tempfile.TemporaryDirectory() as folder:
        settings.filepath = str(Path(folder) / "normals.exr")
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(settings.filepath)
        pixels = np.empty(SIZE[0] * SIZE[1] * 4, np.float32)
        image.pixels.foreach_get(pixels)
    return pixels.reshape(SIZE[1], SIZE[0], 4)[::-1, :, :3]


def main():
    name, target = sys.argv[sys.argv.index("--") + 1 :]
    kit.clear()
    importlib.import_module(f"scenes.{name}").build(1.0)
    material = normals()
    for thing in bpy.data.objects:
        if thing.type == "LIGHT":
            thing.hide_render = True
        if thing.type == "MESH":
            thing.data.materials.clear()
            thing.data.materials.append(material)
    red, green, blue = np.moveaxis(render(), -1, 0)
    seen = np.rint(np.clip(np.stack([red, green, 1 - blue], -1), 0, 1) * 255).astype(np.uint8)
    # Chroma as fine as luma: here all three are lengths.
    Image.fromarray(seen).save(target, quality=QUALITY, subsampling=0)


main()

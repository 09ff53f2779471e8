"""Blender side: meshes from arrays, shader nodes, sky, haze, lights and camera."""

from dataclasses import dataclass, field
from math import radians

import bpy
import numpy as np
from mathutils import Vector


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


# --- meshes ---------------------------------------------------------------------------------------


def mesh(name, vertices, faces, material=None, smooth=True):
    """`faces` is an (n, 3) or (n, 4) array of indices."""
    data = bpy.data.meshes.new(name)
    count, corners = faces.shape
    data.vertices.add(len(vertices))
    data.vertices.foreach_set("co", np.ascontiguousarray(vertices, np.float32).ravel())
    data.loops.add(count * corners)
    data.loops.foreach_set("vertex_index", np.ascontiguousarray(faces, np.int32).ravel())
    data.polygons.add(count)
    data.polygons.foreach_set("loop_start", np.arange(0, count * corners, corners, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(count, corners, np.int32))
    data.polygons.foreach_set("use_smooth", np.full(count, smooth, bool))
    data.update(calc_edges=True)
    if material:
        data.materials.append(material)
    return link(bpy.data.objects.new(name, data))


def sheet(name, x, y, z, material, smooth=True):
    """A surface from three 2-D arrays of coordinates."""
    rows, columns = x.shape
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    return mesh(name, np.stack([x, y, z], -1).reshape(-1, 3), faces, material, smooth)


def fan(near, far, half_angle, columns, rows, origin=(0, 0), evenness=0.0):
    """Ground coordinates in a fan along +y: small cells near the camera, large ones far away.

    `evenness` 0 spaces the rows by ratio, 1 spaces them by distance.
    """
    t = np.linspace(0, 1, rows)
    distance = (1 - evenness) * near * (far / near) ** t + evenness * (near + (far - near) * t)
    angle = np.linspace(-radians(half_angle), radians(half_angle), columns)
    distance, angle = np.meshgrid(distance, angle, indexing="ij")
    return origin[0] + distance * np.sin(angle), origin[1] + distance * np.cos(angle)


def scatter(name, child, points, sizes, turns):
    """Instances of `child`, one per point, upright, turned about their own axis."""
    # Blender sizes an instance by the square root of its face's area.
    half = sizes[:, None] / 2
    corner = turns[:, None] + np.radians([225, 315, 45, 135])[None, :]
    vertices = np.empty((len(points), 4, 3))
    vertices[..., 0] = points[:, None, 0] + half * np.sqrt(2) * np.cos(corner)
    vertices[..., 1] = points[:, None, 1] + half * np.sqrt(2) * np.sin(corner)
    vertices[..., 2] = points[:, None, 2]
    faces = np.arange(len(points) * 4).reshape(-1, 4)
    carrier = mesh(name, vertices.reshape(-1, 3), faces)
    carrier.instance_type = "FACES"
    carrier.use_instance_faces_scale = True
    carrier.show_instancer_for_render = False
    child.parent = carrier
    return carrier


# --- shader nodes ---------------------------------------------------------------------------------


class Nodes:
    """Thin writer of node trees: every call adds a node and returns its first output."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def node(self, kind, inputs=None, **properties):
        made = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in properties.items():
            setattr(made, name, value)
        for key, value in (inputs or {}).items():
            self.plug(made.inputs[key], value)
        return made

    def plug(self, target, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, target)
        elif target.type == "RGBA" and len(value) == 3:
            target.default_value = (*value, 1)
        else:
            target.default_value = value

    def math(self, operation, *values, clamp=False):
        made = self.node("Math", operation=operation, use_clamp=clamp)
        for target, value in zip(made.inputs, values):
            self.plug(target, value)
        return made.outputs[0]

    def vector(self, operation, *values):
        made = self.node("VectorMath", operation=operation)
        for target, value in zip(made.inputs, values):
            self.plug(target, value)
        return made.outputs["Value" if operation in ("DOT_PRODUCT", "LENGTH") else "Vector"]

    def scale(self, vector, factor):
        return self.node("VectorMath", {"Vector": vector, "Scale": factor}, operation="SCALE").outputs["Vector"]

    def axis(self, vector, letter):
        return self.node("SeparateXYZ", {0: vector}).outputs[letter.upper()]

    def mix(self, factor, a, b, blend="MIX"):
        return self.node("MixRGB", {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def ramp(self, factor, stops, smooth=True):
        """`stops` is a list of (position, colour)."""
        made = self.node("ValToRGB", {0: factor})
        ramp = made.color_ramp
        ramp.interpolation = "EASE" if smooth else "LINEAR"
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, colour) in zip(ramp.elements, stops):
            element.position = position
            element.color = (*colour, 1)
        return made.outputs[0]

    def step(self, value, low, high):
        """Smooth 0..1 as `value` goes from `low` to `high`."""
        made = self.node("MapRange", {0: value, 1: low, 2: high, 3: 0.0, 4: 1.0}, interpolation_type="SMOOTHSTEP")
        return made.outputs[0]

    def noise(self, vector, scale, detail=3.0, roughness=0.5):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness}
        return self.node("TexNoise", inputs).outputs[0]

    def position(self):
        return self.node("NewGeometry").outputs["Position"]

    def bump(self, height, strength, distance, normal=None):
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if normal:
            inputs["Normal"] = normal
        return self.node("Bump", inputs).outputs[0]

    def principled(self, colour, roughness, specular=0.5, normal=None, **more):
        inputs = {"Base Color": colour, "Roughness": roughness, "Specular": specular}
        inputs.update({key.replace("_", " ").title(): value for key, value in more.items()})
        if normal:
            inputs["Normal"] = normal
        return self.node("BsdfPrincipled", inputs).outputs[0]

    def matte(self, colour, roughness=0.5, normal=None):
        inputs = {"Color": colour, "Roughness": roughness}
        if normal:
            inputs["Normal"] = normal
        return self.node("BsdfDiffuse", inputs).outputs[0]

    def blend(self, factor, a, b):
        return self.node("MixShader", {0: factor, 1: a, 2: b}).outputs[0]

    def finish(self, shader):
        self.node("OutputMaterial", {"Surface": shader})


def material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    # Haze is written as emission; without this Cycles would sample every hill as a lamp.
    made.cycles.sample_as_light = False
    return made, Nodes(made.node_tree)


# --- sky, haze, light -----------------------------------------------------------------------------


@dataclass
class Sky:
    """A sky by elevation (`stops` over the sine of the angle, 0..1) with a glow round the light."""

    stops: list
    light: tuple = (0, 1, 0.2)
    glow: tuple = (0, 0, 0)
    glow_powers: list = field(default_factory=lambda: [(8, 1.0)])
    strength: float = 1.0
    veil: float = 0.0

    def colour(self, n, direction):
        elevation = n.math("MAXIMUM", n.axis(direction, "z"), 0.0)
        base = n.ramp(elevation, self.stops)
        towards = tuple(Vector(self.light).normalized())
        facing = n.math("MAXIMUM", n.vector("DOT_PRODUCT", direction, towards), 0.0)
        total = n.scale(base, self.strength)
        for power, weight in self.glow_powers:
            lobe = n.math("MULTIPLY", n.math("POWER", facing, power), weight)
            total = n.vector("ADD", total, n.scale(self.glow, lobe))
        if self.veil:
            # Cloud on a flat ceiling: it draws together towards the horizon by itself.
            height = n.math("ADD", elevation, 0.05)
            ceiling = n.scale(n.vector("MULTIPLY", direction, (1, 1, 0)), n.math("DIVIDE", 1.0, height))
            streaks = n.noise(n.vector("MULTIPLY", ceiling, (0.55, 1.5, 1)), 0.9, 7.0, 0.55)
            cover = n.math("MULTIPLY", n.step(streaks, 0.42, 0.78), n.step(elevation, 0.01, 0.16))
            total = n.scale(total, n.math("ADD", 1 - 0.4 * self.veil, n.math("MULTIPLY", cover, 1.6 * self.veil)))
        return total

    def hang(self):
        world = bpy.data.worlds.new("sky")
        bpy.context.scene.world = world
        world.use_nodes = True
        n = Nodes(world.node_tree)
        direction = n.vector("NORMALIZE", n.node("TexCoord").outputs["Generated"])
        background = n.node("Background", {0: self.colour(n, direction), 1: 1.0})
        n.node("OutputWorld", {0: background.outputs[0]})


@dataclass
class Haze:
    """Air which thins with height; far things take the colour of the sky behind them."""

    sky: Sky
    eye: tuple
    density: float
    height: float
    floor: float = 0.0
    wisps: float = 0.0
    wisp_scale: float = 0.01
    tint: tuple = (1, 1, 1)

    def over(self, n, surface):
        position = n.position()
        ray = n.vector("SUBTRACT", position, self.eye)
        distance = n.vector("LENGTH", ray)
        direction = n.vector("NORMALIZE", n.vector("MULTIPLY", ray, (1, 1, 0)))

        # Optical depth of an exponential atmosphere along a slanted ray, in closed form.
        rise = n.math("ADD", n.math("DIVIDE", n.axis(ray, "z"), self.height), 1e-4)
        slant = n.math("DIVIDE", n.math("SUBTRACT", 1.0, n.math("EXPONENT", n.math("MULTIPLY", rise, -1.0))), rise)
        at_eye = self.density * float(np.exp(-(self.eye[2] - self.floor) / self.height))
        depth = n.math("MULTIPLY", n.math("MULTIPLY", distance, slant), at_eye)
        if self.wisps:
            stretched = n.vector("MULTIPLY", position, (1, 0.6, 2.2))
            cloud = n.step(n.noise(stretched, self.wisp_scale, 4.0), 0.3, 0.7)
            depth = n.math("MULTIPLY", depth, n.math("ADD", 1 - self.wisps, n.math("MULTIPLY", cloud, 2 * self.wisps)))
        veil = n.math("SUBTRACT", 1.0, n.math("EXPONENT", n.math("MULTIPLY", depth, -1.0)))

        path = n.node("LightPath").outputs
        seen = n.math("MAXIMUM", path["Is Camera Ray"], path["Is Glossy Ray"])
        colour = n.vector("MULTIPLY", self.sky.colour(n, direction), self.tint)
        air = n.node("Emission", {"Color": colour, "Strength": 1.0}).outputs[0]
        return n.blend(n.math("MULTIPLY", veil, seen), surface, air)


def sun(towards, colour, strength, angle=0.6):
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.color, lamp.energy, lamp.angle = colour, strength, radians(angle)
    obj = link(bpy.data.objects.new("sun", lamp))
    obj.rotation_euler = Vector(towards).to_track_quat("Z", "Y").to_euler()
    return obj


def softbox(place, aim, size, colour, power):
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", *size
    lamp.color, lamp.energy = colour, power
    obj = link(bpy.data.objects.new("softbox", lamp))
    obj.location = place
    obj.rotation_euler = (Vector(place) - Vector(aim)).to_track_quat("Z", "Y").to_euler()
    return obj


def camera(place, aim, focal, focus=None, fstop=None, roll=0.0):
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_start, data.clip_end = focal, 0.01, 200000
    obj = link(bpy.data.objects.new("camera", data))
    obj.location = place
    turn = (Vector(aim) - Vector(place)).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    obj.rotation_euler = turn.to_euler()
    obj.rotation_euler.rotate_axis("Z", radians(roll))
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus) - Vector(place)).length
    bpy.context.scene.camera = obj
    return obj

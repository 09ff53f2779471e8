import type { Point } from "../../../lib/geometry";

const VERTEX = `
attribute vec2 corner;
varying vec2 at;
void main() {
  at = vec2(corner.x, -corner.y) * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

// Lengths are in parts of the picture's height; the lamp hangs above the picture by a quarter of it.
const FRAGMENT = `
precision highp float;
varying vec2 at;
uniform sampler2D relief;
uniform float aspect;
uniform vec2 lamp;
uniform vec3 light;
const vec3 EYE = vec3(0.0, 0.0, 1.0);
const float HEIGHT = 0.28;
const float REACH = 0.3;
const float SHARPNESS = 28.0;
const float MATT = 0.09;
float noise() {
  return fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
}
void main() {
  vec3 normal = normalize(texture2D(relief, at).xyz * 2.0 - 1.0);
  vec2 away = vec2((lamp.x - at.x) * aspect, at.y - lamp.y);
  vec3 toLamp = normalize(vec3(away, HEIGHT));
  float near = 1.0 / (1.0 + dot(away, away) / (REACH * REACH));
  float shine = pow(max(dot(normal, normalize(toLamp + EYE)), 0.0), SHARPNESS);
  float matt = max(dot(normal, toLamp), 0.0) * MATT;
  gl_FragColor = vec4(light * (shine + matt) * near * near + noise() / 255.0, 1.0);
}`;

/** All of the picture, as two triangles. */
const CORNERS = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]);

type Colour = readonly [red: number, green: number, blue: number];

/** Lights a picture by what is laid over it (`mix-blend-mode: screen`). */
export interface Lamp {
  /** @param at in parts of the picture, from its upper left corner */
  light(at: Point, colour: Colour): void;
  end(): void;
}

/** What browsers call drawing by the processor alone. Not all of them refuse it when they are asked to. */
const SLOW = /SwiftShader|llvmpipe|softpipe|Software|Basic Render/i;

/** Chrome's and Safari's name for every machine; another name is the machine's own. */
const NO_NAME = /^WebKit WebGL$/;

const nameOf = (gl: WebGLRenderingContext): string => {
  const name = String(gl.getParameter(gl.RENDERER));
  // Only where it is needed: Firefox warns of it.
  const names = NO_NAME.test(name) && gl.getExtension("WEBGL_debug_renderer_info");
  return names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : name;
};

const contextOf = (canvas: HTMLCanvasElement): WebGLRenderingContext | null =>
  canvas.getContext("webgl", {
    alpha: false,
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
  });

const programOf = (gl: WebGLRenderingContext): WebGLProgram => {
  const program = gl.createProgram() as WebGLProgram;
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  // Not by its name alone, by which lint rules know React's hooks.
  gl.useProgram.call(gl, program);
  return program;
};

/** Whether a browser can light pictures quickly. */
export const canLight = (): boolean => {
  const gl = contextOf(document.createElement("canvas"));
  const isQuick = gl !== null && !SLOW.test(nameOf(gl));
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return isQuick;
};

/**
 * A lamp over a picture; null where a browser has lost its means.
 *
 * @param relief the picture's normals: red to the right, green upwards, blue towards the eye
 */
export const createLamp = (canvas: HTMLCanvasElement, relief: HTMLImageElement): Lamp | null => {
  const { naturalWidth: width, naturalHeight: height } = relief;
  Object.assign(canvas, { width, height });
  const gl = contextOf(canvas);
  if (gl === null) return null;
  const program = programOf(gl);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;

  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, CORNERS, gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, "corner");
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);

  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, relief);
  // Its sides are no powers of two.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);

  gl.uniform1f(gl.getUniformLocation(program, "aspect"), width / height);
  const lamp = gl.getUniformLocation(program, "lamp");
  const light = gl.getUniformLocation(program, "light");
  return {
    light({ x, y }, colour) {
      gl.uniform2f(lamp, x, y);
      gl.uniform3f(light, ...colour);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, CORNERS.length / 2);
    },
    end: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
};

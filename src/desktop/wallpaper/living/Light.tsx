import { useEffect, useRef } from "react";
import type { Point } from "../../../lib/geometry";
import { styled } from "../../../theme/styled";
import { focusStyle } from "../WallpaperPicture";
import { createLamp } from "./lamp";
import { livingRecipe } from "./living.recipe";
import { trailPointer } from "./trailPointer";

const Canvas = styled("canvas", livingRecipe);

interface LightProps {
  /** The address of the picture's normals. */
  relief: string;
  /** The picture's own, in percent. */
  focus: Point;
}

/** What a lamp that trails the pointer adds to the wallpaper. Where its picture does not come, nothing: nobody needs to hear of it. */
export const Light = ({ relief, focus }: LightProps) => {
  const canvasRef = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const end = new AbortController();
    const picture = new Image();
    picture.src = relief;
    picture.decode().then(
      () => {
        const canvas = canvasRef.current;
        if (canvas === null || end.signal.aborted) return;
        const lamp = createLamp(canvas, picture);
        if (lamp === null) return;
        end.signal.addEventListener("abort", lamp.end);
        trailPointer(canvas, lamp, focus, end.signal);
      },
      () => {},
    );
    return () => end.abort();
  }, [relief, focus]);

  return <Canvas ref={canvasRef} aria-hidden data-part="light" style={focusStyle({ focus })} />;
};

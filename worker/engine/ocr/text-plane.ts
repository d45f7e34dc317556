import { areaAround, type Point, type Rect } from '../evidence/geometry.js';
import type { Raster } from '../evidence/page.js';
import {
  composed,
  type Homography,
  IDENTITY,
  inverse,
  mapPoint,
  scaling,
} from '../image/homography.js';
import { warped } from '../image/warp.js';

/** Size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The plane in which text is the right way up, level and of one scale, as if its paper had
 * been scanned straight: text is read and arranged there, and its places are mapped back.
 */
export interface TextPlane extends Size {
  /** From its pixels to those of the picture as shown; null where they are the same. */
  toPicture: Homography | null;
}

/** Degrees clockwise by which a page as shown is turned against its text. */
export type Turn = 0 | 90 | 180 | 270;

/** The plane of text that is turned in the picture, and no more. */
export function turnedPlane({ width, height }: Size, turn: Turn): TextPlane {
  switch (turn) {
    case 0:
      return { width, height, toPicture: null };
    case 90:
      return { width: height, height: width, toPicture: [0, -1, width, 1, 0, 0, 0, 0, 1] };
    case 180:
      return { width, height, toPicture: [-1, 0, width, 0, -1, height, 0, 0, 1] };
    case 270:
      return { width: height, height: width, toPicture: [0, 1, 0, -1, 0, height, 0, 0, 1] };
  }
}

/** The plane of text that turns out to be upside down in a plane. */
export function upsideDown(plane: TextPlane): TextPlane {
  const over = turnedPlane(plane, 180);
  if (plane.toPicture === null || over.toPicture === null) return over;
  return { ...over, toPicture: composed(over.toPicture, plane.toPicture) };
}

/** What the picture shows in a plane; the picture itself where they are the same. */
export function pictureIn(plane: TextPlane, picture: Raster): Raster {
  return plane.toPicture === null ? picture : warped(picture, plane.toPicture, plane);
}

/** The same plane of a picture drawn at another size. */
export function rescaled(plane: TextPlane, from: Size, to: Size): TextPlane {
  const [across, down] = [to.width / from.width, to.height / from.height];
  const scale = Math.sqrt(across * down);
  const size = {
    width: Math.max(1, Math.round(plane.width * scale)),
    height: Math.max(1, Math.round(plane.height * scale)),
  };
  if (plane.toPicture === null) return { ...to, toPicture: null };
  const toOriginal = scaling(plane.width / size.width, plane.height / size.height);
  return {
    ...size,
    toPicture: composed(composed(toOriginal, plane.toPicture), scaling(across, down)),
  };
}

/** A place in the plane, as the upright rectangle around it on the page as shown; both in percent. */
export const asShown = (rect: Rect, plane: TextPlane, picture: Size): Rect =>
  plane.toPicture === null ? rect : mapped(rect, plane, plane.toPicture, picture);

/** A place on the page as shown, as the upright rectangle around it in the plane; both in percent. */
export const asRead = (rect: Rect, plane: TextPlane, picture: Size): Rect =>
  plane.toPicture === null ? rect : mapped(rect, picture, inverse(plane.toPicture), plane);

function mapped({ x, y, w, h }: Rect, from: Size, map: Homography, to: Size): Rect {
  const corners: Point[] = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
  const { left, top, right, bottom } = areaAround(
    corners.map((corner) => {
      const place = mapPoint(map, {
        x: (corner.x / 100) * from.width,
        y: (corner.y / 100) * from.height,
      });
      return { x: percent(place.x, to.width), y: percent(place.y, to.height) };
    }),
  );
  return { x: left, y: top, w: right - left, h: bottom - top };
}

const percent = (value: number, whole: number): number =>
  Math.min(100, Math.max(0, (value / whole) * 100));

/** From the picture's pixels to the plane's. */
export const toPlane = ({ toPicture }: TextPlane): Homography =>
  toPicture === null ? IDENTITY : inverse(toPicture);

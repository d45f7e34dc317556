import { areaAround, type Point } from '../evidence/geometry.js';
import {
  composed,
  type Homography,
  IDENTITY,
  inverse,
  mapPoint,
  scaleAt,
  scaling,
  translation,
} from '../image/homography.js';
import type { TextBox } from '../infer.js';
import { upperMedian } from '../statistics.js';
import { divideLines } from './divide-lines.js';
import { fitPose } from './fit-perspective.js';
import { lineIn, mapLine, middleOf, type TextLine } from './text-lines.js';
import { type Size, type TextPlane, toPlane, type Turn, turnedPlane } from './text-plane.js';

/** Lines that are skewed by less, radians, are levelled in the ink, which keeps its pixels. */
const SKEW_MIN = 0.045;
/** Fewer long lines do not tell how a page lies. */
const LINES_MIN = 4;

/** One of the documents of a picture. */
export interface RegionPlane {
  plane: TextPlane;
  /** Whether a point of the picture, in its pixels, is nearer to this document's lines than to another's. */
  holds: (point: Point) => boolean;
}

/**
 * The planes in which the lines found in a picture are level, its turn by quarters known:
 * one for each document on it. The turned picture as it is where a lone one lies nearly
 * straight, or where its lines do not agree.
 */
export function levelPlanes(
  boxes: readonly TextBox['corners'][],
  shown: Size,
  turn: Turn,
): RegionPlane[] {
  const turned = turnedPlane(shown, turn);
  const groups = divideLines(boxes.map((corners) => turnedLine(corners, turned)));
  const isLone = groups.length <= 1;
  const toTurned = toPlane(turned);
  return groups.map((lines, index) => {
    const level = levelling(lines);
    const plane =
      level === null && isLone
        ? turned
        : planeOf(composed(toTurned, level ?? IDENTITY), lines, shown);
    return {
      plane,
      holds: (point) => isLone || nearest(groups, mapPoint(toTurned, point)) === index,
    };
  });
}

type BoxedLine = TextLine & { isLong: boolean; corners: TextBox['corners'] };

/** The map after which lines are level and stand in columns; null where they nearly do. */
function levelling(lines: readonly BoxedLine[]): Homography | null {
  const long = lines.filter(({ isLong }) => isLong);
  if (long.length < LINES_MIN) return null;
  const { x, y, unit } = extentOf(long);
  const centred = composed(translation(-x, -y), scaling(1 / unit));
  const pose = fitPose(long.map((line) => mapLine(centred, line)));
  if (pose === null || !(pose.hasPerspective || Math.abs(pose.skew) >= SKEW_MIN)) return null;
  return composed(centred, pose.level);
}

/** The index of the group with the line nearest to a point. */
function nearest(groups: readonly (readonly TextLine[])[], point: Point): number {
  const distances = groups.map((lines) =>
    Math.min(...lines.map((line) => distanceTo(line, point))),
  );
  return distances.indexOf(Math.min(...distances));
}

function distanceTo({ left, right }: TextLine, { x, y }: Point): number {
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  const length = dx * dx + dy * dy;
  const along = length > 0 ? ((x - left.x) * dx + (y - left.y) * dy) / length : 0;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(left.x + share * dx - x, left.y + share * dy - y);
}

const turnedLine = (corners: TextBox['corners'], turned: TextPlane): BoxedLine => {
  const map = toPlane(turned);
  const [a, b, c, d] = corners.map(([x, y]) => {
    const place = mapPoint(map, { x, y });
    return [place.x, place.y];
  }) as TextBox['corners'];
  return { ...lineIn([a, b, c, d]), corners };
};

function extentOf(lines: readonly TextLine[]): Point & { unit: number } {
  const area = areaAround(lines.map(middleOf));
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  return {
    x: (area.left + area.right) / 2,
    y: (area.top + area.bottom) / 2,
    unit: Math.max(1, width / 2, height / 2),
  };
}

/** Margin around the text, as a share of the longer side of what holds it. */
const MARGIN_SHARE = 0.04;
/** A plane has at most so many times the pixels of its picture. */
const PIXELS_MAX_TIMES = 1.3;

/** The part of a plane that holds the text, at the picture's own scale amid it. */
function planeOf(level: Homography, lines: readonly BoxedLine[], shown: Size): TextPlane {
  const corners = lines.flatMap((line) => line.corners.map(([x, y]) => ({ x, y })));
  const scales = lines.map((line) => scaleAt(level, middleOf(lineIn(line.corners))));
  const { left, top, right, bottom } = areaAround(corners.map((corner) => mapPoint(level, corner)));
  const margin = MARGIN_SHARE * Math.max(right - left, bottom - top);
  const [width, height] = [right - left + 2 * margin, bottom - top + 2 * margin];
  const most = Math.sqrt((PIXELS_MAX_TIMES * shown.width * shown.height) / (width * height));
  const scale = Math.min(1 / (upperMedian(scales) ?? 1), most);
  const map = composed(composed(level, translation(margin - left, margin - top)), scaling(scale));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    toPicture: inverse(map),
  };
}

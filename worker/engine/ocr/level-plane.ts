import { areaAround, type Point } from '../evidence/geometry.js';
import {
  composed,
  type Homography,
  inverse,
  mapPoint,
  scaleAt,
  scaling,
  translation,
} from '../image/homography.js';
import type { TextBox } from '../infer.js';
import { upperMedian } from '../statistics.js';
import { fitPose } from './fit-perspective.js';
import { lineIn, mapLine, middleOf, type TextLine } from './text-lines.js';
import { type Size, type TextPlane, toPlane, type Turn, turnedPlane } from './text-plane.js';

/** Lines that are skewed by less, radians, are levelled in the ink, which keeps its pixels. */
const SKEW_MIN = 0.045;
/** Fewer long lines do not tell how a page lies. */
const LINES_MIN = 4;

/**
 * The plane in which the lines found in a picture are level, its turn by quarters known.
 * The turned picture as it is where it lies nearly straight, or where its lines do not agree.
 */
export function levelPlane(
  boxes: readonly TextBox['corners'][],
  shown: Size,
  turn: Turn,
): TextPlane {
  const turned = turnedPlane(shown, turn);
  const lines = boxes.map((corners) => turnedLine(corners, turned));
  const long = lines.filter(({ isLong }) => isLong);
  if (long.length < LINES_MIN) return turned;
  const { x, y, unit } = extentOf(long);
  const centred = composed(translation(-x, -y), scaling(1 / unit));
  const pose = fitPose(long.map((line) => mapLine(centred, line)));
  if (pose === null || !(pose.hasPerspective || Math.abs(pose.skew) >= SKEW_MIN)) return turned;
  return planeOf(composed(composed(toPlane(turned), centred), pose.level), boxes, shown);
}

const turnedLine = (
  corners: TextBox['corners'],
  turned: TextPlane,
): TextLine & { isLong: boolean } => {
  const map = toPlane(turned);
  const [a, b, c, d] = corners.map(([x, y]) => {
    const place = mapPoint(map, { x, y });
    return [place.x, place.y];
  }) as TextBox['corners'];
  return lineIn([a, b, c, d]);
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
function planeOf(level: Homography, boxes: readonly TextBox['corners'][], shown: Size): TextPlane {
  const corners = boxes.flat().map(([x, y]) => ({ x, y }));
  const scales = boxes.map((box) => scaleAt(level, middleOf(lineIn(box))));
  const unscaled = areaAround(corners.map((corner) => mapPoint(level, corner)));
  const margin =
    MARGIN_SHARE * Math.max(unscaled.right - unscaled.left, unscaled.bottom - unscaled.top);
  const [width, height] = [
    unscaled.right - unscaled.left + 2 * margin,
    unscaled.bottom - unscaled.top + 2 * margin,
  ];
  const most = Math.sqrt((PIXELS_MAX_TIMES * shown.width * shown.height) / (width * height));
  const scale = Math.min(1 / (upperMedian(scales) ?? 1), most);
  const map = composed(
    composed(level, translation(margin - unscaled.left, margin - unscaled.top)),
    scaling(scale),
  );
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    toPicture: inverse(map),
  };
}

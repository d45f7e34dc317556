import type { Area } from '../../../evidence/geometry.js';
import { type InkWindow, inWindow, isInk } from './ink-window.js';

/** A longer horizontal stroke, in heights of the line of text, is a rule and no letter. */
const RULE_MIN = 2;

/** Narrower marks, in heights, are ticks of a comb or sides of a box. */
const TICK_WIDTH_MAX = 0.2;
const TICK_WIDTH_MAX_PX = 3;

/** Higher marks, in heights, are frames. */
const FRAME_MIN = 2;

/** The ink of a thin digit, in squares with the height of the line; less are specks. */
const INK_MIN = 0.06;

/**
 * Whether a box of a drawing holds print, apart from rules, boxes, combs and specks. `box` and
 * `height`, that of a line of text, in pixels of the drawing.
 */
export function isPrintedOn(window: InkWindow, box: Area, height: number): boolean {
  const inside = inWindow(window, inset(box, (box.bottom - box.top) / 8));
  const free = withoutRules(window, RULE_MIN * height);
  let pixels = 0;
  for (const mark of marksOf(free)) {
    const isTick =
      mark.right - mark.left < Math.max(TICK_WIDTH_MAX_PX, TICK_WIDTH_MAX * height) ||
      mark.bottom - mark.top > FRAME_MIN * height;
    if (!isTick) pixels += mark.pixels.filter(([x, y]) => isWithin(inside, x, y)).length;
  }
  return pixels > INK_MIN * height * height;
}

const inset = ({ left, right, top, bottom }: Area, by: number): Area => ({
  left: left + Math.min(by, (right - left) / 4),
  right: right - Math.min(by, (right - left) / 4),
  top: top + by,
  bottom: bottom - by,
});

const isWithin = ({ left, right, top, bottom }: Area, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

function withoutRules(window: InkWindow, lengthMin: number): InkWindow {
  const ink = Uint8Array.from(window.ink);
  for (let y = 0; y < window.height; y++)
    for (let x = 0; x < window.width; x++) {
      let end = x;
      while (isInk(window, end, y)) end++;
      if (end - x >= lengthMin) ink.fill(0, y * window.width + x, y * window.width + end);
      x = Math.max(x, end);
    }
  return { ...window, ink };
}

interface MarkOnPage extends Area {
  pixels: [x: number, y: number][];
}

/** The connected marks of a window. */
function marksOf(window: InkWindow): MarkOnPage[] {
  const { width, height } = window;
  const seen = new Uint8Array(window.ink.length);
  const marks: MarkOnPage[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || window.ink[start] !== 1) continue;
    const mark: MarkOnPage = { left: width, right: 0, top: height, bottom: 0, pixels: [] };
    const waiting = [start];
    seen[start] = 1;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      mark.pixels.push([x, y]);
      mark.left = Math.min(mark.left, x);
      mark.right = Math.max(mark.right, x);
      mark.top = Math.min(mark.top, y);
      mark.bottom = Math.max(mark.bottom, y);
      for (let v = y - 1; v <= y + 1; v++)
        for (let u = x - 1; u <= x + 1; u++) {
          const next = v * width + u;
          if (!isInk(window, u, v) || seen[next] === 1) continue;
          seen[next] = 1;
          waiting.push(next);
        }
    }
    marks.push(mark);
  }
  return marks;
}

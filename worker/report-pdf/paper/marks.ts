import type { Box } from '../../../core/report.js';
import type { Sheet } from './sheet.js';

/** A place on a page, and the number by which the text speaks of it. */
export interface Mark {
  box: Box;
  label: string;
  title: string;
  color: string;
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIZE = 7.5;
const BADGE_HEIGHT = 10.5;
/** So that a place of no height can be seen. */
const SIDE_MIN = 3;

/** Draws boxes and their numbers onto the part of a page that lies at `place`, in points. */
export function drawMarks(
  sheet: Sheet,
  marks: readonly Mark[],
  place: Rect,
  part: { from: number; to: number },
): void {
  const { document } = sheet;
  const placed = marks.map((mark) => ({ ...mark, rect: rectOf(mark.box, place, part) }));
  for (const { rect, color } of placed) {
    const outline = () => document.rect(rect.x, rect.y, rect.width, rect.height);
    // Seen on dark and on coloured ground, too.
    outline().lineWidth(2.6).strokeOpacity(0.85).stroke('#ffffff');
    outline().lineWidth(1.3).strokeOpacity(1).stroke(color);
  }
  const badges: Rect[] = [];
  for (const { rect, label, color } of placed) {
    const style = { size: SIZE, bold: true, base: 'ltr', color: '#ffffff' } as const;
    const [line] = sheet.lay(label, style, place.width);
    if (line === undefined) continue;
    const badge = freePlace(rect, Math.max(BADGE_HEIGHT, line.width + 5), place, badges);
    badges.push(badge);
    document.rect(badge.x, badge.y, badge.width, badge.height).fill(color);
    sheet.drawLine(line, style, badge.x + (badge.width - line.width) / 2, badge.y);
  }
}

function rectOf(box: Box, place: Rect, { from, to }: { from: number; to: number }): Rect {
  const down = (percent: number): number => {
    const share = (percent / 100 - from) / (to - from);
    return place.y + Math.min(1, Math.max(0, share)) * place.height;
  };
  const [top, bottom] = [down(box.y), down(box.y + box.h)];
  return {
    x: place.x + (box.x / 100) * place.width,
    y: top,
    width: Math.max(SIDE_MIN, (Math.min(box.w, 100 - box.x) / 100) * place.width),
    height: Math.max(SIDE_MIN, bottom - top),
  };
}

/** Above the box where its number hides the least; beside other numbers, not over them. */
function freePlace(box: Rect, width: number, place: Rect, taken: readonly Rect[]): Rect {
  const clamp = (value: number, low: number, high: number): number =>
    Math.min(Math.max(value, low), Math.max(low, high));
  const right = place.x + place.width - width;
  const first: Rect = {
    x: clamp(box.x, place.x, right),
    y: clamp(box.y - BADGE_HEIGHT, place.y, place.y + place.height - BADGE_HEIGHT),
    ...{ width, height: BADGE_HEIGHT },
  };
  let badge = first;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const hidden = taken.find((other) => intersects(badge, other));
    if (hidden === undefined) return badge;
    const x = hidden.x + hidden.width + 1;
    badge = x <= right ? { ...badge, x } : { ...first, y: badge.y + BADGE_HEIGHT + 1 };
    if (badge.y + badge.height > place.y + place.height) return first;
  }
  return first;
}

const ATTEMPTS_MAX = 200;

const intersects = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

import { type Area, intersection } from '../../evidence/geometry.js';
import { type Rule, type Rules, RULES_MAX } from '../../evidence/rules.js';
import type { Subpath } from './marks/paths.js';

/** A ruled line of a page, points of the shown page. */
export interface DrawnRule extends Area {
  isUpright: boolean;
}

/** What paints a path: the colours as `#rrggbb`, null for a pattern, and what clips it. */
interface Paint {
  fillColour: string | null;
  strokeColour: string | null;
  clip: Area | null;
}

/** A filled box that is no thicker than this, points, is a line. */
const THICKNESS_MAX_PT = 3;
/** Shorter strokes are of letters and icons; the box of one character is higher. */
const LENGTH_MIN_PT = 7;
/** On white paper a white line is no line. */
const WHITE = '#ffffff';

/** Adds the thin boxes among filled shapes, as browsers and word processors draw borders. */
export function addFilledRules(
  rules: DrawnRule[],
  subpaths: readonly Subpath[],
  { fillColour, clip }: Paint,
): void {
  if (fillColour === WHITE) return;
  for (const shape of subpaths)
    if (shape.isRectangle && !continueDots(rules, shape)) addRule(rules, shape, clip);
}

/** Dots of one border are drawn one after the other, no farther apart than this, points. */
const DOT_GAP_MAX_PT = 4;
const LEVEL_PT = 0.3;

/** Whether a shape is the next dot of the rule that was added last, which then reaches to it. */
function continueDots(rules: DrawnRule[], dot: Area): boolean {
  const last = rules.at(-1);
  if (last === undefined || lengthOf(dot) > THICKNESS_MAX_PT) return false;
  const isNear = (a: number, b: number, c: number, d: number): boolean =>
    Math.max(a, c) - Math.min(b, d) <= DOT_GAP_MAX_PT;
  const isBeside =
    Math.abs(last.top - dot.top) + Math.abs(last.bottom - dot.bottom) <= LEVEL_PT &&
    isNear(last.left, last.right, dot.left, dot.right);
  const isBelow =
    Math.abs(last.left - dot.left) + Math.abs(last.right - dot.right) <= LEVEL_PT &&
    isNear(last.top, last.bottom, dot.top, dot.bottom);
  if (!isBeside && !isBelow) return false;
  last.left = Math.min(last.left, dot.left);
  last.right = Math.max(last.right, dot.right);
  last.top = Math.min(last.top, dot.top);
  last.bottom = Math.max(last.bottom, dot.bottom);
  last.isUpright = isBelow;
  return true;
}

/** Adds lines and the edges of boxes that are stroked. */
export function addStrokedRules(
  rules: DrawnRule[],
  subpaths: readonly Subpath[],
  { strokeColour, clip }: Paint,
): void {
  if (strokeColour === WHITE) return;
  for (const { line, isRectangle, left, top, right, bottom } of subpaths) {
    if (line !== null) addRule(rules, { left, top, right, bottom }, clip);
    else if (isRectangle) {
      addRule(rules, { left, right, top, bottom: top }, clip);
      addRule(rules, { left, right, top: bottom, bottom }, clip);
      addRule(rules, { left, right: left, top, bottom }, clip);
      addRule(rules, { left: right, right, top, bottom }, clip);
    }
  }
}

function addRule(rules: DrawnRule[], whole: Area, clip: Area | null): void {
  const { left, top, right, bottom } = clip === null ? whole : intersection(whole, clip);
  const [width, height] = [right - left, bottom - top];
  if (width < 0 || height < 0 || Math.min(width, height) > THICKNESS_MAX_PT) return;
  const last = rules.at(-1);
  // A dot that no other followed.
  if (last !== undefined && lengthOf(last) < LENGTH_MIN_PT) rules.pop();
  if (rules.length <= RULES_MAX)
    rules.push({ left, top, right, bottom, isUpright: height > width });
}

const lengthOf = ({ left, top, right, bottom }: Area): number =>
  Math.max(right - left, bottom - top);

/** The rules of a page in percent of it; none where there are too many for a form or table. */
export function rulesOf(
  drawn: readonly DrawnRule[],
  { width, height }: { width: number; height: number },
): Rules {
  const long = drawn.filter((rule) => lengthOf(rule) >= LENGTH_MIN_PT);
  const placed = drawn.length > RULES_MAX ? [] : long;
  const percent = (x: number, y: number) => ({ x: (x / width) * 100, y: (y / height) * 100 });
  const ruleOf = ({ left, top, right, bottom, isUpright }: DrawnRule): Rule => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return isUpright
      ? { from: percent(x, top), to: percent(x, bottom) }
      : { from: percent(left, y), to: percent(right, y) };
  };
  return {
    level: placed.filter(({ isUpright }) => !isUpright).map(ruleOf),
    upright: placed.filter(({ isUpright }) => isUpright).map(ruleOf),
  };
}

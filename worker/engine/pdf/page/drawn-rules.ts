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
  for (const shape of subpaths) if (shape.isRectangle) addRule(rules, shape, clip);
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
  if (Math.max(width, height) < LENGTH_MIN_PT || rules.length > RULES_MAX) return;
  rules.push({ left, top, right, bottom, isUpright: height > width });
}

/** The rules of a page in percent of it; none where there are too many for a form or table. */
export function rulesOf(
  drawn: readonly DrawnRule[],
  { width, height }: { width: number; height: number },
): Rules {
  const placed = drawn.length > RULES_MAX ? [] : drawn;
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

import type { Rect } from '../../evidence/geometry.js';
import type { Page } from '../../evidence/page.js';
import type { Rule, Rules } from '../../evidence/rules.js';

/** A rule lies so far beside a text or the corner of a box at most, percent of the page: lines are thick, scans lean. */
export const SLACK = 0.35;
/** Gap between the parts of one rule: borders are drawn cell by cell, and pale ones are lost in places. */
const GAP_MAX = 1.2;

/** Whether a rule stands between two texts side by side, the first one left of the second. */
export function isDivided(left: Rect, right: Rect, page: Page): boolean {
  if (page.rules === undefined) return false;
  const middles = [left, right].map(({ y, h }) => y + h / 2);
  return joined(page.rules).upright.some((rule) => {
    const at = xAt(rule, middles[0]!);
    return (
      middles.every((y) => rule.from.y <= y && rule.to.y >= y) &&
      at >= left.x + left.w - SLACK &&
      at <= right.x + SLACK
    );
  });
}

const joinedOf = new WeakMap<Rules, Rules>();

/** The rules of a page with the parts of each made one. */
export function joined(rules: Rules): Rules {
  const known = joinedOf.get(rules);
  if (known !== undefined) return known;
  const turned = joinLevel(rules.upright.map(transposed)).map(transposed);
  const made = { level: joinLevel(rules.level), upright: turned };
  joinedOf.set(rules, made);
  return made;
}

export const transposed = ({ from, to }: Rule): Rule => ({
  from: { x: from.y, y: from.x },
  to: { x: to.y, y: to.x },
});

function joinLevel(rules: readonly Rule[]): Rule[] {
  const open: { from: Rule['from']; to: Rule['to'] }[] = [];
  for (const rule of [...rules].sort((a, b) => a.from.x - b.from.x)) {
    const before = open.find(
      ({ to }) => rule.from.x - to.x <= GAP_MAX && Math.abs(rule.from.y - to.y) <= SLACK / 2,
    );
    if (before === undefined) open.push({ ...rule });
    else if (rule.to.x > before.to.x) before.to = rule.to;
  }
  return open;
}

export const yAt = ({ from, to }: Rule, x: number): number =>
  to.x > from.x ? from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) : from.y;

export const xAt = (rule: Rule, y: number): number => yAt(transposed(rule), y);

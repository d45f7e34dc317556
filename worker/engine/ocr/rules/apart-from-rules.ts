import type { Rule, Rules } from '../../evidence/rules.js';
import { type Cell, cellFrom, medianLetterHeight } from '../cells.js';
import { heightOf, type InkComponent } from '../connected-components.js';
import type { PrintedLine } from '../printed-lines.js';
import { inkPlace, pictureCorners, type Segmentation } from '../segmentation.js';
import { findRules } from './find-rules.js';

/** The ruled lines of a page, pixels of its ink. */
export function rulesOf({ page, scale }: Segmentation): Rules {
  const letterHeight = medianLetterHeight(page.runs.components, page.ink.height);
  return findRules(page.ink, letterHeight, scale);
}

/** The same in pixels of the picture. */
export function rulesInPicture({ level, upright }: Rules, segmentation: Segmentation): Rules {
  const placed = ({ from, to }: Rule): Rule => {
    const [a, , c] = pictureCorners(segmentation, {
      ...{ left: from.x, top: from.y, right: to.x, bottom: to.y },
    });
    return { from: { x: a[0], y: a[1] }, to: { x: c[0], y: c[1] } };
  };
  return { level: level.map(placed), upright: upright.map(placed) };
}

/** Cells divided where a rule stands between their letters: columns of a table may be near. */
export function dividedCells(cells: readonly Cell[], { upright }: Rules): Cell[] {
  return cells.flatMap((cell) => {
    const between = upright.filter((rule) => stands(rule, cell));
    if (between.length === 0) return [cell];
    const middle = (cell.top + cell.bottom) / 2;
    const places = between.map((rule) => xAt(rule, middle)).sort((a, b) => a - b);
    const parts: InkComponent[][] = places.map(() => []);
    parts.push([]);
    for (const component of cell.components) {
      const x = (component.left + component.right) / 2;
      parts[places.filter((place) => place < x).length]!.push(component);
    }
    // Points and dots that lie beside letters do not say how high these are.
    const { letterHeight } = cell;
    const isText = (part: readonly InkComponent[]): boolean =>
      part.some((component) => heightOf(component) >= letterHeight * MARK_MAX_HEIGHTS);
    return parts.filter(isText).map((part) => ({ ...cellFrom(part), letterHeight }));
  });
}

/** Lower components are points, accents and dots of a line. */
const MARK_MAX_HEIGHTS = 0.4;
/** A rule reaches so far above and below the letters that it divides, letter heights: their stems do not. */
const BEYOND_HEIGHTS = 0.2;

/** Whether a rule crosses a cell, and more than its height. */
const stands = (rule: Rule, { left, right, top, bottom, letterHeight }: Cell): boolean => {
  const x = xAt(rule, (top + bottom) / 2);
  const beyond = letterHeight * BEYOND_HEIGHTS;
  return x > left && x < right && rule.from.y <= top - beyond && rule.to.y >= bottom + beyond;
};

const xAt = ({ from, to }: Rule, y: number): number =>
  to.y > from.y ? from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y) : from.x;

/** Characters as which recognisers read an upright line. */
const LIKE_RULE = /^[|Il1!\][}{)(יו]$/u;
/** A character has its centre so near to a rule that it is the rule itself, letter heights. */
const ON_RULE_HEIGHTS = 0.22;

/** Lines without the characters that are a rule between columns. */
export function linesWithoutRules(
  lines: readonly PrintedLine[],
  { upright }: Rules,
  segmentation: Segmentation,
): PrintedLine[] {
  if (upright.length === 0) return [...lines];
  const { page } = segmentation;
  const near = medianLetterHeight(page.runs.components, page.ink.height) * ON_RULE_HEIGHTS;
  return lines.map((line) => ({
    ...line,
    chars: line.chars.map((char) => {
      if (!LIKE_RULE.test(char.text)) return char;
      const { x, y } = inkPlace(segmentation, char);
      const isRule = upright.some(
        (rule) => rule.from.y < y && rule.to.y > y && Math.abs(xAt(rule, y) - x) <= near,
      );
      return isRule ? { ...char, text: ' ' } : char;
    }),
  }));
}

import type { Rule, Rules } from '../../evidence/rules.js';
import { medianLetterHeight } from '../cells.js';
import { pictureCorners, type Segmentation } from '../segmentation.js';
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

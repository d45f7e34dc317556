import type { DrawnPage } from '../../../evidence/drawn-page.js';
import type { PageOcclusion } from '../../../evidence/occlusion.js';
import { invisibilityOf } from './invisibility.js';
import { paintOrderOf } from './paint.js';

const known = new WeakMap<DrawnPage, PageOcclusion>();

/** Occlusion on a page. Computed once per page; the text layer and several detectors use it. */
export function occlusionOf(page: DrawnPage): PageOcclusion {
  const before = known.get(page);
  if (before !== undefined) return before;
  const paint = paintOrderOf(page);
  const occlusion = { page, paint, unseen: invisibilityOf(page, paint) };
  known.set(page, occlusion);
  return occlusion;
}

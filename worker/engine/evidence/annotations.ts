import type { Rect } from './geometry.js';

/** An annotation of a page: a note, stamp, form field or link. */
export interface AnnotationFacts {
  /** Counted from 1. */
  page: number;
  /** Id as in `Mark.annotation`, e.g. `12R`; empty for a direct object. */
  id: string;
  /** `FreeText`, `Stamp`, `Widget`, `Link` and the like; empty when not given. */
  subtype: string;
  /** null when it has none. */
  rect: Rect | null;
  contents: string | null;
  /** Neither shown nor printed, or printed only. */
  isHidden: boolean;
  isPrintOnly: boolean;
  /** Name given by its program (`NM`). */
  name: string | null;
  /** Partial name and value of a form field's widget; they may be inherited from its parent. */
  field: { name: string | null; value: string | null; kind: string | null } | null;
  hasAppearance: boolean;
}

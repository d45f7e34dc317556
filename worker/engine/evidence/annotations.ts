import type { Rect } from './geometry.js';

/** What lies on a page beside its content: notes, stamps, form fields, links. */
export interface AnnotationFacts {
  /** Counted from 1. */
  page: number;
  /** As marks name it, e.g. `12R`; empty for one written in place. */
  id: string;
  /** `FreeText`, `Stamp`, `Widget`, `Link` and the like; empty when not told. */
  subtype: string;
  /** null when it has none. */
  rect: Rect | null;
  contents: string | null;
  /** Neither shown nor printed, or printed only. */
  isHidden: boolean;
  isPrintOnly: boolean;
  /** The name that its program gave it (`NM`). */
  name: string | null;
  /** Partial name and value of a form field's widget, perhaps its parent's. */
  field: { name: string | null; value: string | null; kind: string | null } | null;
  hasAppearance: boolean;
}

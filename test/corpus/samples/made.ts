import type { Drawing, Marks } from './sheet.js';
import type { Change, Sample } from '../../../scripts/evaluate/samples-listing.js';

/** A sample's bytes and its description. */
export interface Made {
  bytes: Buffer;
  sample: Sample;
}

export interface Alteration {
  what: string;
  from: string;
  to: string;
  /** The mark of the changed text on the drawing; null if the change is not on a page. */
  mark: string | null;
}

type Shared = Pick<Sample, 'file' | 'document_type' | 'lang' | 'capture' | 'text_layer' | 'truth'>;

export const genuine = (shared: Shared, bytes: Buffer): Made => ({
  bytes,
  sample: {
    ...shared,
    label: 'genuine',
    twin: null,
    operation: null,
    changes: [],
    expected: { verdict: 'low_risk', categories: [] },
  },
});

export interface Forgery extends Pick<Sample, 'twin' | 'operation' | 'expected'> {
  alterations: Alteration[];
  drawing: Pick<Drawing, 'width' | 'height'>;
  marks: Marks;
}

export const forged = (shared: Shared, bytes: Buffer, forgery: Forgery): Made => ({
  bytes,
  sample: {
    ...shared,
    label: 'forged',
    twin: forgery.twin,
    operation: forgery.operation,
    changes: forgery.alterations.map((alteration) => changeOf(alteration, forgery)),
    expected: forgery.expected,
  },
});

const changeOf = ({ mark, ...change }: Alteration, { drawing, marks }: Forgery): Change => {
  if (mark === null) return { ...change, box: null };
  const at = marks.get(mark);
  if (at === undefined) throw new Error(`nothing is marked "${mark}"`);
  const percent = (part: number, whole: number): number =>
    Math.round(Math.max(0, Math.min(1, part / whole)) * 10_000) / 100;
  return {
    ...change,
    box: {
      page: at.page,
      x: percent(at.x, drawing.width),
      y: percent(at.y, drawing.height),
      w: percent(at.w, drawing.width),
      h: percent(at.h, drawing.height),
    },
  };
};

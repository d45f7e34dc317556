import { latin1, utf8 } from '../bytes.js';
import { boxesIn } from '../iso-boxes.js';

/** A JUMBF superbox (ISO/IEC 19566-5): a description and contained boxes. */
export interface Jumbf {
  /** First four bytes of its type, as characters: `c2pa`, `c2ma`, `c2as`, `c2cl`, `c2cs`, `cbor`. */
  type: string;
  label: string;
  /** Everything after its header: the part that a hashed reference covers. */
  body: Uint8Array;
  /** Contained superboxes. */
  inner: Jumbf[];
  /** Other contained boxes, e.g. CBOR. */
  contents: { type: string; data: Uint8Array }[];
}

const DEPTH_MAX = 12;
const INNER_MAX = 1000;
const LABEL_MAX = 1000;

/** Reads the superbox at the start; null when there is none. Never throws. */
export function readJumbf(bytes: Uint8Array): Jumbf | null {
  const [first] = boxesIn(bytes, 0, bytes.length);
  if (first?.type !== 'jumb' || first.end > bytes.length) return null;
  return superbox(bytes.subarray(first.start, first.end), 0, { left: INNER_MAX });
}

function superbox(body: Uint8Array, depth: number, budget: { left: number }): Jumbf | null {
  if (depth > DEPTH_MAX || budget.left-- <= 0) return null;
  const [description, ...others] = boxesIn(body, 0, body.length);
  if (description?.type !== 'jumd' || description.end > body.length) return null;
  const about = body.subarray(description.start, description.end);
  const hasLabel = ((about[16] ?? 0) & 2) !== 0;
  const labelEnd = about.indexOf(0, 17);
  const found: Jumbf = {
    type: latin1(about.subarray(0, 4)),
    label:
      hasLabel && labelEnd !== -1 ? utf8(about.subarray(17, labelEnd)).slice(0, LABEL_MAX) : '',
    body,
    inner: [],
    contents: [],
  };
  for (const box of others) {
    const data = body.subarray(box.start, Math.min(box.end, body.length));
    if (box.type !== 'jumb') found.contents.push({ type: box.type, data });
    else {
      const inner = superbox(data, depth + 1, budget);
      if (inner) found.inner.push(inner);
    }
  }
  return found;
}

/** Content of the first contained box of a type; null when there is none. */
export const contentOf = (box: Jumbf, type: string): Uint8Array | null =>
  box.contents.find((content) => content.type === type)?.data ?? null;

import { asBuffer } from './eof-markers.js';
import { readKeyword } from './parse-value.js';

/** Objects of a file, found by scanning its bytes from first to last. */
export interface ObjectScan {
  /** In file order. */
  objects: FoundObject[];
  /** Offsets after each keyword `trailer`, in order. */
  trailers: number[];
  /** Start and end of the data of each stream, in order. */
  streams: [start: number, end: number][];
}

export interface FoundObject {
  number: number;
  offset: number;
  /** `object-stream`: an object stream; `xref`: a cross-reference stream. */
  kind: 'object-stream' | 'xref' | 'other';
}

const OBJECTS_MAX = 250_000;
/** Length of `number generation` before the keyword `obj`. */
const HEAD_MAX_BYTES = 40;
/** Length of a stream dictionary that is searched for its type and length. */
const DICT_MAX_BYTES = 4096;

/**
 * Finds everything that looks like an object outside of streams. Linear in the length of
 * the file. Never throws.
 */
export function scanObjects(bytes: Uint8Array): ObjectScan {
  const text = asBuffer(bytes).toString('latin1');
  const scan: ObjectScan = { objects: [], trailers: [], streams: [] };
  const word = /(?<![a-zA-Z])(?:obj|stream|trailer)(?![a-zA-Z])/g;
  let hasMoreEnds = true;
  let current: FoundObject | null = null;
  for (let match = word.exec(text); match !== null; match = word.exec(text)) {
    const at = match.index;
    if (scan.objects.length >= OBJECTS_MAX || scan.trailers.length >= OBJECTS_MAX) break;
    if (match[0] === 'trailer') scan.trailers.push(at + 'trailer'.length);
    else if (match[0] === 'obj') {
      const head = /(\d{1,10})\s+\d{1,5}\s+$/.exec(
        text.slice(Math.max(0, at - HEAD_MAX_BYTES), at),
      );
      if (head === null) continue;
      current = { number: Number(head[1]), offset: at - head[0].length, kind: 'other' };
      scan.objects.push(current);
    } else if (current !== null && hasMoreEnds) {
      const dict = text.slice(current.offset, Math.min(at, current.offset + DICT_MAX_BYTES));
      current.kind = objectKind(dict);
      const end = endOfStream(bytes, text, { at: at + 'stream'.length, dict });
      if (end === null) hasMoreEnds = false;
      else {
        scan.streams.push([at, end]);
        word.lastIndex = end;
      }
      current = null;
    }
  }
  return scan;
}

function objectKind(dict: string): FoundObject['kind'] {
  const type = /\/Type\s*\/(ObjStm|XRef)(?![a-zA-Z])/.exec(dict)?.[1];
  return type === 'ObjStm' ? 'object-stream' : type === 'XRef' ? 'xref' : 'other';
}

/**
 * End of the stream data: by `Length` where it is declared and correct, else at
 * `endstream`; null when there is none.
 */
function endOfStream(
  bytes: Uint8Array,
  text: string,
  { at, dict }: { at: number; dict: string },
): number | null {
  const length = /\/Length\s+(\d{1,10})(?!\s+\d+\s+R)(?!\d)/.exec(dict)?.[1];
  const start = at + (bytes[at] === 13 && bytes[at + 1] === 10 ? 2 : 1);
  if (length !== undefined) {
    const end = start + Number(length);
    if (end < bytes.length && readKeyword(bytes.subarray(end, end + 32), 0).keyword === 'endstream')
      return end;
  }
  const found = text.indexOf('endstream', at);
  return found === -1 ? null : found;
}

/** Whether an offset lies within one of the spans, which are sorted and do not overlap. */
export function isWithin(spans: readonly (readonly [number, number])[], offset: number): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.[1] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const span = spans[low];
  return span !== undefined && span[0] <= offset;
}

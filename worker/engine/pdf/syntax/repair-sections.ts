import type { XrefEntry, XrefSection } from './cross-reference.js';
import { asBuffer } from './eof-markers.js';
import type { ObjectScan } from './scan-objects.js';

/**
 * Sections with corrected offsets. An entry that points at something else is replaced by
 * the offset of the last such object before the end of its update, if there is one.
 */
export function repairSections(
  sections: readonly XrefSection[],
  file: { bytes: Uint8Array; headerOffset: number; scan: () => ObjectScan },
): XrefSection[] {
  let offsets: Map<number, number[]> | null = null;
  const offsetOf = (number: number, before: number): number | null => {
    offsets ??= offsetsOf(file.scan());
    return offsets.get(number)?.findLast((offset) => offset < before) ?? null;
  };
  return sections.map((section) => {
    const entries = new Map<number, XrefEntry>();
    for (const [number, entry] of section.entries) {
      const isWrong = entry !== 'free' && 'offset' in entry && !isObjectAt(number, entry, file);
      const offset = isWrong ? offsetOf(number, section.endOffset) : null;
      entries.set(number, offset === null ? entry : { offset });
    }
    return { ...section, entries };
  });
}

/** Room for `number generation obj` and some space before it. */
const HEAD_MAX_BYTES = 40;

function isObjectAt(
  number: number,
  { offset }: { offset: number },
  { bytes, headerOffset }: { bytes: Uint8Array; headerOffset: number },
): boolean {
  const buffer = asBuffer(bytes);
  return [offset, offset + headerOffset].some((at) => {
    const head = buffer.toString('latin1', at, Math.min(at + HEAD_MAX_BYTES, buffer.length));
    const found = /^\s*(\d{1,10})\s+\d{1,5}\s+obj/.exec(head)?.[1];
    return found !== undefined && Number(found) === number;
  });
}

function offsetsOf({ objects }: ObjectScan): Map<number, number[]> {
  const offsets = new Map<number, number[]>();
  for (const { number, offset } of objects) {
    const known = offsets.get(number);
    if (known === undefined) offsets.set(number, [offset]);
    else known.push(offset);
  }
  return offsets;
}

import type { XrefSection, SectionReader } from './cross-reference.js';
import { lastStartxref, type EofMarker } from './eof-markers.js';

/** Cross-reference sections linked by `Prev`, newest first. */
export type Chain = XrefSection[];

/** Maximum length of a chain; bounds the work on hostile files. */
const SECTIONS_MAX = 1000;
/** Maximum number of unlinked end-of-file markers that are followed, newest first. */
const UNLINKED_MAX = 100;

interface ChainSource {
  bytes: Uint8Array;
  eofMarkers: readonly EofMarker[];
  reader: SectionReader;
}

/**
 * The chain that the last `startxref` names. Where it breaks, it continues with the
 * update that ends before the break.
 *
 * @param damage receives a note for each defect
 */
export function linkedChain(file: ChainSource, damage: string[]): Chain {
  const start = lastStartxref(file.bytes);
  if (start === null) {
    damage.push('no startxref');
    return [];
  }
  const chain = followChain(start, file, damage);
  if (chain.length === 0) damage.push('startxref points at no cross-reference section');
  return chain;
}

/**
 * Chains that no section refers to. Removing the link to an earlier update leaves its
 * section in the file.
 *
 * @param isPlain whether an offset lies outside of all streams
 */
export function unlinkedChains(
  file: ChainSource,
  linked: Chain,
  isPlain: (offset: number) => boolean,
): Chain[] {
  const reached = new Set(linked.map(({ endOffset }) => endOffset));
  const chains: Chain[] = [];
  let tried = 0;
  for (const mark of [...file.eofMarkers].reverse()) {
    if (tried >= UNLINKED_MAX) break;
    if (reached.has(mark.endOffset) || mark.startxref === null) continue;
    tried++;
    const chain = followChain(mark.startxref, file, []);
    const [newest] = chain;
    // The section must be the one that this marker closes, and start before it.
    if (newest?.endOffset !== mark.endOffset || newest.offset >= mark.endOffset) continue;
    if (!isPlain(newest.offset)) continue;
    for (const { endOffset } of chain) reached.add(endOffset);
    chains.push(chain);
  }
  return chains;
}

function followChain(start: number, { eofMarkers, reader }: ChainSource, damage: string[]): Chain {
  const chain: Chain = [];
  const seen = new Set<number>();
  let next: XrefSection | null = reader.read(start);
  while (next !== null && chain.length < SECTIONS_MAX) {
    seen.add(next.offset);
    chain.push(next);
    const { previous, offset }: XrefSection = next;
    if (previous === null) return chain;
    next = reader.read(previous);
    if (next !== null && seen.has(next.offset)) {
      damage.push('cross-reference sections point at each other in a circle');
      return chain;
    }
    if (next !== null) continue;
    damage.push('an earlier cross-reference section is missing');
    next = sectionBefore(offset, eofMarkers, reader);
    if (next !== null && seen.has(next.offset)) return chain;
  }
  return chain;
}

/** The section of the newest update that ends before an offset. */
function sectionBefore(
  offset: number,
  eofMarkers: readonly EofMarker[],
  reader: SectionReader,
): XrefSection | null {
  const older = eofMarkers.filter((mark) => mark.endOffset <= offset).slice(-UNLINKED_MAX);
  for (const { startxref } of older.reverse()) {
    const section = startxref === null ? null : reader.read(startxref);
    if (section !== null && section.offset < offset) return section;
  }
  return null;
}

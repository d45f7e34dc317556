import type { PagePacking } from '../../evidence.js';
import type { ObjectStore } from '../object-store.js';
import { pagesOf, type PageContent } from '../page-content.js';
import { newestOf, type PdfFile } from '../pdf-file.js';
import { isDict, isName, isReference, type PdfValue } from '../pdf-values.js';

/** More streams than these are not looked at on one page. */
const STREAMS_MAX = 200;

/**
 * How the pages are packed: a program that takes a page's content apart and
 * writes it again leaves fonts and pictures as it found them, and its own zlib
 * settings show in the content alone. Pages of which nothing can be said are left out.
 */
export function readPacking(file: PdfFile): PagePacking[] {
  const newest = newestOf(file);
  if (newest === null || newest.root === null) return [];
  const { store } = newest;
  return pagesOf(store, newest.root).flatMap((page, index): PagePacking[] => {
    const own = contentStreams(store, page);
    // A stamp is appended in a stream of its own; the largest is the page.
    const content = packerOf(store, largest(store, own));
    const others = [...page.drawnFrom].filter((number) => !own.includes(number));
    const drawnWith = new Set(
      others.slice(0, STREAMS_MAX).flatMap((number) => packerOf(store, number) ?? []),
    );
    return content === null || drawnWith.size === 0
      ? []
      : [{ page: index + 1, content, drawnWith: [...drawnWith] }];
  });
}

function contentStreams(store: ObjectStore, { drawn }: PageContent): number[] {
  const contents = drawn.get('Contents');
  const listed = store.resolve(contents);
  const parts: readonly (PdfValue | undefined)[] = Array.isArray(listed) ? listed : [contents];
  return parts
    .slice(0, STREAMS_MAX)
    .flatMap((part) => (isReference(part) ? part.reference : []));
}

const largest = (store: ObjectStore, numbers: readonly number[]): number | null => {
  const size = (number: number): number => store.get(number)?.stream?.length ?? 0;
  return numbers.reduce<number | null>(
    (most, number) => (most === null || size(number) > size(most) ? number : most),
    null,
  );
};

/**
 * The first two bytes of a stream packed by deflate alone (RFC 1950: window size
 * and level), in hexadecimal; Adobe's programs, and they alone, use several small
 * windows. null for any other stream.
 */
function packerOf(store: ObjectStore, number: number | null): string | null {
  const object = number === null ? null : store.get(number);
  if (!object?.stream || !isDict(object.value)) return null;
  const filter = store.resolve(object.value.entries.get('Filter'));
  const only = Array.isArray(filter) && filter.length === 1 ? store.resolve(filter[0]) : filter;
  if (!isName(only) || only.name !== 'FlateDecode') return null;
  const [method = 0, flags = 0] = object.stream;
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 !== 0) return null;
  return method === 0x78 ? flags.toString(16).padStart(2, '0') : 'small window';
}

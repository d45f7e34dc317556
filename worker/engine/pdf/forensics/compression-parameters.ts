import type { PageCompression } from '../../evidence/compression-parameters.js';
import type { ObjectStore } from '../syntax/object-store.js';
import { type PageContent, pagesOf } from '../syntax/page-content.js';
import { newestRevision, type PdfFile } from '../syntax/pdf-file.js';
import { isDict, isName, isReference, type PdfValue } from '../syntax/pdf-values.js';

/** How Adobe's programs, and they alone, pack: with windows under 32 KB. */
export const SMALL_WINDOW = 'small window';

/** More streams than these are not looked at on one page. */
const STREAMS_MAX = 200;

/**
 * How the pages are packed and spelled: a program that takes a page's content
 * apart and writes it again leaves the fonts as it found them, and its own
 * habits show in the content alone.
 */
export function readCompressionParameters(file: PdfFile): PageCompression[] {
  const newest = newestRevision(file);
  if (newest === null || newest.root === null) return [];
  const { store } = newest;
  return pagesOf(store, newest.root).map((page, index) => {
    const own = contentStreams(store, page);
    // A stamp is appended in a stream of its own; the largest is the page.
    const content = largest(store, own);
    const others = [...page.usedObjects].filter((number) => !own.includes(number));
    const drawnWith = new Set(
      others
        .slice(0, STREAMS_MAX)
        .filter((number) => isOfFont(store, number))
        .flatMap((number) => packerOf(store, number) ?? []),
    );
    return {
      page: index + 1,
      content: packerOf(store, content),
      drawnWith: [...drawnWith],
      operatorsRewritten: isRespelled(store, content),
    };
  });
}

function contentStreams(store: ObjectStore, { contentEntries: drawn }: PageContent): number[] {
  const contents = drawn.get('Contents');
  const listed = store.resolve(contents);
  const parts: readonly (PdfValue | undefined)[] = Array.isArray(listed) ? listed : [contents];
  return parts.slice(0, STREAMS_MAX).flatMap((part) => (isReference(part) ? part.reference : []));
}

const largest = (store: ObjectStore, numbers: readonly number[]): number | null => {
  const size = (number: number): number => store.get(number)?.stream?.length ?? 0;
  return numbers.reduce<number | null>(
    (most, number) => (most === null || size(number) > size(most) ? number : most),
    null,
  );
};

/** Keys of forms, pictures, colour profiles, functions and patterns: these come from anywhere, packed as they were. */
const FOREIGN_KEYS = ['BBox', 'Width', 'N', 'FunctionType', 'ShadingType', 'PatternType'];

/** Whether a stream that a page is drawn from is a font's program or map. */
const isOfFont = (store: ObjectStore, number: number): boolean => {
  const value = store.get(number)?.value;
  return isDict(value) && !FOREIGN_KEYS.some((key) => value.entries.has(key));
};

/**
 * The first two bytes of a stream packed by deflate alone (RFC 1950: window size
 * and level): of the usual window the level's byte in hexadecimal. null for any
 * other stream.
 */
function packerOf(store: ObjectStore, number: number | null): string | null {
  const object = number === null ? null : store.get(number);
  if (!object?.stream || !isDict(object.value)) return null;
  const filter = store.resolve(object.value.entries.get('Filter'));
  const only = Array.isArray(filter) && filter.length === 1 ? store.resolve(filter[0]) : filter;
  if (!isName(only) || only.name !== 'FlateDecode') return null;
  const [method = 0, flags = 0] = object.stream;
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 !== 0) return null;
  return method === 0x78 ? flags.toString(16).padStart(2, '0') : SMALL_WINDOW;
}

/** So much of a page's content shows how it is spelled. */
const SPELLING_MAX_BYTES = 256 * 1024;
const ARRAYS_MIN = 3;
const ALIKE_MIN = 0.95;

/**
 * Libraries that parse a page and write it again (qpdf, pypdf and their kin) put
 * spaces inside the brackets of `[ (A) -3 (B) ] TJ` and each operator on a line of
 * its own. Of programs that make documents only Apple's write such brackets, and
 * those put many operators on a line.
 */
function isRespelled(store: ObjectStore, number: number | null): boolean {
  const object = number === null ? null : store.get(number);
  const data = object === null ? null : store.dataOf(object);
  if (data === null) return false;
  const text = Buffer.from(data.subarray(0, SPELLING_MAX_BYTES)).toString('latin1');
  const arrays = [...text.matchAll(/\[( ?)[^[\]]*\] ?TJ(\s)/g)];
  const begins = [...text.matchAll(/\bBT(\s)/g)];
  return (
    arrays.length >= ARRAYS_MIN &&
    share(arrays, ([, space]) => space === ' ') >= ALIKE_MIN &&
    share(arrays, ([, , end]) => end === '\n') >= ALIKE_MIN &&
    share(begins, ([, end]) => end === '\n') >= ALIKE_MIN
  );
}

const share = <T>(items: readonly T[], is: (item: T) => boolean): number =>
  items.filter(is).length / items.length;

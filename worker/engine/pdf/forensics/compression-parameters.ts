import type { PageCompression } from '../../evidence/compression-parameters.js';
import type { ObjectStore } from '../syntax/object-store.js';
import { type PageContent, pagesOf } from '../syntax/page-content.js';
import { newestRevision, type PdfFile } from '../syntax/pdf-file.js';
import { isDict, isName, isReference, type PdfValue } from '../syntax/pdf-values.js';

/** A window under 32 KB: only Adobe's programs compress this way. */
export const SMALL_WINDOW = 'small window';

/** Streams examined per page; bounds the work. */
const STREAMS_MAX = 200;

/**
 * The compression parameters and operator formatting of each page. A program that parses a
 * page's content and rewrites it leaves the fonts unchanged, so its own habits show in the
 * content alone.
 */
export function readCompressionParameters(file: PdfFile): PageCompression[] {
  const newest = newestRevision(file);
  if (newest === null || newest.root === null) return [];
  const { store } = newest;
  return pagesOf(store, newest.root).map((page, index) => {
    const own = contentStreams(store, page);
    // A stamp is appended as a separate stream; the largest stream is the page itself.
    const content = largest(store, own);
    const fonts = [...page.usedObjects]
      .filter((number) => !own.includes(number))
      .slice(0, STREAMS_MAX)
      .filter((number) => isOfFont(store, number));
    const drawnWith = new Set(fonts.flatMap((number) => packerOf(store, number) ?? []));
    const packer = packerOf(store, content);
    const forms = textForms(store, page, own);
    // A program that compresses what it wrote after its fonts were packed: all of it, not one stream.
    if (
      packer !== null &&
      forms.length > 0 &&
      forms.every((one) => packerOf(store, one) === packer)
    )
      drawnWith.add(packer);
    return {
      page: index + 1,
      content: packer,
      drawnWith: [...drawnWith],
      fonts,
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

/** The forms that a page draws text with. */
const textForms = (store: ObjectStore, page: PageContent, own: readonly number[]): number[] =>
  [...page.usedObjects]
    .filter((number) => !own.includes(number))
    .slice(0, STREAMS_MAX)
    .filter((number) => {
      const object = store.get(number);
      const subtype = isDict(object?.value) ? object.value.entries.get('Subtype') : undefined;
      if (!isName(subtype) || subtype.name !== 'Form') return false;
      const data = object === null ? null : store.dataOf(object);
      return data !== null && /\bT[jJ]\b/.test(Buffer.from(data).toString('latin1'));
    });

/**
 * Keys of forms, pictures, colour profiles, functions and patterns: these are often copied
 * from elsewhere with their original compression.
 */
const FOREIGN_KEYS = ['BBox', 'Width', 'N', 'FunctionType', 'ShadingType', 'PatternType'];

/** Whether an object that a page uses is a font, a font program or a character map. */
const isOfFont = (store: ObjectStore, number: number): boolean => {
  const value = store.get(number)?.value;
  return isDict(value) && !FOREIGN_KEYS.some((key) => value.entries.has(key));
};

/**
 * The compression parameters of a stream compressed by deflate alone, from its first two
 * bytes (RFC 1950: window size and level): the level byte in hexadecimal for the usual
 * window, `SMALL_WINDOW` for a smaller one. null for any other stream.
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

/** This much of a page's content is enough to show how its operators are formatted. */
const SPELLING_MAX_BYTES = 256 * 1024;
const ARRAYS_MIN = 3;
const ALIKE_MIN = 0.95;

/**
 * Libraries that parse and rewrite a page (qpdf, pypdf and similar) put spaces inside the
 * brackets of `[ (A) -3 (B) ] TJ` and each operator on its own line. Among programs that
 * create documents, only Apple's write such brackets, and they put many operators on a
 * line.
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

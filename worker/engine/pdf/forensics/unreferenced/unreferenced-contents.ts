import { readOperations } from '../../syntax/read-operations.js';
import type { ObjectStore } from '../../syntax/object-store.js';
import { type PageContent, pagesOf } from '../../syntax/page-content.js';
import type { FileRevision } from '../../syntax/pdf-file.js';
import {
  isDict,
  isName,
  isReference,
  type PdfDict,
  type PdfValue,
} from '../../syntax/pdf-values.js';

/** Content that no page shows, with the page or resources to draw it with. */
export interface UnusedContent {
  /** References to its content streams. */
  contents: PdfValue;
  resources: PdfValue;
  /** The page it probably belonged to, counted from 1. */
  page: number;
}

const CONTENTS_MAX = 6;
const STREAM_MAX_BYTES = 2_000_000;
const OPERATIONS_MAX = 20_000;
const PAGES_TRIED_MAX = 2;

/** Unreferenced pages, and content streams with text; bounded. */
export function unusedContents(
  { store, root }: FileRevision,
  reached: ReadonlySet<number>,
): UnusedContent[] {
  if (root === null) return [];
  const pages = pagesOf(store, root);
  const unused = store.numbers.filter((number) => !reached.has(number));
  const found: UnusedContent[] = [];
  const drawn = new Set<number>();
  for (const number of unused) {
    const dict = pageAt(store, number);
    const contents = dict?.entries.get('Contents');
    if (dict === null || contents === undefined || found.length >= CONTENTS_MAX) continue;
    for (const stream of streamsOf(contents, store)) drawn.add(stream);
    const resources = inherited(dict, 'Resources', store);
    found.push({ contents, resources, page: likeliest(dict, pages) });
  }
  for (const number of unused) {
    if (drawn.has(number) || found.length >= CONTENTS_MAX) continue;
    const fonts = fontsOf(store, number);
    if (fonts === null) continue;
    pages
      .map((page, index) => ({ page, index }))
      .filter(({ page }) => hasFonts(page, fonts, store))
      .slice(0, PAGES_TRIED_MAX)
      .forEach(({ page, index }) =>
        found.push({
          contents: { reference: number },
          resources: page.contentEntries.get('Resources') ?? null,
          page: index + 1,
        }),
      );
  }
  return found.slice(0, CONTENTS_MAX);
}

function pageAt(store: ObjectStore, number: number): PdfDict | null {
  const value = store.get(number)?.value;
  const type = isDict(value) ? value.entries.get('Type') : null;
  return isDict(value) && isName(type) && type.name === 'Page' ? value : null;
}

/** An unreferenced page may share streams with a used one, when only its dictionary was rewritten. */
const streamsOf = (contents: PdfValue, store: ObjectStore): number[] => {
  const list = isReference(contents)
    ? [contents, store.resolve(contents)].flat()
    : [contents].flat();
  return list.filter(isReference).map(({ reference }) => reference);
};

function inherited(dict: PdfDict, key: string, store: ObjectStore): PdfValue {
  let current: PdfDict | null = dict;
  for (let depth = 0; current !== null && depth < 16; depth++) {
    const value = current.entries.get(key);
    if (value !== undefined) return value;
    current = store.resolveDict(current.entries.get('Parent'));
  }
  return null;
}

/** The page with the same resources; otherwise the first page. */
function likeliest(dict: PdfDict, pages: readonly PageContent[]): number {
  const resources = dict.entries.get('Resources');
  const at = pages.findIndex(({ contentEntries: drawn }) => {
    const other = drawn.get('Resources');
    return isReference(resources) && isReference(other) && resources.reference === other.reference;
  });
  return at === -1 ? 1 : at + 1;
}

/** Names of the fonts with which a stream shows text; null when it is no content stream with text. */
function fontsOf(store: ObjectStore, number: number): Set<string> | null {
  const object = store.get(number);
  if (object === null || object.stream === null || !isDict(object.value)) return null;
  // Forms, pictures, fonts and structural streams state their type; content streams do not.
  if (['Type', 'Subtype', 'FunctionType', 'Length1'].some((key) => isEntry(object.value, key)))
    return null;
  const data = store.dataOf(object)?.subarray(0, STREAM_MAX_BYTES);
  if (data === undefined) return null;
  const fonts = new Set<string>();
  let shows = 0;
  let count = 0;
  for (const { operator, operands } of readOperations(data)) {
    if (++count > OPERATIONS_MAX) break;
    const [name] = operands;
    if (operator === 'Tf' && isName(name?.value)) fonts.add(name.value.name);
    if (operator === 'Tj' || operator === 'TJ' || operator === "'") shows++;
  }
  return shows > 0 && fonts.size > 0 ? fonts : null;
}

const isEntry = (value: PdfValue, key: string): boolean => isDict(value) && value.entries.has(key);

function hasFonts(page: PageContent, names: ReadonlySet<string>, store: ObjectStore): boolean {
  const resources = store.resolveDict(page.contentEntries.get('Resources'));
  const fonts = store.resolveDict(resources?.entries.get('Font'));
  return fonts !== null && [...names].every((name) => fonts.entries.has(name));
}

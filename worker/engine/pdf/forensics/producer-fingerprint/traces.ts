import type { LibraryTrace } from '../../../evidence/producer-fingerprint.js';
import type { ObjectStore } from '../../syntax/object-store.js';
import { pagesOf } from '../../syntax/page-content.js';
import { newestRevision, type PdfFile } from '../../syntax/pdf-file.js';
import type { PdfValue } from '../../syntax/pdf-values.js';

/**
 * Names that a library gives to objects it adds to a page; they stay when another program
 * rewrites the file.
 */
const NAMES: readonly { writer: string; kind: string; pattern: RegExp }[] = [
  {
    writer: 'MuPDF',
    kind: 'Font',
    pattern:
      /^(helv|he(bo|bi|it)|tiro|ti(bo|bi|it)|cour|co(bo|bi|it)|symb|zadb|china-[st]s?|japans?|koreas?)$/,
  },
  { writer: 'MuPDF', kind: 'XObject', pattern: /^(fz(Img|Frm)\d+|fullpage)$/ },
  { writer: 'MuPDF', kind: 'ExtGState', pattern: /^fitzca\d+$/ },
  { writer: 'pdf-lib', kind: 'Font', pattern: /^[A-Za-z][\w+]*(-[A-Za-z]\w*)*-\d{8,10}$/ },
  { writer: 'pdf-lib', kind: 'XObject', pattern: /^(Image|EmbeddedPdfPage)-\d{8,10}$/ },
  { writer: 'pdf-lib', kind: 'ExtGState', pattern: /^GS-\d{8,10}$/ },
];

const PAGES_MAX = 100;
const RESOURCES_MAX = 500;

/** The first trace of each library on the current pages. Never throws. */
export function readTraces(file: PdfFile): LibraryTrace[] {
  const newest = newestRevision(file);
  if (newest === null || newest.root === null) return [];
  const { store, root } = newest;
  const found = new Map<string, LibraryTrace>();
  for (const [index, page] of pagesOf(store, root).slice(0, PAGES_MAX).entries())
    for (const { writer, kind, pattern } of NAMES) {
      if (found.has(writer)) continue;
      const name = resourceNames(store, page.contentEntries.get('Resources'), kind).find((one) =>
        pattern.test(one),
      );
      if (name !== undefined) found.set(writer, { writer, name, page: index + 1 });
    }
  return [...found.values()];
}

function resourceNames(
  store: ObjectStore,
  resources: PdfValue | undefined,
  kind: string,
): string[] {
  const named = store.resolveDict(store.resolveDict(resources)?.entries.get(kind));
  return [...(named?.entries.keys() ?? [])].slice(0, RESOURCES_MAX);
}

import { newestRevision, type PdfFile } from '../../syntax/pdf-file.js';
import { isDict, type PdfValue } from '../../syntax/pdf-values.js';
import { writeValue } from '../../syntax/write-value.js';
import type { UnusedContent } from './unreferenced-contents.js';

/** How a page is cropped and rotated: its `MediaBox`, `CropBox`, `Rotate`, `UserUnit`. */
export type PageShape = ReadonlyMap<string, PdfValue>;

/**
 * The file with an incremental update whose only pages are made of unreferenced content;
 * null when nothing can be appended to it.
 */
export function withPages(
  file: PdfFile,
  unused: readonly { content: UnusedContent; shape: PageShape }[],
): Uint8Array | null {
  const newest = newestRevision(file);
  const start = startOf(file.bytes);
  if (newest === null || newest.root === null || start === null || file.headerOffset !== 0)
    return null;
  const first = Math.max(0, ...newest.store.numbers) + 1;
  const [root, tree] = [first, first + 1];
  const pages = unused.map((_, index) => first + 2 + index);
  const catalogue = newest.store.resolveDict({ reference: newest.root });
  const layers = catalogue?.entries.get('OCProperties') ?? null;
  const bodies: [number, PdfValue][] = [
    [root, dict({ Type: name('Catalog'), Pages: { reference: tree }, OCProperties: layers })],
    [
      tree,
      dict({
        Type: name('Pages'),
        Kids: pages.map((reference) => ({ reference })),
        Count: pages.length,
      }),
    ],
    ...unused.map(({ content, shape }, index): [number, PdfValue] => [
      pages[index] ?? 0,
      dict({
        Type: name('Page'),
        Parent: { reference: tree },
        ...Object.fromEntries(shape),
        Contents: content.contents,
        Resources: content.resources,
      }),
    ]),
  ];
  let update = '\n';
  const offsets = bodies.map(([number, value]) => {
    const offset = file.bytes.length + update.length;
    update += `${number} 0 obj\n${writeValue(value)}\nendobj\n`;
    return offset;
  });
  const startxref = file.bytes.length + update.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = dict({
    Size: first + bodies.length,
    Root: { reference: root },
    Prev: start,
    Encrypt: newest.trailer.entries.get('Encrypt') ?? null,
    ID: newest.trailer.entries.get('ID') ?? null,
  });
  update += `xref\n${first} ${bodies.length}\n${rows}trailer\n${writeValue(trailer)}\nstartxref\n${startxref}\n%%EOF\n`;
  return Buffer.concat([file.bytes, Buffer.from(update, 'latin1')]);
}

const name = (value: string): PdfValue => ({ name: value });

/** Omits entries that are null. */
const dict = (entries: Record<string, PdfValue>): PdfValue => ({
  entries: new Map(Object.entries(entries).filter(([, value]) => value !== null)),
});

function startOf(bytes: Uint8Array): number | null {
  const tail = Buffer.from(bytes.subarray(-2048)).toString('latin1');
  const found = [...tail.matchAll(/startxref\s+(\d{1,10})/g)].at(-1)?.[1];
  return found === undefined || Number(found) === 0 ? null : Number(found);
}

export function shapeOf(value: PdfValue, parentOf: (value: PdfValue) => PdfValue): PageShape {
  const shape = new Map<string, PdfValue>();
  let current = value;
  for (let depth = 0; isDict(current) && depth < 16; depth++) {
    for (const key of ['MediaBox', 'CropBox', 'Rotate', 'UserUnit']) {
      const own = current.entries.get(key);
      if (own !== undefined && !shape.has(key)) shape.set(key, own);
    }
    current = parentOf(current.entries.get('Parent') ?? null);
  }
  return shape;
}

import type { Tool } from './tools.js';
import { canGo, type Way } from './way.js';
import { WAYS } from './ways/index.js';

/** What is made: files of one way, or of an edit that another tool's step follows. */
export interface Item {
  /** Folder and method of its files. */
  id: string;
  label: 'forged' | 'genuine';
  /** Alternatives, of which each file has one; empty for a genuine item. */
  edits: Way[];
  step: Way | null;
}

/** What happens to a document after somebody edited it. */
const AFTERWARDS = [
  'ghostscript-print',
  'poppler-postscript-print',
  'poppler-print',
  'qpdf-linearise',
  'poppler-merge',
  'pypdf-merge',
  'pdfbox-merge',
  'pymupdf-fill',
  'pypdf-fill',
  'pdfbox-fill',
  'pdftk-fill',
  'pdfcpu-stamp',
  'itext5-stamp',
  'pymupdf-number',
  'pyhanko-sign',
  'exiftool-wipe',
  'mutool-clean',
  'pdf-lib-resave',
  'pdfium-resave',
  'pymupdf-raster',
  'scanner-scan',
  'pymupdf-ocr-layer',
  'ocrmypdf-scan',
];

/** Edits that such a step follows. */
const BEFOREHAND = [
  'pymupdf-redact',
  'pymupdf-cover-appended',
  'pypdf-overlay',
  'pikepdf-swap',
  'pdfbox-cover',
  'itext5-cover-appended',
  'pdf-lib-cover',
];

/** Everything that the tools at hand can make. */
export function planFor(installed: ReadonlyMap<Tool, boolean>): Item[] {
  const ways = WAYS.filter((way) => canGo(way, installed));
  const first = ways.filter(({ id }) => BEFOREHAND.includes(id));
  return [
    ...ways.map((way): Item => {
      const isEdit = way.kind === 'edit';
      return {
        id: way.id,
        label: isEdit ? 'forged' : 'genuine',
        edits: isEdit ? [way] : [],
        step: isEdit ? null : way,
      };
    }),
    ...ways
      .filter(({ id }) => AFTERWARDS.includes(id) && first.length > 0)
      .map((step): Item => ({ id: `then-${step.id}`, label: 'forged', edits: first, step })),
  ];
}

import type { PdfArtifacts } from '../../../../../worker/engine/evidence/evidence.js';
import type { PdfMetadata, XmpFacts } from '../../../../../worker/engine/evidence/metadata.js';
import type { PdfRevision } from '../../../../../worker/engine/evidence/revisions.js';
import type { Values } from '../../../../../worker/engine/texts/say.js';
import { sayFinding } from '../../../../../worker/engine/report/say-finding.js';
import type { DocumentType } from '../../../../../core/vocabulary.js';
import type { Finding } from '../../../../../worker/engine/findings/finding.js';
import type { PdfFacts } from '../../../../../worker/engine/evidence/pdf-facts.js';
import type { Classification } from '../../../../../worker/engine/evidence/classification.js';
import type { PictureFacts } from '../../../../../worker/engine/evidence/picture-facts.js';
import { NO_REREADING, type Line, type Page } from '../../../../../worker/engine/evidence/page.js';

/** Evidence for tests of detectors. */
export const classified = (documentType: DocumentType): Classification => ({
  documentType,
  issuer: null,
  channel: 'native_pdf',
});

export const xmp = (facts: Partial<XmpFacts> = {}): XmpFacts => ({
  creatorTool: null,
  producer: null,
  createDate: null,
  modifyDate: null,
  documentId: null,
  originalDocumentId: null,
  instanceId: null,
  derivedFromId: null,
  historyAgents: [],
  digitalSourceType: null,
  ...facts,
});

/** Parts of a PDF's evidence that a test sets; those of its metadata are given one by one. */
export type PdfParts = Partial<PdfArtifacts & PdfMetadata & PdfFacts> & {
  producer?: string | null;
  creator?: string | null;
};

/** The evidence of a plain PDF, changed in the parts given. */
export const pdf = ({
  producer = null,
  creator = null,
  version = '1.7',
  encrypted = false,
  info = {
    producer,
    creator,
    author: null,
    title: null,
    creationDate: null,
    modificationDate: null,
  },
  xmp = null,
  pageCount = 1,
  linearised = false,
  damage = [],
  ...parts
}: PdfParts = {}): PdfArtifacts & { pdf: PdfFacts } => ({
  pdf: { pageCount, linearised, damage },
  metadata: { version, encrypted, info, xmp },
  revisions: [revision()],
  statements: [],
  producerFingerprint: null,
  compression: [],
  annotations: [],
  embeddedText: [],
  fonts: [],
  fontShapes: [],
  activeContent: [],
  einvoice: null,
  signatures: [],
  signatureRemains: [],
  ...parts,
});

export const revision = (facts: Partial<PdfRevision> = {}): PdfRevision => ({
  endOffset: 1_000,
  objectsChanged: 10,
  changesPageContent: false,
  pages: [],
  ...facts,
});

export const picture = (facts: Partial<PictureFacts> = {}): PictureFacts => ({
  format: 'png',
  width: 1_000,
  height: 2_000,
  orientation: 1,
  make: null,
  model: null,
  software: [],
  takenAt: null,
  modifiedAt: null,
  xmp: null,
  generatorKeys: [],
  credentials: null,
  ...facts,
});

/** A page of lines, one under the other; a line may be given its height in percent. */
export function page(
  lines: readonly (string | [text: string, height: number])[],
  options: { source?: Page['textSource']; confidence?: number; number?: number } = {},
): Page {
  const { source = 'text_layer', confidence = 1, number = 1 } = options;
  return {
    number,
    width: 595,
    height: 842,
    lines: lines.map((line, index): Line => {
      const [text, h] = typeof line === 'string' ? [line, 1.5] : line;
      const rect = { x: 10, y: 5 + index * 3, w: 80, h };
      return {
        text,
        rect,
        direction: /[א-ת]/.test(text) ? 'rtl' : 'ltr',
        words: text.split(' ').map((word) => ({ text: word, rect, confidence })),
      };
    }),
    textSource: source,
    pictureCoverage: 0,
    hash: null,
    render: () => Promise.reject(new Error('no detector draws')),
    ...NO_REREADING,
  };
}

export const never = new AbortController().signal;

/** Holds that a sign can be told in both languages with all its values. */
export function told(findings: readonly Finding[]): Finding[] {
  for (const { code, values, confidence } of findings) {
    if (!(confidence > 0 && confidence <= 1))
      throw new Error(`${code} has confidence ${confidence}`);
    for (const lang of ['en', 'he'] as const) expectWhole(code, values, lang);
  }
  return [...findings];
}

function expectWhole(code: Finding['code'], values: Values, lang: 'en' | 'he'): void {
  const { title, detail } = sayFinding(code, values, lang);
  if (/undefined|NaN|\u2068\u2069| {2}/.test(`${title} ${detail}`)) {
    throw new Error(`${code} lacks a value: ${title} ${detail}`);
  }
}

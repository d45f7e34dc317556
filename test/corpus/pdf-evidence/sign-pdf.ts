import { pagesOf } from '../../../worker/engine/pdf/syntax/page-content.js';
import {
  newestRevision,
  readPdfFile,
  type FileRevision,
} from '../../../worker/engine/pdf/syntax/pdf-file.js';
import {
  isReference,
  type PdfDict,
  type PdfValue,
} from '../../../worker/engine/pdf/syntax/pdf-values.js';
import { appendIncrement, hexText, pdfText, sizeOf } from './signing/append-increment.js';
import { makeIdentity, type Digest, type Identity } from './signing/identity.js';
import { writeCms } from './signing/write-cms.js';
import { writeTimeStamp } from './signing/write-time-stamp.js';

export { makeIdentity, type Identity } from './signing/identity.js';

export interface SignOptions {
  /** Who signs; default: a fresh self-signed identity. */
  identity?: Identity;
  digest?: Digest;
  /** Signing time; null leaves it out. */
  at?: Date | null;
  /** Name of the signature's field, not yet in use; default `Signature1`. */
  field?: string;
  /** Page of the field, counted from 1. */
  page?: number;
  /** Points from the page's bottom left; default: no visible field. */
  rect?: readonly [left: number, bottom: number, right: number, top: number];
  /**
   * Certifies the document instead; permitted later changes: 1 none, 2 forms, 3
   * annotations too.
   */
  certify?: 1 | 2 | 3;
  subFilter?: 'adbe.pkcs7.detached' | 'ETSI.CAdES.detached';
  /** Fields that signing locks. */
  lock?: { action: 'All' } | { action: 'Include' | 'Exclude'; fields: readonly string[] };
  /** Content stream of the visible field, 1 unit = 1 point; `/F1` is Helvetica. */
  appearance?: string;
  /** Object number of an unsigned signature field to use instead of a new one. */
  into?: number;
  /** Makes a document time stamp (RFC 3161) instead of a signature. */
  timeStamp?: boolean;
  /** Writes Contents before ByteRange, so that the ByteRange follows the gap. */
  contentsFirst?: boolean;
}

/**
 * Signs a PDF by an incremental update with a separate field, as signing
 * programs do. Throws on a file that cannot be read.
 */
export function signPdf(pdf: Uint8Array, options: SignOptions = {}): Buffer {
  const { digest = 'sha256', at = new Date() } = options;
  const identity =
    options.identity ?? makeIdentity({ name: 'Sample Signer', organisation: 'Sample Issuer' });
  const prepared = withEmptySignature(pdf, { ...options, at });
  const opens = prepared.lastIndexOf(EMPTY_CONTENTS);
  const closes = opens + EMPTY_CONTENTS.length;
  const range = `[0 ${opens} ${closes} ${prepared.length - closes}]`;
  prepared.write(range.padEnd(EMPTY_RANGE.length), prepared.lastIndexOf(EMPTY_RANGE), 'latin1');
  const covered = Buffer.concat([prepared.subarray(0, opens), prepared.subarray(closes)]);
  const write = options.timeStamp ? writeTimeStamp : writeCms;
  const cms = write(covered, { identity, digest, at }).toString('hex');
  if (cms.length > EMPTY_CONTENTS.length - 2) throw new Error('the signature needs more room');
  prepared.write(cms, opens + 1, 'latin1');
  return prepared;
}

/** Hexadecimal digits reserved for the signature, in angle brackets. */
const EMPTY_CONTENTS = `<${'0'.repeat(16_384)}>`;
const EMPTY_RANGE = '[0 0000000000 0000000000 0000000000]';

function withEmptySignature(
  pdf: Uint8Array,
  { page: pageNumber = 1, at, into, ...options }: SignOptions,
): Buffer {
  const file = readPdfFile(pdf, 0);
  const newest = newestRevision(file);
  if (newest === null || newest.root === null) throw new Error('no catalogue to sign');
  const page = pagesOf(newest.store, newest.root)[pageNumber - 1]?.object;
  if (page === undefined) throw new Error(`no page ${pageNumber}`);
  const signature = Math.max(sizeOf(newest.trailer), ...newest.store.numbers.map((n) => n + 1));
  const widget = into ?? signature + 1;
  const objects = new Map([
    [signature, signatureText(at, options)],
    [widget, widgetText(newest, { page, into, signature, look: signature + 2 }, options)],
    [newest.root, catalogueWith(newest, { widget, certified: options.certify ? signature : null })],
  ]);
  if (options.appearance !== undefined)
    objects.set(signature + 2, appearanceText(options.rect ?? [0, 0, 0, 0], options.appearance));
  if (into === undefined) objects.set(page, pageWith(newest, page, widget));
  return appendIncrement(file, objects);
}

function signatureText(at: Date | null | undefined, options: SignOptions): string {
  const { subFilter = 'adbe.pkcs7.detached', certify, lock, timeStamp } = options;
  const references = [
    ...(certify
      ? [
          `<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P ${certify}/V/1.2>>>>`,
        ]
      : []),
    ...(lock
      ? [
          `<</Type/SigRef/TransformMethod/FieldMDP/TransformParams<</Type/TransformParams${lockText(lock)}/V/1.2>>>>`,
        ]
      : []),
  ];
  const range = `/ByteRange ${EMPTY_RANGE}`;
  const contents = `/Contents ${EMPTY_CONTENTS}`;
  const kind = timeStamp
    ? '/Type/DocTimeStamp/Filter/Adobe.PPKLite/SubFilter/ETSI.RFC3161'
    : `/Type/Sig/Filter/Adobe.PPKLite/SubFilter/${subFilter}`;
  return `<<${kind}${options.contentsFirst ? contents + range : range + contents}${at && !timeStamp ? `/M(${dateText(at)})` : ''}${references.length > 0 ? `/Reference[${references.join('')}]` : ''}>>`;
}

const lockText = (lock: NonNullable<SignOptions['lock']>): string =>
  `/Action/${lock.action}${'fields' in lock ? `/Fields[${lock.fields.map(hexText).join('')}]` : ''}`;

function widgetText(
  { store }: FileRevision,
  numbers: { page: number; into: number | undefined; signature: number; look: number },
  { field = 'Signature1', rect = [0, 0, 0, 0], appearance }: SignOptions,
): string {
  const look = appearance === undefined ? '' : `/AP<</N ${numbers.look} 0 R>>`;
  if (numbers.into === undefined)
    return `<</Type/Annot/Subtype/Widget/FT/Sig/T ${hexText(field)}/V ${numbers.signature} 0 R/P ${numbers.page} 0 R/F 132/Rect[${rect.join(' ')}]${look}>>`;
  const entries = entriesOf(store.resolveDict({ reference: numbers.into }));
  entries.set('V', { reference: numbers.signature });
  return pdfText({ entries }).replace(/>>$/, `${look}>>`);
}

const appearanceText = (
  [left, bottom, right, top]: readonly [number, number, number, number],
  content: string,
): string =>
  `<</Type/XObject/Subtype/Form/BBox[0 0 ${right - left} ${top - bottom}]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Length ${content.length}>>\nstream\n${content}\nendstream`;

function catalogueWith(
  { store, root }: FileRevision,
  { widget, certified }: { widget: number; certified: number | null },
): string {
  const entries = entriesOf(store.resolveDict({ reference: root ?? 0 }));
  const form = entriesOf(store.resolveDict(entries.get('AcroForm')));
  const fields = listOf(store.resolve(form.get('Fields')));
  const isListed = fields.some((one) => isReference(one) && one.reference === widget);
  form.set('Fields', isListed ? fields : [...fields, { reference: widget }]);
  // 1: signatures exist, 2: append only.
  form.set('SigFlags', 3);
  entries.set('AcroForm', { entries: form });
  if (certified !== null)
    entries.set('Perms', { entries: new Map([['DocMDP', { reference: certified }]]) });
  return pdfText({ entries });
}

function pageWith({ store }: FileRevision, page: number, widget: number): string {
  const entries = entriesOf(store.resolveDict({ reference: page }));
  const annotations = listOf(store.resolve(entries.get('Annots'))).filter(isReference);
  entries.set('Annots', [...annotations, { reference: widget }]);
  return pdfText({ entries });
}

const entriesOf = (dict: PdfDict | null): Map<string, PdfValue> => new Map(dict?.entries);

const listOf = (value: PdfValue): PdfValue[] => (Array.isArray(value) ? value : []);

const dateText = (date: Date): string => `D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;

import {
  makeIdentity,
  type SignOptions,
  signPdf,
} from '../../../../../corpus/pdf-evidence/sign-pdf.js';
import { readContainer } from '../../../../../../worker/engine/pdf/forensics/container.js';
import { readPdfFile } from '../../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { readRevisions } from '../../../../../../worker/engine/pdf/forensics/revisions.js';
import { readSignatures } from '../../../../../../worker/engine/pdf/forensics/signatures/read-signatures.js';
import { readSignatureRemains } from '../../../../../../worker/engine/pdf/forensics/signatures/signature-remains.js';
import { pdf } from '../../../detectors/document/evidence.js';
import { hex, pageObjects, writePdf } from '../../syntax/write-pdf.js';

/** A made-up authority and a bank it vouches for. */
export const authority = makeIdentity({ name: 'Sample Authority' });

export const bank = makeIdentity({
  name: 'Sample Bank',
  organisation: 'Bank Ltd',
  issuer: authority,
});

export const amount = (text: string): string => `BT /F1 10 Tf 50 700 Td ${hex(text)} Tj ET`;

/** One page with an amount, not signed. */
export const statement = (): Buffer => writePdf(pageObjects(amount('250.00')));

export const AT = new Date('2026-03-31T10:00:00Z');

export const signed = (options: SignOptions = {}, file: Uint8Array = statement()): Buffer =>
  signPdf(file, { identity: bank, at: AT, ...options });

/** What the reader tells of signatures and revisions, with all else as in a plain file. */
export function factsOf(bytes: Uint8Array): ReturnType<typeof pdf> {
  const file = readPdfFile(bytes, readContainer(bytes).headerOffset);
  const signatures = readSignatures(file);
  return pdf({
    revisions: readRevisions(file),
    signatures,
    signatureRemains: readSignatureRemains(file),
  });
}

/** The catalogue and page of a signed statement as they were before: what a program writes that takes a signature off. */
export const UNSIGNED = {
  1: pageObjects('')[1] ?? '',
  3: pageObjects('')[3] ?? '',
};

/** The numbers of the last ByteRange and where they stand. */
export function rangeIn(file: Buffer): { at: number; text: string; numbers: number[] } {
  const text = file.toString('latin1');
  const found = [...text.matchAll(/\/ByteRange (\[[\d ]+\] *)/g)].at(-1);
  if (found?.[1] === undefined) throw new Error('not signed');
  return {
    at: found.index + '/ByteRange '.length,
    text: found[1],
    numbers: (found[1].match(/\d+/g) ?? []).map(Number),
  };
}

/** Writes other numbers over a ByteRange, in place. */
export function withRange(file: Buffer, numbers: readonly number[]): Buffer {
  const { at, text } = rangeIn(file);
  const changed = Buffer.from(file);
  changed.write(`[${numbers.join(' ')}]`.padEnd(text.length), at, 'latin1');
  return changed;
}

/** The same length, other bytes. */
export function replaced(file: Buffer, from: string, to: string): Buffer {
  const at = file.indexOf(from, 0, 'latin1');
  if (at === -1 || from.length !== to.length) throw new Error('nothing to replace');
  const changed = Buffer.from(file);
  changed.write(to, at, 'latin1');
  return changed;
}

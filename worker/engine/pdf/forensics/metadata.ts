import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import type { PdfMetadata } from '../../evidence/metadata.js';
import { plainText } from '../../image/plain-text.js';
import { readXmp } from '../../image/xmp.js';

const text = z.string().optional().catch(undefined);

const Info = z.object({
  PDFFormatVersion: text,
  EncryptFilterName: text,
  Producer: text,
  Creator: text,
  Author: text,
  Title: text,
  CreationDate: text,
  ModDate: text,
});

/**
 * The document information dictionary and the XMP packet, decrypted where the
 * file is encrypted; what pdf.js cannot read of them is noted in `damage`.
 */
export async function readMetadata(
  document: PDFDocumentProxy,
  damage: string[],
): Promise<PdfMetadata> {
  const read = await document.getMetadata().catch(() => null);
  if (read === null) damage.push('the metadata cannot be read');
  const { info: raw, metadata } = read ?? { info: {}, metadata: null };
  const info = Info.safeParse(raw).data ?? {};
  const packet: unknown = metadata?.getRaw();
  return {
    version: info.PDFFormatVersion ?? null,
    encrypted: info.EncryptFilterName !== undefined,
    info: {
      producer: shown(info.Producer),
      creator: shown(info.Creator),
      author: shown(info.Author),
      title: shown(info.Title),
      creationDate: parsePdfDate(info.CreationDate),
      modificationDate: parsePdfDate(info.ModDate),
    },
    xmp: typeof packet === 'string' ? readXmp(packet) : null,
  };
}

const shown = (value: string | undefined): string | null => {
  const plain = plainText(value ?? '');
  return plain === '' ? null : plain;
};

/**
 * `D:20260315124500+02'00'`, every part after the year optional; one without a
 * zone is taken as UTC. null for anything that is no date of the calendar.
 */
export function parsePdfDate(value: string | undefined): Date | null {
  const match =
    /^\s*(?:D:)?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?\s*(?:Z|([+-])(\d{2})'?(\d{2})?'?)?/.exec(
      value ?? '',
    );
  if (match === null) return null;
  const part = (index: number, fallback: number): number => Number(match[index] ?? fallback);
  const [year, month, day] = [part(1, 0), part(2, 1), part(3, 1)];
  const [hour, minute, second] = [part(4, 0), part(5, 0), part(6, 0)];
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isReal =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60;
  if (!isReal) return null;
  const zoneMinutes = part(8, 0) * 60 + part(9, 0);
  return new Date(date.getTime() - (match[7] === '-' ? -1 : 1) * zoneMinutes * 60_000);
}

import exifr from 'exifr';
import { z } from 'zod';
import { plainText } from './plain-text.js';

/** Origin of a picture according to EXIF. */
export interface ExifFacts {
  /** 1-8. */
  orientation: number;
  make: string | null;
  model: string | null;
  software: string[];
  takenAt: Date | null;
  modifiedAt: Date | null;
  userComment: string | null;
  /** ColorSpace: 1 sRGB, 65535 uncalibrated. */
  colourSpace: number | null;
}

export const NO_EXIF: ExifFacts = {
  orientation: 1,
  make: null,
  model: null,
  software: [],
  takenAt: null,
  modifiedAt: null,
  userComment: null,
  colourSpace: null,
};

/** Reads an EXIF block, starting at its TIFF header. Unreadable data count as absent. */
export async function readExif(tiff: Uint8Array): Promise<ExifFacts> {
  try {
    return factsOf(Parsed.parse((await exifr.parse(tiff, { ...OPTIONS })) ?? {}));
  } catch {
    return NO_EXIF;
  }
}

const OPTIONS = {
  tiff: true,
  ifd0: {
    pick: ['Orientation', 'Make', 'Model', 'Software', 'ModifyDate', 'ProcessingSoftware'],
  },
  exif: {
    pick: [
      'DateTimeOriginal',
      'CreateDate',
      'OffsetTime',
      'OffsetTimeOriginal',
      'OffsetTimeDigitized',
      'UserComment',
      'ColorSpace',
    ],
  },
  ifd1: false,
  gps: false,
  interop: false,
  makerNote: false,
  userComment: true,
  xmp: false,
  icc: false,
  iptc: false,
  translateKeys: true,
  translateValues: false,
  reviveValues: false,
};

const text = z.string().catch('');
const Parsed = z.object({
  Orientation: z.number().int().min(1).max(8).catch(1),
  Make: text,
  Model: text,
  Software: text,
  ProcessingSoftware: text,
  ModifyDate: text,
  DateTimeOriginal: text,
  CreateDate: text,
  OffsetTime: text,
  OffsetTimeOriginal: text,
  OffsetTimeDigitized: text,
  ColorSpace: z.number().int().nullable().catch(null),
  userComment: z.union([z.string(), z.instanceof(Uint8Array)]).catch(''),
});

const factsOf = (tags: z.infer<typeof Parsed>): ExifFacts => ({
  orientation: tags.Orientation,
  make: plainText(tags.Make) || null,
  model: plainText(tags.Model) || null,
  software: [tags.Software, tags.ProcessingSoftware].map(plainText).filter((name) => name !== ''),
  takenAt:
    dateOf(tags.DateTimeOriginal, tags.OffsetTimeOriginal) ??
    dateOf(tags.CreateDate, tags.OffsetTimeDigitized),
  modifiedAt: dateOf(tags.ModifyDate, tags.OffsetTime),
  userComment: commentOf(tags.userComment),
  colourSpace: tags.ColorSpace,
});

/** `2026:03:15 10:20:30`, a camera's wall clock; without an offset it is taken as UTC. */
function dateOf(wallClock: string, offset: string): Date | null {
  const match = /^(\d{4})[:-](\d{2})[:-](\d{2})[ T](\d{2}):(\d{2}):(\d{2})/.exec(wallClock);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second] = match;
  const zone = /^[+-]\d{2}:\d{2}$/.test(offset.trim()) ? offset.trim() : 'Z';
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Eight bytes name the character code (ASCII, UNICODE); NULs between plain characters are
 * removed.
 */
function commentOf(value: string | Uint8Array): string | null {
  const chars = typeof value === 'string' ? value : Buffer.from(value).toString('latin1');
  return chars.slice(0, 10_000).replace(/\0/g, '').trim() || null;
}

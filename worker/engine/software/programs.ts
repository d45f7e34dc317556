import { AUTHORING_PROGRAMS } from './authoring-programs.js';
import { PDF_PROGRAMS, SYSTEM_PROGRAMS } from './pdf-programs.js';
import { PICTURE_PROGRAMS } from './picture-programs.js';
import type { Program } from './program.js';

/**
 * Program names in producer, creator, XMP and EXIF. The first match of a text counts,
 * so narrower patterns come first. These fields can be rewritten, and their absence is
 * no evidence; the layout of the bytes is in pdf/forensics/producer-fingerprint/writers.ts.
 */
export const PROGRAMS: readonly Program[] = [
  ...PICTURE_PROGRAMS,
  ...PDF_PROGRAMS,
  ...AUTHORING_PROGRAMS,
  ...SYSTEM_PROGRAMS,
];

/** The program that a metadata text names; null for an unknown or neutral one. */
export function programOf(text: string): Program | null {
  const found = PROGRAMS.find(({ pattern }) => pattern.test(text));
  return found && found.kind !== 'neutral' ? found : null;
}

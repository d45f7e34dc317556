import { AUTHORING_PROGRAMS } from './authoring-programs.js';
import { PDF_PROGRAMS, SYSTEM_PROGRAMS } from './pdf-programs.js';
import { PICTURE_PROGRAMS } from './picture-programs.js';
import type { Program } from './program.js';

/**
 * Names that programs leave in producer, creator, XMP and EXIF. The first match
 * of a text counts, so the narrower pattern stands first. Anyone can rewrite
 * these fields, and absence says nothing; what the bytes show is in
 * pdf/forensics/producer-fingerprint/writers.ts.
 */
export const PROGRAMS: readonly Program[] = [
  ...PICTURE_PROGRAMS,
  ...PDF_PROGRAMS,
  ...AUTHORING_PROGRAMS,
  ...SYSTEM_PROGRAMS,
];

/** The program a metadata text names; null for one that is unknown or says nothing. */
export function programOf(text: string): Program | null {
  const found = PROGRAMS.find(({ pattern }) => pattern.test(text));
  return found && found.kind !== 'neutral' ? found : null;
}

import type { ColourProfile } from '../../../image/colour-profile/read-profile.js';

/** A picture editor identified by the colour profile it writes. */
export interface EditorMark {
  program: string;
  /**
   * Whether no other program writes this profile; Adobe's are also passed on by scanners
   * and converters.
   */
  isItsOwn: boolean;
}

/**
 * Only profiles named after an editor. HP's sRGB (`Lino`), Apple's, Google's and those of
 * Little CMS are written by phones, servers, scanners and editors alike, and an Android
 * phone may have Apple's `Display P3`.
 */
export function editorOf({ description, creator }: ColourProfile): EditorMark | null {
  const name = description ?? '';
  const own = OWN_PROFILES.find(([pattern]) => pattern.test(name));
  if (own !== undefined) return { program: own[1], isItsOwn: true };
  return creator === 'ADBE' ? { program: 'Adobe', isItsOwn: false } : null;
}

const OWN_PROFILES: readonly (readonly [pattern: RegExp, program: string])[] = [
  [/^GIMP built-in/i, 'GIMP'],
  [/-elle-V[24]-/, 'Krita'],
  [/\bkrita\b/i, 'Krita'],
  [/^RTv[24]_|rawtherapee/i, 'RawTherapee'],
  [/darktable/i, 'darktable'],
];

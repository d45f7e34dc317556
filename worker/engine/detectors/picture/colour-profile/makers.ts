import type { ColourProfile } from '../../../image/colour-profile/read-profile.js';

/** A picture editor that writes a profile of its own into what it saves. */
export interface EditorMark {
  program: string;
  /** Whether nothing else writes this profile; Adobe's are also handed on by scanners and converters. */
  isItsOwn: boolean;
}

/**
 * Only profiles that bear an editor's name: HP's sRGB (`Lino`), Apple's, Google's
 * and those of Little CMS are written by phones, servers, scanners and editors
 * alike, and an Android phone may well carry Apple's `Display P3`.
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

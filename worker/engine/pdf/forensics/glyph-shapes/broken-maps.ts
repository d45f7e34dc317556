import { kindOfCharacter } from './identity.js';

/** A font code whose glyph shape shows another character than its map claims. */
export interface Mismatch {
  /** As in `FontFacts.id`. */
  font: string;
  code: number;
  /** Identity of the character that the map claims. */
  told: string;
  /** Identity of the character that is drawn. */
  drawn: string;
}

/** How a font's map compares with what is drawn. */
export interface FontRecord {
  mismatches: Mismatch[];
  /** Codes that another source confirms. */
  agreeing: number;
  /** Codes mapped to a character of a different kind. */
  foreign: number;
}

export const newRecord = (): FontRecord => ({ mismatches: [], agreeing: 0, foreign: 0 });

/** A forger changes the characters of one value; a broken map is wrong throughout. */
const MISMATCHES_MAX = 10;
const LETTERS_MAX = 3;
/** From this many mismatches, all by the same offset, the map is shifted. */
const SHIFTED_MIN = 3;

export function isBroken({ mismatches, agreeing, foreign }: FontRecord): boolean {
  const letters = mismatches.filter(({ drawn }) => kindOfCharacter(drawn) !== 'digit').length;
  const shifts = new Set(
    mismatches.map(({ told, drawn }) => told.charCodeAt(0) - drawn.charCodeAt(0)),
  );
  return (
    mismatches.length > MISMATCHES_MAX ||
    letters + foreign > Math.max(LETTERS_MAX, agreeing) ||
    (mismatches.length >= SHIFTED_MIN && shifts.size === 1 && agreeing === 0)
  );
}

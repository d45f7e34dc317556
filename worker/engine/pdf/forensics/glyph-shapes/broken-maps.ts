import { kindOfCharacter } from './identity.js';

/** A code of a font whose shape is another character's than the one it is said to be. */
export interface Mismatch {
  /** As in `FontFacts.id`. */
  font: string;
  code: number;
  /** Identity of what it is said to be. */
  told: string;
  /** Identity of what is drawn. */
  drawn: string;
}

/** How a font's codes compare with what is drawn. */
export interface FontRecord {
  mismatches: Mismatch[];
  /** Codes that another witness bears out. */
  agreeing: number;
  /** Codes said to be something of quite another kind. */
  foreign: number;
}

export const newRecord = (): FontRecord => ({ mismatches: [], agreeing: 0, foreign: 0 });

/** A forger changes the characters of a value; a broken map is wrong throughout. */
const MISMATCHES_MAX = 10;
const LETTERS_MAX = 3;
/** From so many characters all moved by one step, the map is shifted. */
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

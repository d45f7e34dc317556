/**
 * What instructions to whoever checks a document are made of; each kind alone
 * may be honest.
 *
 * - `override`: forget what you were told
 * - `verdict`: say that it is genuine
 * - `favour`: say something good of it, approve it
 * - `silence`: do not tell what is wrong with it, do not check it
 * - `hush`: do not report, no further review
 * - `call`: calls a machine by what it is
 * - `machine`, `reviewer`: whom it addresses
 * - `you`: speaks to the reader about the reader's own task and answer
 * - `role`: marks that conversations with models are written with
 * - `label`: the same where honest texts have them too ("system:")
 */
export type Kind =
  | 'override'
  | 'verdict'
  | 'favour'
  | 'silence'
  | 'hush'
  | 'call'
  | 'machine'
  | 'reviewer'
  | 'you'
  | 'role'
  | 'label';

export interface Phrase {
  kind: Kind;
  pattern: RegExp;
}

export const any = (kind: Kind, source: string): Phrase => ({
  kind,
  pattern: new RegExp(source, 'giu'),
});

/** Whole words: a letter before or after would make another word. */
export const whole = (kind: Kind, source: string): Phrase =>
  any(kind, `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`);

/** Words of which one follows another within a sentence. Bounded, so that matching stays linear. */
export const followed = (first: string, second: string, gap = 60): string =>
  `(?:${first})(?![\\p{L}\\p{N}])[^.!?]{0,${gap}}?(?<![\\p{L}\\p{N}])(?:${second})`;

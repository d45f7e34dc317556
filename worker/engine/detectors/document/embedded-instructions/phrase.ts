/**
 * Kinds of phrases in instructions to the program or person checking a
 * document; each kind alone may be honest.
 *
 * - `override`: forget what you were told
 * - `verdict`: say that it is genuine
 * - `favour`: say something good about it, approve it
 * - `silence`: do not say what is wrong with it, do not check it
 * - `hush`: do not report, no further review
 * - `call`: addresses a machine as such
 * - `machine`, `reviewer`: the addressee
 * - `you`: speaks to the reader about the reader's own task and answer
 * - `role`: markers used in conversations with models
 * - `label`: the same, where honest texts also use them ("system:")
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

/** Matches whole words only: an adjacent letter would make it another word. */
export const whole = (kind: Kind, source: string): Phrase =>
  any(kind, `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`);

/**
 * One of the first words, followed by one of the second within a sentence.
 * Bounded, so that matching stays linear.
 */
export const followed = (first: string, second: string, gap = 60): string =>
  `(?:${first})(?![\\p{L}\\p{N}])[^.!?]{0,${gap}}?(?<![\\p{L}\\p{N}])(?:${second})`;

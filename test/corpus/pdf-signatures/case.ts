/** Percent of the page's width and height, origin top left. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Published classes of attack on signed PDFs. */
export type AttackClass =
  | 'shadow: hide'
  | 'shadow: replace'
  | 'shadow: hide and replace'
  | 'universal signature forgery'
  | 'incremental saving'
  | 'signature wrapping'
  | 'evil annotation'
  | 'sneaky signature'
  | 'locked fields'
  | 'second signer';

/** One variant of an attack, made anew at each call: its keys are generated. */
export interface Attack {
  id: string;
  kind: AttackClass;
  make: () => Buffer;
  /**
   * What the signed and the forged file show at `rect`; null where nothing stands there.
   * Absent where the file shows nothing other than what was signed.
   */
  shows?: { before: string | null; after: string | null; rect: Box };
}

/** What honest people do to signed files; nothing may be held against it. */
export interface Honest {
  id: string;
  make: () => Buffer;
  /** Whether something is hidden that a reader may want to know of, below what asks for a look. */
  mayTell?: true;
}

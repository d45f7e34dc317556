import type { FindingCode } from '../../../worker/engine/index.js';
import type { PageEdit, TrueBox } from './edit/page-edit.js';
import type { PdfEdit } from './edit/pdf-edit.js';
import type { Show } from './edit/shows.js';

/** A genuine PDF that forgeries start from. */
export interface Genuine {
  id: string;
  bytes: Buffer;
  /** Files of the fonts it uses; null if only its own subsets are available. */
  fonts: { regular: string; bold: string } | null;
  /** A picture with recognised words over it: its values are visible only in the picture. */
  scanned?: boolean;
  /**
   * Findings that are true of the genuine file: the program it names, or the
   * one that rewrote it.
   */
  says?: FindingCode[];
}

/** What a forger works with: the file, the page, and the value to be changed. */
export interface Scene {
  genuine: Genuine;
  edit: PdfEdit;
  page: PageEdit;
  /** The operation that shows only the value. */
  value: Show;
  /** The replacement of the value: of the same length, in letters that its font has. */
  wanted: string;
  /** 0 to 1, the same on every run. */
  random: () => number;
}

/** What was done to the file. */
export interface Done {
  /** null if the change has no place on a page. */
  box: TrueBox | null;
  /** What the page showed there before, and shows now; null for nothing. */
  before: string | null;
  after: string | null;
}

/** A way of forging. `forge` changes the scene's file; null if the file does not allow it. */
export interface Method {
  id: string;
  /** Expected findings; any one of them detects the forgery. */
  codes: FindingCode[];
  /** How the change is saved; default: the whole file is rewritten. `kept`: it is not saved. */
  save?: 'appended' | 'kept';
  /** Whether the method is for scans only. */
  scanned?: boolean;
  /**
   * What is changed; default: any amount of money. `column`, `sentence`: only
   * an amount with neighbours of its own style above or below it, or in its
   * line. `hebrew`: a word.
   */
  value?: 'column' | 'sentence' | 'hebrew';
  forge(scene: Scene): Done | null | Promise<Done | null>;
  /** Changes the saved bytes. */
  finish?(bytes: Buffer, scene: Scene): Buffer | Promise<Buffer>;
}

/** Ground truth about a forged file. */
export interface Truth extends Done {
  method: string;
  base: string;
  codes: FindingCode[];
}

import type { FindingCode } from '../../../worker/engine/index.js';
import type { PageEdit, TrueBox } from './edit/page-edit.js';
import type { PdfEdit } from './edit/pdf-edit.js';
import type { Show } from './edit/shows.js';

/** A genuine PDF that forgeries start from. */
export interface Genuine {
  id: string;
  bytes: Buffer;
  /** Files of the fonts it is set in; null where only its own subsets are at hand. */
  fonts: { regular: string; bold: string } | null;
  /** A picture with recognised words over it: its values are seen only in the picture. */
  scanned?: boolean;
  /** Findings that are true of it: the program it names itself, or the one that wrote it again. */
  says?: FindingCode[];
}

/** What a forger has in hand: the file, the page, and the value to be changed. */
export interface Scene {
  genuine: Genuine;
  edit: PdfEdit;
  page: PageEdit;
  /** The operation that shows the value, with nothing else in it. */
  value: Show;
  /** What the value is to become: as long, and of letters that its font has. */
  wanted: string;
  /** 0 to 1, the same on every run. */
  random: () => number;
}

/** What was done to the file. */
export interface Done {
  /** null for what has no place on a page. */
  box: TrueBox | null;
  /** What the page showed there before, and shows now; null for nothing. */
  before: string | null;
  after: string | null;
}

/** A way of forging. `forge` changes the scene's file; null where the file gives no chance for it. */
export interface Method {
  id: string;
  /** Findings of which any one tells of it. */
  codes: FindingCode[];
  /** How the change is saved; default: the file is written whole again. `kept`: not at all. */
  save?: 'appended' | 'kept';
  /** Whether it is for scans, and for nothing else. */
  scanned?: boolean;
  /**
   * What is changed; default: any amount of money. `column`, `sentence`: only one with
   * neighbours of its own style above or below it, or in its line. `hebrew`: a word.
   */
  value?: 'column' | 'sentence' | 'hebrew';
  forge(scene: Scene): Done | null | Promise<Done | null>;
  /** What is done to the saved bytes. */
  finish?(bytes: Buffer, scene: Scene): Buffer | Promise<Buffer>;
}

/** What is true of a forged file. */
export interface Truth extends Done {
  method: string;
  base: string;
  codes: FindingCode[];
}

import type { OcrWord } from './place-words.js';
import type { Turn } from './turn.js';
import type { TesseractModel } from './tesseract.js';

/** Words side by side without a column gap between them, in visual order from left to right. */
export type OcrCell = OcrWord[];

export interface Recognition {
  /** In no particular order, on the picture turned back; none for a blank picture. */
  cells: OcrCell[];
  /** How the picture is turned against its text. */
  turn: Turn;
  /** Whether models of the store read it; otherwise Tesseract alone did. */
  byModels: boolean;
  /** The numbers of the picture as another reader reads them, placed like `cells`; empty where none did. Never rejects. */
  secondReading: Promise<OcrWord[]>;
}

/** Both models of Tesseract, which take turns among the pages. */
export interface Tesseracts {
  english: TesseractModel;
  hebrew: TesseractModel;
}

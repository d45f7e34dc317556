import type { Area } from '../evidence/geometry.js';
import type { OcrWord } from './place-words.js';
import type { Rules } from '../evidence/rules.js';
import type { TesseractModel } from './tesseract.js';
import type { TextPlane } from './text-plane.js';

/** Words side by side without a column gap between them, in visual order from left to right. */
export type OcrCell = OcrWord[];

/** What was read of a picture, or of one of several documents on it. */
export interface ReadRegion {
  /** In which it was read. */
  plane: TextPlane;
  /** In no particular order, in pixels of the plane; none for a blank picture. */
  cells: OcrCell[];
  /** In pixels of the plane; none where Tesseract read alone. */
  rules: Rules;
  /**
   * The numbers that lie in one of some places (pixels of the plane) as another reader reads
   * them, placed like `cells`; empty where none did. Never rejects.
   */
  readNumbersAgain: (places: readonly Area[]) => Promise<OcrWord[]>;
}

export interface Recognition {
  /** One, but for a picture of several documents. */
  regions: ReadRegion[];
  /** Whether models of the store read it; otherwise Tesseract alone did. */
  byModels: boolean;
}

/** Both models of Tesseract, which take turns among the pages. */
export interface Tesseracts {
  english: TesseractModel;
  hebrew: TesseractModel;
}

import type { Genuine } from '../method.js';
import { derivedBases } from './derived.js';
import { fixtureBases } from './fixtures.js';
import { pdfLibBases } from './pdf-lib.js';
import { pdfkitBases } from './pdfkit.js';

/** Every genuine PDF that forgeries start from. */
export const genuineBases = async (): Promise<Genuine[]> => [
  ...(await pdfkitBases()),
  ...(await pdfLibBases()),
  ...(await derivedBases()),
  ...(await fixtureBases()),
];

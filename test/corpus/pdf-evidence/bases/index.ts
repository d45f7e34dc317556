import type { Genuine } from '../method.js';
import { derivedBases } from './derived.js';
import { fixtureBases } from './fixtures.js';
import { letterBases } from './letters.js';
import { pdfLibBases } from './pdf-lib.js';
import { pdfkitBases } from './pdfkit.js';
import { scannedBases } from './scanned.js';

/** Every genuine PDF that forgeries start from. */
export async function genuineBases(): Promise<Genuine[]> {
  const [hebrew, ...others] = await pdfkitBases();
  if (hebrew === undefined) throw new Error('no Hebrew statement');
  return [
    hebrew,
    ...others,
    ...(await pdfLibBases()),
    ...(await letterBases()),
    ...(await scannedBases()),
    ...(await derivedBases(hebrew)),
    ...(await fixtureBases()),
  ];
}

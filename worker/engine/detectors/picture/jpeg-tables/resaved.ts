import type { PictureFacts } from '../../../evidence/picture-facts.js';
import type { JpegCoefficients } from '../../../image/jpeg/jpeg-coefficients.js';
import { namesEditor, namesPhone } from '../claimed-origin.js';
import type { TableFacts } from './describe-tables.js';

/** Why a file cannot be as the phone that it names wrote it. */
export type ResavedBy = 'adobe' | 'web' | 'library';

/**
 * Phones' cameras write sequential files without Adobe's marker; progressive ones
 * come from websites and optimisers. Libjpeg's tables prove nothing of most
 * phones, which build on it; Apple's have tables of their own (of an iPhone "QTs
 * that are shared by Apple devices and not by others", Amped Software, 2020;
 * Mullan, Riess and Freiling 2019 for its versions). null where nothing
 * contradicts, or the file names an editor itself, which is editing-software's.
 */
export function resavedBy(
  { encoderTraits }: JpegCoefficients,
  tables: TableFacts,
  facts: PictureFacts | null,
): ResavedBy | null {
  if (facts === null || !namesPhone(facts) || namesEditor(facts)) return null;
  if (encoderTraits.adobeTransform !== null) return 'adobe';
  if (encoderTraits.isProgressive) return 'web';
  const isApple = /^apple\b/i.test(facts.make ?? '');
  return isApple && tables.writer === 'libjpeg' ? 'library' : null;
}

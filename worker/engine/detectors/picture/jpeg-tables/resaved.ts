import type { PictureFacts } from '../../../evidence/picture-facts.js';
import type { JpegCoefficients } from '../../../image/jpeg/jpeg-coefficients.js';
import { namesEditor, namesPhone } from '../claimed-origin.js';
import type { TableFacts } from './describe-tables.js';

/** Why a file is not as written by the phone that it names. */
export type ResavedBy = 'adobe' | 'web' | 'library';

/**
 * Cameras of phones write sequential files without Adobe's marker; progressive files come
 * from websites and optimisers. libjpeg's tables prove nothing for most phones, which use
 * it; Apple's have their own tables (of an iPhone "QTs that are shared by Apple devices
 * and not by others", Amped Software, 2020; Mullan, Riess and Freiling 2019 for its
 * versions). null where nothing contradicts, or where the file names an editor, which
 * editing-software reports.
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

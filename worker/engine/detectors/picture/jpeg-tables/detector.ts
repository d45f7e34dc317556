import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import type { PictureFacts } from '../../../evidence/picture-facts.js';
import { abstain } from '../picture-detection.js';
import { describeTables, type TableFacts } from './describe-tables.js';
import { resavedBy, type ResavedBy } from './resaved.js';

/**
 * Examines the tables and traits of the encoder of a JPEG. Messengers, scanners and
 * customers' programs write genuine pages with any of them: there is a finding only where
 * the file names a phone that does not write this way, and even then a weak one.
 */
export const jpegTables = pictureDetector({
  id: 'jpeg-tables',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture'],
  mayUse: ['facts'],
  detect: ({ picture: { jpeg, page }, facts: said }) => {
    if (jpeg === null) return abstain('no JPEG whose coefficients are read');
    const facts = describeTables(jpeg);
    const by = resavedBy(jpeg, facts, said);
    return {
      findings: by === null ? [] : [findingOf(by, facts, said, page)],
      score: null,
      figures: {
        libjpeg_quality: facts.libjpegQuality,
        about_quality: facts.aboutQuality,
        odd_chroma_table: facts.hasOddChroma,
        sampling: facts.sampling,
        writer: facts.writer,
        progressive: jpeg.encoderTraits.isProgressive,
        scans: jpeg.encoderTraits.scans,
        standard_huffman: jpeg.encoderTraits.hasStandardHuffman,
        restart_interval: jpeg.encoderTraits.restartInterval,
      },
      regions: [],
      heatmap: null,
      abstained: null,
    };
  },
});

const CONFIDENCE = 0.8;

const findingOf = (
  by: ResavedBy,
  { libjpegQuality }: TableFacts,
  said: PictureFacts | null,
  page: number,
): Finding => ({
  code: 'phone_file_resaved',
  values: { page, by, device: said?.model ?? said?.make ?? '' },
  confidence: CONFIDENCE,
  place: null,
  evidence: {
    adobe: 'APP14 Adobe',
    web: 'progressive DCT',
    library: `libjpeg quality ${libjpegQuality}`,
  }[by],
});

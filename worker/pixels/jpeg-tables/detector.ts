import type { PixelDetector } from '../pixel-detector.js';
import { abstain } from '../pixel-detector.js';
import { describeTables } from './describe-tables.js';

/**
 * Tells with which tables and habits a JPEG was written. Figures only: messengers,
 * scanners and customers' programs write genuine pages with any of them.
 */
export const jpegTables: PixelDetector = {
  id: 'jpeg-tables',
  look: ({ jpeg }) => {
    if (jpeg === null) return abstain('no JPEG whose coefficients are read');
    const facts = describeTables(jpeg);
    return {
      signs: [],
      score: null,
      figures: {
        libjpeg_quality: facts.libjpegQuality,
        about_quality: facts.aboutQuality,
        odd_chroma_table: facts.hasOddChroma,
        sampling: facts.sampling,
        writer: facts.writer,
        progressive: jpeg.marks.isProgressive,
        scans: jpeg.marks.scans,
        standard_huffman: jpeg.marks.hasStandardHuffman,
        restart_interval: jpeg.marks.restartInterval,
      },
      regions: [],
      heatmap: null,
      abstained: null,
    };
  },
};

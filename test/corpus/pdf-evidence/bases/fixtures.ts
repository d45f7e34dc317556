import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FONTS } from '../../samples/fonts.js';
import type { Genuine } from '../method.js';

/** What `npm run pdf-fixtures` generated with other programs, relative to the working folder. */
const FOLDER = 'test/fixtures/pdf/producers';

/** The fonts given to the programs that embed subsets of them. */
const EMBEDDED: Record<string, Genuine['fonts']> = {
  'chromium-en-letter': FONTS.assistant,
  'chromium-en-long': FONTS.rubik,
  'chromium-en-statement': FONTS.rubik,
  'chromium-he-payslip': FONTS.heebo,
  'chromium-he-invoice': FONTS.assistant,
  'libreoffice-he-letter': FONTS.heebo,
  'libreoffice-he-payslip': FONTS.heebo,
  'ghostscript-hebrew': FONTS.heebo,
  'qpdf-object-streams': FONTS.heebo,
};

const SAYS: Record<string, Genuine['says']> = {
  'ghostscript-statement': ['pdf_editor'],
  'libreoffice-en-statement': ['authoring_program'],
  'libreoffice-he-letter': ['authoring_program'],
  'libreoffice-he-payslip': ['authoring_program'],
  'mutool-cleaned': ['pdf_editor', 'rewritten_by_other_program'],
  'pdftk-merged': ['pdf_editor', 'rewritten_by_other_program'],
  'qpdf-linearised': ['pdf_editor', 'rewritten_by_other_program'],
  'qpdf-object-streams': ['rewritten_by_other_program'],
};

export async function fixtureBases(): Promise<Genuine[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.pdf')).sort();
  return Promise.all(
    files.map(async (name) => {
      const id = basename(name, '.pdf');
      const bytes = await readFile(join(FOLDER, name));
      return { id, bytes, fonts: EMBEDDED[id] ?? null, says: SAYS[id] ?? [] };
    }),
  );
}

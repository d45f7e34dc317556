import type { ReportPdfInput } from '../../core/report-pdf.js';
import { Sheet } from './paper/sheet.js';
import { writeAbout } from './sections/about.js';
import { writeChecks } from './sections/checks.js';
import { writeDecision } from './sections/decision.js';
import { writeDocument } from './sections/document.js';
import { writeExtracted } from './sections/extracted.js';
import { writeFindings } from './sections/findings.js';
import { writeFrame } from './sections/frame.js';
import { writeLimits } from './sections/limits.js';
import { writeOpening } from './sections/opening.js';
import { writePages } from './sections/pages.js';
import { wordsIn } from './words/words-in.js';
import { openWriting } from './writing.js';

/**
 * A completed scan as a PDF to hand on, A4, tagged, with its fonts embedded. The same input in
 * the same time zone gives the same bytes.
 */
export async function writeReportPdf(input: ReportPdfInput): Promise<Buffer> {
  const { lang, madeAt, scan, report } = input;
  const title = `${wordsIn(lang).title}: ${scan.file.name}`;
  const program = `Emet ${report.engine.version}`;
  const writing = openWriting(input, new Sheet({ lang, title, madeAt, program }));
  writeOpening(writing);
  writeLimits(writing);
  writeDecision(writing);
  writeDocument(writing);
  writeFindings(writing);
  writeChecks(writing);
  await writePages(writing);
  writeExtracted(writing);
  writeAbout(writing);
  return writing.sheet.finish((page, pages) => writeFrame(writing, page, pages));
}

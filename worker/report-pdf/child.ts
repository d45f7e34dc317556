import { exitWithParent } from '../isolation/exit-with-parent.js';
import { type FromReportChild, ToReportChild } from './protocol.js';
import { writeReportPdf } from './write-report-pdf.js';

/** The process that writes one report, started and limited by report-pdf-child.ts. */
exitWithParent();
process.once('message', (raw) => {
  void write(raw).then((answer) => process.send?.(answer, undefined, undefined, () => {}));
});

async function write(raw: unknown): Promise<FromReportChild> {
  try {
    return { kind: 'written', pdf: await writeReportPdf(ToReportChild.parse(raw)) };
  } catch (error) {
    const name = error instanceof Error ? error.name : typeof error;
    const frames = error instanceof Error ? (error.stack?.match(/^ {4}at .*$/gm) ?? []) : [];
    const told = [name, ...frames.slice(0, 12).map((frame) => frame.trim())].join(' ');
    return { kind: 'failed', error: told.slice(0, 4_000) };
  }
}

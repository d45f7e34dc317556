import type { EventEmitter } from 'node:events';

/** Names of the errors that pdf.js throws (`BaseException` in its sources). */
const OF_PDFJS = new Set([
  'AbortException',
  'FormatError',
  'InvalidPDFException',
  'Jbig2Error',
  'JpegError',
  'JpxError',
  'MissingDataException',
  'ParserEOFException',
  'RenderingCancelledException',
  'UnknownErrorException',
  'XRefEntryException',
  'XRefParseException',
]);

/**
 * pdf.js at times rejects a promise of a damaged file that it let go of itself;
 * whatever a scan needs of a file it waits for and hears of. Any other stray
 * rejection is a fault of ours and ends the process, as everywhere in Node.
 */
export function ignorePdfjsRejections(process: Pick<EventEmitter, 'on'>): void {
  process.on('unhandledRejection', (reason: unknown) => {
    if (!(reason instanceof Error && isOfPdfjs(reason))) throw reason;
  });
}

/** Its own errors know no place; others are told by where they were thrown. */
const isOfPdfjs = ({ name, stack = '' }: Error): boolean =>
  OF_PDFJS.has(name) || /^ {4}at .*$/m.exec(stack)?.[0].includes('/pdfjs-dist/') === true;

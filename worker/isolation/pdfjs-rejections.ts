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
 * On damaged files pdf.js sometimes rejects a promise that it no longer awaits;
 * promises that a scan needs are awaited and their errors handled. Any other
 * unhandled rejection is a fault of this program and ends the process, as by
 * default in Node.
 */
export function ignorePdfjsRejections(process: Pick<EventEmitter, 'on'>): void {
  process.on('unhandledRejection', (reason: unknown) => {
    if (!(reason instanceof Error && isOfPdfjs(reason))) throw reason;
  });
}

/** pdf.js's own errors have no stack; others are recognised by the place they were thrown. */
const isOfPdfjs = ({ name, stack = '' }: Error): boolean =>
  OF_PDFJS.has(name) || /^ {4}at .*$/m.exec(stack)?.[0].includes('/pdfjs-dist/') === true;

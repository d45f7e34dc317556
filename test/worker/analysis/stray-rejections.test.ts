import { EventEmitter } from 'node:events';
import { InvalidPDFException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { forgiveStraysOfPdfjs } from '../../../worker/analysis/stray-rejections.js';

it('a stray rejection of pdf.js passes; any other ends the process', () => {
  const process = new EventEmitter();
  forgiveStraysOfPdfjs(process);
  const stray = (reason: unknown) => () => process.emit('unhandledRejection', reason);
  expect(stray(new InvalidPDFException('damaged'))).not.toThrow();
  expect(stray(Object.assign(new Error(), { name: 'XRefEntryException' }))).not.toThrow();
  const ours = new TypeError('ours');
  expect(stray(ours)).toThrow(ours);
  expect(stray(null)).toThrow();
});

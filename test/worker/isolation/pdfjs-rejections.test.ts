import { EventEmitter } from 'node:events';
import { InvalidPDFException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { ignorePdfjsRejections } from '../../../worker/isolation/pdfjs-rejections.js';

it('a stray rejection of pdf.js passes; any other ends the process', () => {
  const process = new EventEmitter();
  ignorePdfjsRejections(process);
  const stray = (reason: unknown) => () => process.emit('unhandledRejection', reason);
  expect(stray(new InvalidPDFException('damaged'))).not.toThrow();
  expect(stray(Object.assign(new Error(), { name: 'XRefEntryException' }))).not.toThrow();
  const within = new TypeError('of undefined');
  within.stack =
    'TypeError: x\n    at f (file:///a/node_modules/pdfjs-dist/b.mjs:1:2)\n    at ours.js';
  expect(stray(within)).not.toThrow();
  const called = new TypeError('ours');
  called.stack = 'TypeError: x\n    at ours.js:3:4\n    at f (file:///a/pdfjs-dist/b.mjs:1:2)';
  expect(stray(called)).toThrow(called);
  const ours = new TypeError('ours');
  expect(stray(ours)).toThrow(ours);
  expect(stray(null)).toThrow();
});

import { type Way, waysOf } from '../way.js';

const EDITS: Way[] = [
  ...waysOf('pymupdf', 'edit', {
    cover: null,
    'cover-appended': null,
    redact: null,
    'redact-appended': null,
    'note-over': null,
    'picture-over': null,
    'edited-picture': null,
  }),
  ...waysOf('pikepdf', 'edit', { swap: 'codes', retype: 'alone', overlay: null }),
  ...waysOf('pypdf', 'edit', { overlay: null, 'overlay-appended': null }),
  ...waysOf('pdfrw', 'edit', { overlay: null }),
  ...waysOf('pdfium', 'edit', { cover: null, 'set-text': 'codes', retype: 'alone' }),
  ...waysOf('pdfbox', 'edit', {
    cover: null,
    'cover-appended': null,
    swap: 'codes',
    'stamp-over': null,
  }),
  ...waysOf('itext5', 'edit', { cover: null, 'cover-appended': null, 'note-over': null }),
  ...waysOf('itext8', 'edit', { cover: null, 'cover-appended': null, 'field-over': null }),
  ...waysOf('openpdf', 'edit', { cover: null, 'cover-appended': null }),
];

/** On a page that is one picture. */
const SCAN_EDITS: Way[] = [
  ...waysOf('pikepdf', 'edit', { 'other-picture': 'scan' }),
  ...['pymupdf', 'pdfbox', 'itext5'].flatMap((tool) =>
    EDITS.filter(({ id }) => [`${tool}-cover`, `${tool}-cover-appended`].includes(id)).map(
      (way): Way => ({ ...way, id: `${way.id}-on-scan`, needs: 'scan' }),
    ),
  ),
];

const STEPS: Way[] = [
  ...waysOf('pymupdf', 'step', {
    resave: null,
    highlight: 'value',
    comment: null,
    note: null,
    'redact-black': 'value',
    stamp: null,
    'stamp-appended': null,
    number: null,
    merge: null,
    rotate: null,
    'ocr-layer': 'words',
    fill: 'field',
    raster: null,
  }),
  ...waysOf('pikepdf', 'step', {
    resave: null,
    linearise: null,
    'object-streams': null,
    stamp: null,
    merge: null,
    title: null,
  }),
  ...waysOf('pypdf', 'step', {
    resave: null,
    compress: null,
    highlight: 'value',
    stamp: null,
    number: null,
    merge: null,
    rotate: null,
    fill: 'field',
  }),
  ...waysOf('pdfrw', 'step', { stamp: null, merge: null }),
  ...waysOf('pdfium', 'step', { resave: null, stamp: null, merge: null }),
  ...waysOf('pyhanko', 'step', { sign: null }),
  ...waysOf('pdfbox', 'step', {
    resave: null,
    stamp: null,
    number: null,
    highlight: 'value',
    fill: 'field',
    rotate: null,
    merge: null,
  }),
  ...waysOf('itext5', 'step', {
    resave: null,
    stamp: null,
    number: null,
    comment: null,
    fill: 'field',
    rotate: null,
    merge: null,
  }),
  ...waysOf('itext8', 'step', {
    resave: null,
    stamp: null,
    highlight: 'value',
    fill: 'field',
    rotate: null,
    merge: null,
  }),
  ...waysOf('openpdf', 'step', {
    resave: null,
    stamp: null,
    number: null,
    comment: null,
    merge: null,
  }),
];

export const libraryWays: Way[] = [...EDITS, ...SCAN_EDITS, ...STEPS];

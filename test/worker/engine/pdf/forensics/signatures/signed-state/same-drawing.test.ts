import { describe, expect, it } from 'vitest';
import { isSameDrawing } from '../../../../../../../worker/engine/pdf/forensics/signatures/signed-state/same-drawing.js';
import {
  newestRevision,
  readPdfFile,
} from '../../../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { appendRevision, type Objects, pageObjects, writePdf } from '../../../syntax/write-pdf.js';

const original = writePdf(pageObjects('0 0 9 9 re f'));
const rooted = (file: Buffer, reference = 3) => {
  const revision = newestRevision(readPdfFile(file, 0));
  if (revision === null) throw new Error('no revision');
  return { store: revision.store, value: { reference } };
};
/** An object of the plain page that is no stream. */
const plain = (number: number): string => {
  const body = pageObjects('')[number];
  if (typeof body !== 'string') throw new Error('a stream');
  return body;
};

const isSame = (later: Objects, reference = 3): boolean =>
  isSameDrawing(rooted(original), rooted(appendRevision(original, later), reference));

describe('a page draws the same', () => {
  it('when its objects were written again, under other numbers or packed otherwise', () => {
    const content = { dict: '', stream: '0 0 9 9 re f' };
    expect(isSame({ 3: plain(3) })).toBe(true);
    expect(isSame({ 40: plain(3).replace('4 0 R', '41 0 R'), 41: content }, 40)).toBe(true);
  });

  it('when only its annotations and its tags are others', () => {
    const page = plain(3).replace('/Type/Page', '/Type/Page/Annots[]/StructParents 4');
    expect(isSame({ 3: page })).toBe(true);
  });
});

describe('a page draws otherwise', () => {
  it('when its content, its font or its size is another', () => {
    expect(isSame({ 4: { dict: '', stream: '0 0 8 8 re f' } })).toBe(false);
    expect(isSame({ 6: plain(6).replace('/DW 500', '/DW 600') })).toBe(false);
    expect(isSame({ 3: plain(3).replace('600 800', '600 700') })).toBe(false);
  });

  it('when an object it draws is freed or of another kind', () => {
    expect(isSame({ 4: 'null' })).toBe(false);
    expect(isSame({ 4: '<<>>' })).toBe(false);
  });

  it('when a resource is another, whatever its name', () => {
    const page = (number: number): string =>
      plain(3).replace('/Font', `/XObject<</Parent ${number} 0 R>>/Font`);
    const file = writePdf({
      ...pageObjects(''),
      3: page(20),
      20: { dict: '', stream: 'a' },
      21: { dict: '', stream: 'b' },
    });
    expect(isSameDrawing(rooted(file), rooted(appendRevision(file, { 3: page(21) })))).toBe(false);
  });
});

it('objects that refer to each other in a circle end', () => {
  const file = writePdf({ ...pageObjects(''), 20: '<</A 21 0 R>>', 21: '<</A 20 0 R>>' });
  expect(isSameDrawing(rooted(file, 20), rooted(file, 21))).toBe(true);
});

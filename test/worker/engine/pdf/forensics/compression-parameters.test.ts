import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPdfFile } from '../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { readCompressionParameters } from '../../../../../worker/engine/pdf/forensics/compression-parameters.js';
import { type Body, hex, type Objects, pageObjects, writePdf } from '../syntax/write-pdf.js';

const CONTENT = `BT /F1 10 Tf 50 700 Td ${hex('Amount 1,250.00')} Tj ET\n`.repeat(20);

/** zlib's levels 1, 6 and 9 write 01, 9c and da. */
const packed = (text: string, level: number, dict = '/Filter/FlateDecode'): Body => ({
  dict,
  stream: deflateSync(Buffer.from(text, 'latin1'), { level }),
});

const pageOf = (content: Body, map: Body, more: Objects = {}): Objects => ({
  ...pageObjects(''),
  4: content,
  7: map,
  ...more,
});
const packingOf = (objects: Objects) =>
  readCompressionParameters(readPdfFile(writePdf(objects), 0));
const MAP = '1 begincodespacerange <0000> <FFFF> endcodespacerange\n'.repeat(10);

describe('how a page is packed', () => {
  it('by its content and by what it is drawn with', () => {
    expect(packingOf(pageOf(packed(CONTENT, 6), packed(MAP, 9)))).toMatchObject([
      { page: 1, content: '9c', drawnWith: ['da'], operatorsRewritten: false },
    ]);
    expect(
      packingOf(pageOf(packed(CONTENT, 1, '/Filter[/FlateDecode]'), packed(MAP, 1))),
    ).toMatchObject([{ page: 1, content: '01', drawnWith: ['01'], operatorsRewritten: false }]);
  });

  it('by the largest stream of its content: what is appended to it is another matter', () => {
    const contents = pageObjects('')[3];
    const page = typeof contents === 'string' ? contents : '';
    const objects = pageOf(packed(CONTENT, 9), packed(MAP, 9), {
      3: page.replace('/Contents 4 0 R', '/Contents[20 0 R 4 0 R 21 0 R]'),
      20: packed('q', 6),
      21: packed('Q BT ET', 6),
    });
    expect(packingOf(objects)).toMatchObject([{ page: 1, content: 'da', drawnWith: ['da'] }]);
  });

  it('by its forms with text as well, where all are packed as its content is', () => {
    const contents = pageObjects('')[3];
    const page = typeof contents === 'string' ? contents : '';
    const withForm = (level: number) =>
      pageOf(packed(CONTENT, 6), packed(MAP, 9), {
        3: page.replace('/Resources<<', '/Resources<</XObject<</X1 20 0 R>>'),
        20: packed(CONTENT, level, '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Filter/FlateDecode'),
      });
    expect(packingOf(withForm(6))).toMatchObject([{ content: '9c', drawnWith: ['da', '9c'] }]);
    expect(packingOf(withForm(1))).toMatchObject([{ content: '9c', drawnWith: ['da'] }]);
  });

  it.each<[string, Body, Body]>([
    ['content that is not packed', { dict: '', stream: CONTENT }, packed(MAP, 6)],
    ['nothing else that is packed', packed(CONTENT, 6), { dict: '', stream: MAP }],
    [
      'content packed in two ways',
      packed('4869>', 6, '/Filter[/ASCIIHexDecode/FlateDecode]'),
      packed(MAP, 6),
    ],
    [
      'bytes that are no zlib stream',
      { dict: '/Filter/FlateDecode', stream: 'nothing' },
      packed(MAP, 6),
    ],
  ])('cannot be told from %s', (_, content, map) => {
    const [page] = packingOf(pageOf(content, map));
    expect(page?.content === null || page?.drawnWith.length === 0).toBe(true);
  });

  const spelled = (content: string): boolean | undefined =>
    packingOf(pageOf({ dict: '', stream: content.repeat(5) }, packed(MAP, 6)))[0]
      ?.operatorsRewritten;

  it.each([
    [
      'as qpdf and pypdf write a page that they took apart',
      'BT\n/F1 9 Tf\n[ (A) -3 (B) ] TJ\nET\n',
      true,
    ],
    ['without spaces in the brackets', 'BT\n/F1 9 Tf\n[(A) -3 (B)] TJ\nET\n', false],
    ['as Quartz writes it', 'q BT 9 0 0 9 50 50 Tm /F1 1 Tf [ (A) -3 (B) ] TJ ET Q\n', false],
    ['in lines of many operators', 'BT /F1 9 Tf\n[ (A) -3 (B) ] TJ\nET\n', false],
    ['without arrays', 'BT\n/F1 9 Tf\n(AB) Tj\nET\n', false],
  ])('is spelled %s', (_, content, expected) => {
    expect(spelled(content)).toBe(expected);
  });

  it('of hostile files is nothing', () => {
    expect(
      readCompressionParameters(readPdfFile(Buffer.from('%PDF-1.7\ntrailer<</Root 1 0 R>>'), 0)),
    ).toEqual([]);
  });
});

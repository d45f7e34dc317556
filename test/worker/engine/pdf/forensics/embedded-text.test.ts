import { describe, expect, it } from 'vitest';
import { readEmbeddedText } from '../../../../../worker/engine/pdf/forensics/embedded-text.js';
import { readPdfFile } from '../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { writePdf } from '../syntax/write-pdf.js';

const utf16 = (text: string): string =>
  `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

const file = writePdf(
  {
    1: '<</Type/Catalog/Pages 2 0 R/Metadata 8 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots[4 0 R<</Type/Annot/Contents(in place)>>]>>',
    4: `<</Type/Annot/Subtype/Text/Contents${utf16('הערה לבודק')}>>`,
    5: '<</FT/Tx/T(name)/V(field value)>>',
    6: { dict: '/Type/EmbeddedFile', stream: 'attached words' },
    7: { dict: '/Type/EmbeddedFile', stream: new Uint8Array(64) },
    8: {
      dict: '/Type/Metadata/Subtype/XML',
      stream: '<x><dc:title>packet &amp; title</dc:title></x>',
    },
    9: '<</Producer(maker)/Note(own field)>>',
    10: '<</Type/OCG/Name(layer name)>>',
    11: '<</S/Span/ActualText(spoken)>>',
    12: {
      dict: '/Type/EmbeddedFile',
      stream:
        '<?xml version="1.0"?><!-- a remark --><calculate override="error" title=\'Shown here\'>a &amp; b</calculate>',
    },
  },
  { trailer: '/Info 9 0 R' },
);

describe('text beside the pages', () => {
  it('is read wherever a PDF carries it', () => {
    const texts = readEmbeddedText(readPdfFile(file, 0)).map(({ where, text }) => [
      where,
      text.trim(),
    ]);
    expect(texts).toEqual(
      expect.arrayContaining([
        ['metadata', 'maker'],
        ['metadata', 'own field'],
        ['annotation', 'in place'],
        ['annotation', 'הערה לבודק'],
        ['form', 'field value'],
        ['attachment', 'attached words'],
        ['metadata', 'packet & title'],
        ['layer', 'layer name'],
        ['annotation', 'spoken'],
      ]),
    );
    expect(texts).toHaveLength(10);
  });

  it('is, of XML, what its author wrote and not the names of its elements', () => {
    const [xml] = readEmbeddedText(readPdfFile(file, 0)).filter(({ text }) => /remark/.test(text));
    expect(xml?.text.replace(/[\s;-]+/g, ' ').trim()).toBe(
      '"1.0" a remark "error" \'Shown here\' a & b',
    );
  });

  it('never throws on what is no PDF', () => {
    expect(readEmbeddedText(readPdfFile(Buffer.from('no file'), 0))).toEqual([]);
  });
});

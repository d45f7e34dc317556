import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContainer } from '../../../../../worker/engine/pdf/forensics/container.js';
import { isLinearised } from '../../../../../worker/engine/pdf/syntax/cross-reference.js';
import { readPdfFile } from '../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { readRevisions as revisionsOf } from '../../../../../worker/engine/pdf/forensics/revisions.js';
import {
  appendRevision,
  hex,
  pageObjects,
  writePdf,
  type Body,
  type Objects,
  type WriteOptions,
} from '../syntax/write-pdf.js';

const readRevisions = (bytes: Uint8Array, headerOffset: number) => {
  const file = readPdfFile(bytes, headerOffset);
  return { revisions: revisionsOf(file), damage: file.damage };
};

const content = (amount: string): string => `BT /F1 10 Tf 50 700 Td ${hex(amount)} Tj ET`;
const original = (options: WriteOptions = {}): Buffer =>
  writePdf(pageObjects(content('250.00')), options);

/** The page of the file above, its dictionary extended. */
const pageWith = (more: string): Body => {
  const page = pageObjects('', more)[3];
  if (page === undefined) throw new Error('no page');
  return page;
};

/** Objects changed, whether the page content did, and where, for each saving after the first. */
const later = (file: Uint8Array): unknown[] =>
  readRevisions(file, 0)
    .revisions.slice(1)
    .map(({ objectsChanged, changesPageContent, pages }) => [
      objectsChanged,
      changesPageContent,
      pages,
    ]);

const CHANGED_AMOUNT: Objects = { 4: { dict: '', stream: content('1,250.00') } };

describe.each([
  ['a cross-reference table', {}],
  ['a cross-reference stream', { xrefStream: true }],
])('with %s', (_name, options: WriteOptions) => {
  const saved = (objects: Objects, xrefNumber = 80): Buffer =>
    appendRevision(original({ ...options, xrefNumber: 90 }), objects, { ...options, xrefNumber });
  const own = options.xrefStream === true ? 1 : 0;

  it('a file saved once has one revision, which ends with the file', () => {
    const file = original(options);
    const { revisions, damage } = readRevisions(file, 0);
    expect(damage).toEqual([]);
    expect(revisions).toEqual([
      { endOffset: file.length - 1, objectsChanged: 8 + own, changesPageContent: false, pages: [] },
    ]);
  });

  it('a rewritten content stream is a change of its page', () => {
    expect(later(saved(CHANGED_AMOUNT))).toEqual([[1 + own, true, [1]]]);
  });

  it('the same content, only packed anew, is none', () => {
    const stream = deflateSync(content('250.00'));
    expect(later(saved({ 4: { dict: '/Filter/FlateDecode', stream } }))).toEqual([
      [1 + own, false, []],
    ]);
  });

  it('a changed font is a change of its page', () => {
    const descriptor = '<</Type/FontDescriptor/FontName/Other/Flags 4>>';
    expect(later(saved({ 8: descriptor }))).toEqual([[1 + own, true, [1]]]);
  });

  it('a new page is a change, an old one beside it is not', () => {
    const pages = {
      2: '<</Type/Pages/Kids[3 0 R 10 0 R]/Count 2>>',
      10: '<</Type/Page/Parent 2 0 R/Contents 11 0 R>>',
      11: { dict: '', stream: content('9') },
    };
    expect(later(saved(pages))).toEqual([[3 + own, true, [2]]]);
  });

  it('signing, which adds a field to the page and an appearance of its own, is none', () => {
    const signed = saved({
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[20 0 R]/SigFlags 3>>>>',
      3: pageWith('/Annots[20 0 R]'),
      20: '<</Type/Annot/Subtype/Widget/FT/Sig/P 3 0 R/V 21 0 R/Rect[0 0 9 9]/AP<</N 22 0 R>>>>',
      21: '<</Type/Sig/ByteRange[0 1 2 3]/Contents<00>>>',
      22: { dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', stream: '' },
    });
    expect(later(signed)).toEqual([[5 + own, false, []]]);
  });

  it('metadata, turning and cropping are none', () => {
    const page = pageWith('/Rotate 90/CropBox[0 0 300 300]/LastModified(D:2026)');
    const objects = { 3: page, 30: '<</Producer(Another)>>' };
    expect(later(saved(objects))).toEqual([[2 + own, false, []]]);
  });

  it('each saving is told apart', () => {
    const twice = appendRevision(saved({ 30: '<</Producer(A)>>' }), CHANGED_AMOUNT, {
      ...options,
      xrefNumber: 81,
    });
    expect(later(twice)).toEqual([
      [1 + own, false, []],
      [1 + own, true, [1]],
    ]);
  });
});

it('an object packed in an object stream is compared like any other', () => {
  const page = pageObjects('')[3];
  if (typeof page !== 'string') throw new Error('no page');
  const pack = (value: string): Body => ({
    dict: `/Type/ObjStm/N 1/First 5/Filter/FlateDecode`,
    stream: deflateSync(`3 0  ${value}`),
  });
  const file = original();
  const moved = appendPacked(file, pack(page));
  expect(later(moved)).toEqual([[3, false, []]]);
  const changed = appendPacked(file, pack(page.replace('/Contents 4', '/Contents 40')));
  expect(later(changed)).toEqual([[3, true, [1]]]);
});

/** Appends object 60, a pack that holds object 3, with a cross-reference stream that says so. */
function appendPacked(file: Buffer, body: Body): Buffer {
  if (typeof body === 'string') throw new Error('a pack is a stream');
  const previous = /startxref\s+(\d+)/.exec(file.toString('latin1'))?.[1] ?? '';
  const stream = Buffer.from(body.stream);
  const pack = Buffer.concat([
    Buffer.from(`60 0 obj\n<<${body.dict}/Length ${stream.length}>>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const rows = Buffer.alloc(18);
  rows.writeUInt8(2, 0);
  rows.writeUInt32BE(60, 1);
  rows.writeUInt8(1, 6);
  rows.writeUInt32BE(file.length, 7);
  rows.writeUInt8(1, 12);
  rows.writeUInt32BE(file.length + pack.length, 13);
  const xref = Buffer.concat([
    Buffer.from(
      `61 0 obj\n<</Type/XRef/W[1 4 1]/Index[3 1 60 2]/Size 100/Root 1 0 R/Prev ${previous}/Length 18>>\nstream\n`,
    ),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${file.length + pack.length}\n%%EOF\n`),
  ]);
  return Buffer.concat([file, pack, xref]);
}

describe('two sections that one saving wrote are one revision', () => {
  it('the two parts of a linearised file', () => {
    const first = '%PDF-1.7\n9 0 obj\n<</Linearized 1/L 1>>\nendobj\n';
    const head = `${first}xref\n3 1\n0000000000 00000 n \ntrailer\n<</Size 9/Root 1 0 R/Prev MAIN>>\nstartxref\n0\n%%EOF\n`;
    const body = `1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n`;
    const main = String(head.length + body.length).padStart(4, '0');
    const file = Buffer.from(
      `${head.replace('MAIN', main)}${body}xref\n1 1\n${String(head.length).padStart(10, '0')} 00000 n \ntrailer\n<</Size 9>>\nstartxref\n${first.length}\n%%EOF\n`,
    );
    expect(isLinearised(file, 0)).toBe(true);
    expect(readRevisions(file, 0).revisions).toMatchObject([
      { endOffset: file.length - 1, changesPageContent: false },
    ]);
  });

  it('the section that Word repeats for older readers', () => {
    const file = original();
    const previous = /startxref\s+(\d+)/.exec(file.toString('latin1'))?.[1] ?? '';
    const tail = `xref\n0 0\ntrailer\n<</Size 100/Root 1 0 R/Prev ${previous}/XRefStm ${previous}>>\nstartxref\n${file.length}\n%%EOF`;
    expect(later(Buffer.concat([file, Buffer.from(tail)]))).toEqual([]);
  });
});

describe('a damaged or hostile file costs no more than its facts', () => {
  it.each([
    ['sections that point at each other in a circle', 'circle', /Prev \d+/, 'Prev 1'],
    [
      'a startxref that points nowhere',
      'startxref',
      /startxref\n\d+\n%%EOF\n$/,
      'startxref\n7\n%%EOF\n',
    ],
    ['no startxref at all', 'no startxref', /startxref\n\d+\n%%EOF\n/g, ''],
    ['an earlier section that is gone', 'missing', /Prev \d+/, 'Prev 5'],
  ])('%s is noted', (_name, note, from, to) => {
    const file = appendRevision(original(), CHANGED_AMOUNT).toString('latin1');
    const start = /startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1] ?? '';
    const broken = Buffer.from(file.replace(from, to.replace('Prev 1', `Prev ${start}`)), 'latin1');
    expect(readRevisions(broken, 0).damage.join()).toContain(note);
  });

  it('cut off or flipped anywhere, it never throws', () => {
    const files = [original(), original({ xrefStream: true })].map((file) =>
      appendRevision(file, CHANGED_AMOUNT, { xrefStream: true, xrefNumber: 70 }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat(4000),
        fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { maxLength: 12 }),
        (file, length, flips) => {
          const bytes = Uint8Array.from(file.subarray(0, Math.max(200, length)));
          for (const [at, byte] of flips) if (at < bytes.length) bytes[at] = byte;
          readRevisions(bytes, 0);
          readContainer(bytes);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('whatever the bytes, it never throws', () => {
    const pieces = [
      '<<',
      '>>',
      '[',
      ']',
      '(',
      ')',
      '/Prev',
      ' 1 0 R ',
      'obj',
      'stream',
      'xref',
      '%',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string())), (parts) => {
        const bytes = Buffer.from(`%PDF-1.4\n${parts.join('')}\nstartxref 9 %%EOF`, 'latin1');
        readRevisions(bytes, 0);
      }),
      { numRuns: 400 },
    );
  });
});

describe('bytes around the document', () => {
  const file = original();
  const around = (before: string, after: string) => {
    const { headerOffset, ...facts } = readContainer(
      Buffer.concat([Buffer.from(before, 'latin1'), file, Buffer.from(after, 'latin1')]),
    );
    return { headerOffset, ...facts };
  };

  it('padding, a byte order mark and a few stray bytes are none', () => {
    expect(around('\xef\xbb\xbf\r\n', '\r\n\0\0\0  \n')).toEqual({
      headerOffset: 5,
      leadingBytes: 0,
      trailingBytes: 0,
      foreignKind: null,
    });
    expect(around('', '\r\n0\r\n\r\n').trailingBytes).toBe(0);
  });

  it('what is more is counted and named', () => {
    expect(around('GIF89a and so on\n', '')).toMatchObject({
      leadingBytes: 17,
      foreignKind: 'other',
    });
    const zip = `PK\x03\x04${'x'.repeat(60)}`;
    expect(around('', `\n${zip}`)).toMatchObject({ trailingBytes: 64, foreignKind: 'zip' });
    expect(around('', `<html>${'x'.repeat(60)}`)).toMatchObject({ foreignKind: 'html' });
  });

  it('a file behind foreign data keeps its revisions', () => {
    const revised = appendRevision(original(), CHANGED_AMOUNT);
    const moved = Buffer.concat([Buffer.from('GIF89a and so on\n'), revised]);
    expect(readRevisions(moved, 17).revisions.map((one) => one.changesPageContent)).toEqual([
      false,
      true,
    ]);
  });
});

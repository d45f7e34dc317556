import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { newestRevision, readPdfFile } from '../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { appendRevision, pageObjects, writePdf, type Objects } from './write-pdf.js';

const content = (amount: string): string => `BT (${amount}) Tj ET`;
const FIRST = writePdf(pageObjects(content('250.00')));
const SECOND = appendRevision(FIRST, { 4: { dict: '', stream: content('1,250.00') } });

/** What object 4, the page's content, held after each update. */
const contents = (bytes: Uint8Array, headerOffset = 0): (string | null)[] =>
  readPdfFile(bytes, headerOffset).revisions.map(({ store }) => {
    const object = store.get(4);
    const data = object === null ? null : store.dataOf(object);
    return data === null ? null : Buffer.from(data).toString('latin1');
  });

const BOTH = [content('250.00'), content('1,250.00')];

const edited = (bytes: Buffer, edit: (text: string) => string): Buffer =>
  Buffer.from(edit(bytes.toString('latin1')), 'latin1');

describe('cross-references that are damaged', () => {
  it.each<[string, (text: string) => string]>([
    ['a startxref that points nowhere', (file) => file.replace(/startxref\n\d+/g, 'startxref\n7')],
    ['no startxref', (file) => file.replace(/startxref\n\d+\n/g, '')],
    ['no table', (file) => file.replace(/xref\n0 1\n[^]*?trailer/g, 'trailer')],
    [
      'tables that point at nothing',
      (file) => file.replace(/\d{10} 00000 n/g, '0000000003 00000 n'),
    ],
    [
      'a link to the earlier table that leads nowhere',
      (file) => file.replace(/Prev \d+/, 'Prev 5'),
    ],
    [
      'bytes put in before everything',
      (file) => file.replace('%\xe2', `${'% '.repeat(400)}\n%\xe2`),
    ],
    ['tables a few bytes beside', (file) => file.replace('%\xe2\xe3', '%\xe2\xe2\xe2\xe2\xe2\xe3')],
  ])('%s: each update is still read', (_name, edit) =>
    expect(contents(edited(SECOND, edit))).toEqual(BOTH),
  );

  it('lines that end with a carriage return only are read as they are', () => {
    const file = edited(FIRST, (text) => text.replaceAll('\n', '\r'));
    expect(contents(file)).toEqual(BOTH.slice(0, 1));
    expect(readPdfFile(file, 0).damage).toEqual([]);
  });

  it('a file cut off in its later update has the earlier whole', () => {
    const cut = SECOND.subarray(0, SECOND.lastIndexOf('xref\n'));
    expect(contents(cut)[0]).toBe(BOTH[0]);
  });

  it('objects in object streams are found', async () => {
    const document = await PDFDocument.create();
    document.addPage([300, 400]);
    const packed = Buffer.from(await document.save({ useObjectStreams: true }));
    const broken = edited(packed, (text) => text.replace(/startxref\n\d+/, 'startxref\n1'));
    const newest = newestRevision(readPdfFile(broken, 0));
    const whole = newestRevision(readPdfFile(packed, 0));
    expect(newest?.root).toBe(whole?.root);
    expect(newest?.store.get(newest.root ?? 0)?.value).toEqual(
      whole?.store.get(whole.root ?? 0)?.value,
    );
    expect(newest?.store.numbers.length).toBeGreaterThanOrEqual(whole?.store.numbers.length ?? 0);
  });

  it('without any trailer the catalogue is found by what it is', () => {
    const bare = edited(FIRST, (text) => text.slice(0, text.indexOf('xref')));
    expect(newestRevision(readPdfFile(bare, 0))?.root).toBe(1);
    expect(contents(bare)).toEqual(BOTH.slice(0, 1));
  });

  it('what looks like an object within a stream is none', () => {
    const inner = '4 0 obj\n<</Length 3>>\nstream\nbad\nendstream\nendobj\n';
    const file = writePdf({ ...pageObjects(content('250.00')), 9: { dict: '', stream: inner } });
    const broken = edited(file, (text) => text.replace(/startxref\n\d+/, 'startxref\n7'));
    expect(contents(broken)).toEqual(BOTH.slice(0, 1));
  });

  it('a linearised file is one update, found by scanning too', () => {
    const [head = '', rest = ''] = SECOND.toString('latin1').split(/(?<=%\xe2\xe3\xcf\xd3\n)/);
    const linear = `${head}30 0 obj\n<</Linearized 1>>\nendobj\n${rest}`;
    const broken = Buffer.from(linear.replace(/startxref\n\d+/g, 'startxref\n0'), 'latin1');
    expect(contents(broken)).toEqual(BOTH.slice(1));
  });
});

describe('an update that nothing points back to', () => {
  /** The second update with a table of every object, as if the file had been written at once. */
  const unlinked = edited(SECOND, (text) => {
    const rows = text.match(/\d+ 1\n\d{10} 00000 n \n/g) ?? [];
    const newest = new Map(rows.map((row) => [row.split(' ')[0], row]));
    const start = text.lastIndexOf('\nxref\n') + 1;
    const table = `xref\n0 1\n0000000000 65535 f \n${[...newest.values()].join('')}`;
    return `${text.slice(0, start)}${table}trailer\n<</Size 100/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  });

  it('is found, separated from those that are linked, and compared with what follows', () => {
    const { revisions, damage } = readPdfFile(unlinked, 0);
    expect(contents(unlinked)).toEqual(BOTH);
    expect(revisions.map(({ linked }) => linked)).toEqual([false, true]);
    expect([...(revisions[1]?.entries.keys() ?? [])].filter((number) => number > 0)).toEqual([4]);
    expect(damage.join()).toContain('no section points back');
  });

  it('is none when it belongs to a PDF attached to this one', () => {
    const withAttachment = writePdf({
      ...pageObjects(content('250.00')),
      20: { dict: '/Type/EmbeddedFile', stream: FIRST },
    });
    expect(readPdfFile(withAttachment, 0).revisions).toHaveLength(1);
    const withLengthElsewhere = edited(withAttachment, (text) =>
      text.replace(/(EmbeddedFile\/Length) \d+/, '$1 21 0 R'),
    );
    expect(readPdfFile(withLengthElsewhere, 0).revisions).toHaveLength(1);
  });

  it('is none when it leads to no page', () => {
    const empty = Buffer.from(
      '%PDF-1.4\nxref\n0 0\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
    );
    const objects = pageObjects(content('250.00'));
    const rest = writePdf(objects).toString('latin1');
    const shifted = rest
      .replace(/\d{10}(?= 00000 n)/g, (at) => String(Number(at) + empty.length).padStart(10, '0'))
      .replace(/startxref\n(\d+)/, (_, at: string) => `startxref\n${Number(at) + empty.length}`);
    const file = Buffer.concat([empty, Buffer.from(shifted, 'latin1')]);
    expect(readPdfFile(file, 0).revisions).toHaveLength(1);
  });
});

it('an entry that points at another object does not hide the one it names', () => {
  const swapped = edited(FIRST, (text) => {
    const rows = [...text.matchAll(/(\d+) 1\n(\d{10})/g)];
    const at = (number: number): string => rows.find((row) => row[1] === String(number))?.[2] ?? '';
    return text.replace(`4 1\n${at(4)}`, `4 1\n${at(5)}`);
  });
  expect(contents(swapped)).toEqual(BOTH.slice(0, 1));
});

it('a length that stands in another object, or wrongly, does not cut a stream', () => {
  const stream = 'BT (endstream is only a word) Tj ET';
  const file = writePdf({ ...pageObjects(stream), 9: `${stream.length}` });
  const elsewhere = edited(file, (text) => text.replace(`Length ${stream.length}`, 'Length 9 0 R'));
  expect(contents(file)).toEqual([stream]);
  expect(contents(elsewhere)).toEqual([stream]);
  const wrong = edited(FIRST, (text) => text.replace(/(4 0 obj\n<<\/Length) \d+/, '$1 3'));
  expect(contents(wrong)).toEqual(BOTH.slice(0, 1));
});

it('a hybrid file: objects that only newer readers see', () => {
  const rows = Buffer.alloc(6);
  rows.writeUInt8(1, 0);
  const hidden = FIRST.length;
  rows.writeUInt32BE(hidden, 1);
  const body = '40 0 obj\n(hidden)\nendobj\n';
  const xrefAt = hidden + body.length;
  const xref = Buffer.concat([
    Buffer.from('41 0 obj\n<</Type/XRef/W[1 4 1]/Index[40 1]/Size 42/Length 6>>\nstream\n'),
    rows,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const table = xrefAt + xref.length;
  const previous = /startxref\n(\d+)/.exec(FIRST.toString('latin1'))?.[1] ?? '';
  const tail = `xref\n40 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R/Size 42/Prev ${previous}/XRefStm ${xrefAt}>>\nstartxref\n${table}\n%%EOF\n`;
  const file = Buffer.concat([FIRST, Buffer.from(body), xref, Buffer.from(tail)]);
  expect(newestRevision(readPdfFile(file, 0))?.store.get(40)?.value).toEqual({ string: 'hidden' });
});

it('the two halves of the newest id are read, and null when there is none', () => {
  const first = writePdf(pageObjects(''), { trailer: '/ID[<00ff><01>]' });
  const second = appendRevision(first, { 30: 'null' }, { trailer: '/ID[<00ff><02ab>]' });
  expect(readPdfFile(first, 0).ids).toEqual(['00ff', '01']);
  expect(readPdfFile(second, 0).ids).toEqual(['00ff', '02ab']);
  expect(readPdfFile(FIRST, 0).ids).toBeNull();
  expect(readPdfFile(writePdf(pageObjects(''), { trailer: '/ID[<00>]' }), 0).ids).toBeNull();
});

describe('hostile files', () => {
  const MB = 1024 * 1024;
  const fill = (text: string): string => text.repeat(Math.ceil((2 * MB) / text.length));

  it.each([
    ['objects that never end', fill('1 0 obj<<')],
    ['strings that never end', fill('1 0 obj(')],
    ['streams that never end', fill('1 0 obj<<>>stream\n')],
    ['trailers that never end', fill('trailer<<(')],
    ['ends of file', fill('%%EOF')],
    ['ends of updates', fill('startxref\n9\n%%EOF\n')],
    ['one number', fill('1')],
    ['lists in lists', fill('[')],
    [
      'streams of objects',
      fill('7 0 obj<</Type/ObjStm/N 9/First 9/Length 1>>stream\nx\nendstream endobj '),
    ],
    [
      'lengths that stand in the next stream',
      Array.from({ length: 40_000 }, (_, n) => `${n} 0 obj<</Length ${n + 1} 0 R>>stream\n`).join(
        '',
      ),
    ],
  ])('nothing but %s costs little time', (_name, body) => {
    const file = readPdfFile(Buffer.from(`%PDF-1.4\n${body}`, 'latin1'), 0);
    const store = newestRevision(file)?.store;
    for (const number of store?.numbers ?? []) store?.get(number);
    // The runner's limit of 10 s is the bound: what grows with the square would take minutes.
    expect(file.damage).not.toEqual([]);
  });

  it('streams that unpack to too much together are left out, and that is said', () => {
    const bomb = deflateSync(Buffer.alloc(20 * MB));
    const objects: Objects = { ...pageObjects('') };
    for (let number = 10; number < 30; number++)
      objects[number] = { dict: '/Filter/FlateDecode', stream: bomb };
    const file = readPdfFile(writePdf(objects), 0);
    const store = newestRevision(file)?.store;
    const unpacked = [...Array(20).keys()].map((index) => {
      const object = store?.get(10 + index) ?? null;
      return object === null ? null : (store?.dataOf(object) ?? null);
    });
    expect(unpacked.filter((data) => data !== null).length).toBeLessThanOrEqual(12);
    expect(file.damage.join()).toContain('unpack to more');
  });

  it('a stream of objects that packs itself holds nothing', () => {
    const file = writePdf({
      ...pageObjects(''),
      9: { dict: '/Type/ObjStm/N 9 0 R/First 9 0 R/DecodeParms 9 0 R', stream: '9 0 9 0' },
    });
    expect(() => newestRevision(readPdfFile(file, 0))?.store.get(9)).not.toThrow();
  });

  it('two files cut together, whatever the cuts, never make it throw', () => {
    const files = [SECOND, writePdf(pageObjects(content('9')), { xrefStream: true })];
    const cut = fc.tuple(fc.constantFrom(...files), fc.nat(3000), fc.nat(3000));
    fc.assert(
      fc.property(fc.array(cut, { maxLength: 4 }), (cuts) => {
        const parts = cuts.map(([file, from, length]) => file.subarray(from, from + length));
        const file = readPdfFile(Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts]), 0);
        for (const { store } of file.revisions)
          for (const number of store.numbers) {
            const object = store.get(number);
            if (object !== null) store.dataOf(object);
          }
      }),
      { numRuns: 400 },
    );
  });
});

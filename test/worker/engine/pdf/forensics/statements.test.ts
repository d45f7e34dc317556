import { describe, expect, it } from 'vitest';
import { readPdfFile } from '../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { readStatements } from '../../../../../worker/engine/pdf/forensics/statements.js';
import { appendRevision, pageObjects, writePdf } from '../syntax/write-pdf.js';

const statementsOf = (bytes: Uint8Array) => readStatements(readPdfFile(bytes, 0));
const ID = (one: string, other: string) => `/ID[<${one}><${other}>]/Info 9 0 R`;

describe('what each revision says of itself', () => {
  it('is read from its own Info and trailer, the oldest first', () => {
    const first = writePdf(
      { ...pageObjects(''), 9: '<</Producer(Bank 1)/CreationDate(D:20260331100000Z)>>' },
      { trailer: ID('aa01', 'aa01') },
    );
    const file = appendRevision(
      first,
      { 9: '<</Producer(Editor)/CreationDate(D:20260228100000Z)/ModDate(D:20260401100000Z)>>' },
      { trailer: ID('aa01', 'bb02') },
    );
    expect(statementsOf(file)).toMatchObject([
      {
        info: {
          producer: 'Bank 1',
          creationDate: new Date('2026-03-31T10:00:00Z'),
          modificationDate: null,
        },
        ids: { permanent: 'aa01', changing: 'aa01' },
      },
      {
        info: {
          producer: 'Editor',
          creationDate: new Date('2026-02-28T10:00:00Z'),
          modificationDate: new Date('2026-04-01T10:00:00Z'),
        },
        ids: { permanent: 'aa01', changing: 'bb02' },
      },
    ]);
  });

  it('is read from UTF-16 and UTF-8 too', () => {
    const wide = 'בנק'.split('').map((char) => char.charCodeAt(0).toString(16).padStart(4, '0'));
    const file = writePdf(
      { ...pageObjects(''), 9: `<</Producer<feff${wide.join('')}>/Creator<efbbbfd791>>>` },
      { trailer: '/Info 9 0 R' },
    );
    expect(statementsOf(file)).toMatchObject([
      { info: { producer: 'בנק', creator: 'ב' }, ids: null },
    ]);
  });

  it('is nothing where nothing is said, and never throws', () => {
    const empty = { producer: null, creator: null, creationDate: null };
    expect(statementsOf(writePdf(pageObjects('')))).toMatchObject([{ info: empty, ids: null }]);
    const odd = writePdf(
      { ...pageObjects(''), 9: '<</Producer[1]/Creator 9 0 R/CreationDate/None>>' },
      { trailer: '/ID[1 2]/Info 9 0 R' },
    );
    expect(statementsOf(odd)).toMatchObject([{ info: empty, ids: null }]);
    expect(statementsOf(Buffer.from('no pdf'))).toEqual([]);
  });
});

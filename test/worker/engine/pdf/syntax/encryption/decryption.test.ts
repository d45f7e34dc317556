import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import {
  newestRevision,
  readPdfFile,
} from '../../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { isString } from '../../../../../../worker/engine/pdf/syntax/pdf-values.js';
import { rc4 } from '../../../../../../worker/engine/pdf/syntax/encryption/rc4.js';
import { appendRevision, hex, pageObjects, writePdf } from '../write-pdf.js';

type Version = '1.3' | '1.4' | '1.7' | '1.7ext3';

const made = (version: Version, passwords: { user?: string; owner: string }): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const document = new PDFDocument({
      pdfVersion: version,
      ownerPassword: passwords.owner,
      ...(passwords.user === undefined ? {} : { userPassword: passwords.user }),
      info: { Title: 'Statement of account' },
    });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.text('Closing balance 1,250.00');
    document.end();
  });

/** Titles and decoded contents of a file as of its newest revision. */
function read(bytes: Uint8Array) {
  const file = readPdfFile(bytes, 0);
  const store = newestRevision(file)?.store;
  const objects = (store?.numbers ?? []).flatMap((number) => store?.get(number) ?? []);
  const info = store?.resolveDict(newestRevision(file)?.trailer.entries.get('Info'));
  const title = store?.resolve(info?.entries.get('Title'));
  return {
    encryption: file.encryption,
    title: isString(title) ? title.string : null,
    contents: objects
      .map((object) => Buffer.from(store?.dataOf(object) ?? []).toString('latin1'))
      .filter((content) => /BT[^]*ET/.test(content)),
  };
}

describe.each<[string, Version]>([
  ['RC4 with 40 bits', '1.3'],
  ['RC4 with 128 bits', '1.4'],
  ['AES with 128 bits', '1.7'],
  ['AES with 256 bits', '1.7ext3'],
])('%s', (_name, version) => {
  it('a file with only an owner password is read in the clear', async () => {
    const { encryption, title, contents } = read(await made(version, { owner: 'secret' }));
    expect(encryption).toEqual({ handler: 'Standard', opens: true });
    expect(title).toBe('Statement of account');
    expect(contents).toHaveLength(1);
    expect(contents[0]).toMatch(/Tf\s/);
  });

  it('a file with a user password says that it stays shut, and shows nothing', async () => {
    const shut = read(await made(version, { user: 'mine', owner: 'secret' }));
    expect(shut.encryption).toEqual({ handler: 'Standard', opens: false });
    expect(shut.contents).toEqual([]);
    expect(shut.title).toEqual(expect.not.stringContaining('Statement'));
  });
});

it('RC4 gives the known answer', () =>
  expect(Buffer.from(rc4(Buffer.from('Key'), Buffer.from('Plaintext'))).toString('hex')).toBe(
    'bbf316e8d940af0ad3',
  ));

it('a file in the clear is not encrypted', () =>
  expect(readPdfFile(writePdf(pageObjects('')), 0).encryption).toBeNull());

it('encryption that only an older trailer declares is none, as for viewers', () => {
  const content = `BT /F1 10 Tf ${hex('1')} Tj ET`;
  const old = writePdf(pageObjects(content), {
    trailer: '/Encrypt<</Filter/Standard/V 2/R 3/Length 128/O()/U()/P 0>>/ID[<00><01>]',
  });
  expect(read(old).contents).toEqual([]);
  const { encryption, contents } = read(appendRevision(old, { 30: 'null' }));
  expect(encryption).toBeNull();
  expect(contents).toEqual([content]);
});

const FILTERS = '/CF<</StdCF<</CFM/AESV2>>>>/StmF/StdCF/StrF/StdCF';

it.each([
  ['certificates', `<</Filter/Adobe.PubSec/V 4${FILTERS}>>`, 'Adobe.PubSec'],
  ['an unknown version', '<</Filter/Standard/V 3/R 3/O()/U()/P 0>>', 'Standard'],
  ['a dictionary without anything', '<<>>', 'unknown'],
  ['keys that are cut short', `<</Filter/Standard/V 5/R 6/O(a)/U(b)/UE(c)${FILTERS}>>`, 'Standard'],
])('%s stay shut without an error', (_name, dict, handler) => {
  const content = `BT /F1 10 Tf ${hex('1')} Tj ET`;
  const file = writePdf(pageObjects(content), { trailer: `/Encrypt ${dict}/ID[<00><01>]` });
  expect(read(file)).toMatchObject({ encryption: { handler, opens: false }, contents: [] });
});

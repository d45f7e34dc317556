import { PDFDocument } from 'pdf-lib';
import PdfKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { makeIdentity, signPdf } from '../../../../../corpus/pdf-evidence/sign-pdf.js';
import { forgery } from '../../../../../corpus/pdf-signatures/forgery.js';
import { saving } from '../../../../../corpus/pdf-signatures/saving.js';
import { wrapping } from '../../../../../corpus/pdf-signatures/wrapping.js';
import type { PdfSignature } from '../../../../../../worker/engine/evidence/signatures.js';
import { appendRevision, pageObjects, writePdf } from '../../syntax/write-pdf.js';
import {
  amount,
  AT,
  authority,
  bank,
  factsOf,
  rangeIn,
  replaced,
  signed,
  statement,
  UNSIGNED,
  withRange,
} from './signed-files.js';

const read = (bytes: Uint8Array): PdfSignature[] => factsOf(bytes).signatures;
const only = (bytes: Uint8Array): PdfSignature => {
  const [one, another] = read(bytes);
  if (one === undefined || another !== undefined) throw new Error('not one signature');
  return one;
};

describe('a signature as it was made', () => {
  it('is intact over the whole file, with its signer, issuer, time and place', () => {
    expect(only(signed({ rect: [60, 80, 180, 160] }))).toMatchObject({
      field: 'Signature1',
      inUse: true,
      kind: 'signature',
      subFilter: 'adbe.pkcs7.detached',
      integrity: 'intact',
      reason: null,
      revision: 1,
      coversWholeFile: true,
      leavesObjects: false,
      signedAt: AT,
      signer: {
        name: 'Sample Bank',
        organisation: 'Bank Ltd',
        issuer: 'Sample Authority',
        trust: 'unknown',
      },
      place: { page: 1, rect: { x: 10, y: 80, w: 20, h: 10 } },
    });
  });

  it.each(['rsa', 'ecdsa', 'ed25519'] as const)('is checked with a key of kind %s', (key) => {
    const identity = makeIdentity({ name: 'Signer', key, issuer: authority });
    const file = signed({ identity });
    expect(only(file).integrity).toBe('intact');
    expect(only(replaced(file, amount('250.00'), amount('950.00'))).integrity).toBe('broken');
  });

  it.each(['sha1', 'sha256', 'sha384', 'sha512'] as const)('is checked with %s', (digest) => {
    expect(only(signed({ digest })).integrity).toBe('intact');
  });

  it('by oneself is told from one that another vouches for', () => {
    expect(only(signed({ identity: makeIdentity({ name: 'Anyone' }) })).signer?.trust).toBe('self');
  });

  it('that certifies says what may change', () => {
    expect(only(signed({ certify: 1 })).certification).toBe(1);
    expect(only(signed()).certification).toBeNull();
  });

  it('says which fields it locks', () => {
    expect(only(signed()).lock).toBeNull();
    expect(only(signed({ lock: { action: 'All' } })).lock).toEqual({ fields: 'all' });
    const lock = { action: 'Exclude', fields: ['Remark'] } as const;
    expect(only(signed({ lock })).lock).toEqual({ fields: 'all_but', names: ['Remark'] });
  });

  it('is read in files with cross-reference streams and packed objects', async () => {
    const made = await PDFDocument.create();
    made.addPage();
    expect(only(signed({}, await made.save())).integrity).toBe('intact');
  });

  it('is intact in an encrypted file that opens without a password', async () => {
    const file = signed({}, await encrypted());
    expect(file.includes('/Encrypt')).toBe(true);
    expect(only(file)).toMatchObject({ integrity: 'intact', coversWholeFile: true });
  });

  it('stays intact behind bytes that a server put before the file', () => {
    expect(only(Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), signed()]))).toMatchObject({
      integrity: 'intact',
      coversWholeFile: true,
    });
  });

  it('stays intact when the last line lost its end, and with stray bytes after it', () => {
    const file = signed();
    for (const sent of [file.subarray(0, -1), Buffer.concat([file, Buffer.from('\r\n--b--\r\n')])])
      expect(only(sent)).toMatchObject({ integrity: 'intact', coversWholeFile: true });
  });

  it('of each of two signers covers its own revision', () => {
    const twice = signed({ field: 'Second' }, signed({ field: 'First' }));
    expect(read(twice)).toMatchObject([
      { field: 'First', integrity: 'intact', revision: 1, coversWholeFile: false },
      { field: 'Second', integrity: 'intact', revision: 2, coversWholeFile: true },
    ]);
  });
});

describe('a signature that was tampered with', () => {
  it('is broken by one byte changed in what it covers', () => {
    expect(only(replaced(signed(), amount('250.00'), amount('950.00')))).toMatchObject({
      integrity: 'broken',
      reason: 'bytes_changed',
      signer: { name: 'Sample Bank' },
    });
  });

  it('is broken when its value is by another key than its certificate’s', () => {
    const thief = { ...makeIdentity({ name: 'Thief' }), certificate: bank.certificate };
    expect(only(signed({ identity: thief }))).toMatchObject({
      integrity: 'broken',
      reason: 'value_wrong',
    });
  });

  it('does not fit when its gap holds more than its own contents', () => {
    // Signature wrapping: the signed end moves back, and a foreign object takes its place.
    const file = signed();
    const { numbers } = rangeIn(file);
    const [, first = 0, second = 0, rest = 0] = numbers;
    const evil = Buffer.from('\n4 0 obj\n<</Length 0>>\nstream\n\nendstream\nendobj\n');
    const wrapped = Buffer.concat([file.subarray(0, second), evil, file.subarray(second)]);
    const moved = withRange(wrapped, [0, first, second + evil.length, rest]);
    expect(only(moved)).toMatchObject({ integrity: 'broken', reason: 'misplaced' });
  });

  it('is wrapped when its value verifies although foreign objects lie in the gap', () => {
    for (const { make } of wrapping)
      expect(only(make())).toMatchObject({ integrity: 'broken', reason: 'wrapped' });
  });

  it('is wrapped when it is a copy of another one', () => {
    const copied = saving.find(({ id }) => id === 'saving-copied-signature')?.make();
    expect(read(copied ?? Buffer.alloc(0)).map(({ reason }) => reason)).toEqual([null, 'wrapped']);
  });

  it('is absent when its field holds a dictionary with nothing of a signature', () => {
    const emptied = forgery.find(({ id }) => id === 'forgery-dictionary-emptied')?.make();
    expect(only(emptied ?? Buffer.alloc(0))).toMatchObject({ inUse: true, reason: 'absent' });
  });

  it.each([
    ['absent', [0, 0, 0, 0]],
    ['absent', [0, 10]],
    ['absent', [5, 100, 200, 50]],
    ['misplaced', [0, 100, 200, 300]],
  ])('is %s with the numbers %j', (reason, numbers) => {
    expect(only(withRange(signed(), numbers))).toMatchObject({ integrity: 'broken', reason });
  });

  it('is emptied when its contents are zeros', () => {
    const file = signed();
    const [, first = 0, second = 0] = rangeIn(file).numbers;
    const emptied = Buffer.from(file).fill('0', first + 1, second - 1, 'latin1');
    expect(only(emptied).reason).toBe('emptied');
  });

  it('does not fit a file that a program wrote anew, and still names its signer', async () => {
    const opened = await PDFDocument.load(signed());
    for (const useObjectStreams of [true, false])
      expect(only(await opened.save({ useObjectStreams }))).toMatchObject({
        integrity: 'broken',
        reason: 'misplaced',
        signer: { name: 'Sample Bank' },
      });
  });

  it('is not checked, and not called broken, when the end of the file is missing', () => {
    expect(only(signed().subarray(0, -30))).toMatchObject({
      integrity: 'unchecked',
      reason: 'cut',
    });
  });

  it('is void when its contents are no signature, and not checked when they cannot be read', () => {
    const file = signed();
    const [, first = 0, second = 0] = rangeIn(file).numbers;
    const garbled = Buffer.from(file).fill('a7', first + 1, second - 1, 'latin1');
    expect(only(garbled)).toMatchObject({ integrity: 'broken', reason: 'void' });
    const cut = Buffer.from(file).fill('a7', first + 101, second - 1, 'latin1');
    expect(only(cut)).toMatchObject({ integrity: 'unchecked', reason: 'unreadable' });
    const ownFormat = replaced(garbled, 'adbe.pkcs7.detached', 'Acme.pkcs7.detached');
    expect(only(ownFormat)).toMatchObject({ integrity: 'unchecked', reason: 'unreadable' });
  });

  it('is not absent when its range is an object of its own', () => {
    const file = signed();
    const { at, text } = rangeIn(file);
    const referring = Buffer.from(file);
    referring.write('900 0 R'.padEnd(text.length), at, 'latin1');
    expect(only(referring).reason).toBe('absent');
    expect(only(appendRevision(referring, { 900: text })).reason).toBe('bytes_changed');
  });

  it('leaves objects out that were appended without a cross-reference', () => {
    const appended = Buffer.concat([
      signed(),
      Buffer.from(`4 0 obj\n<</Length 30>>\nstream\n${amount('9')}\nendstream\nendobj\n%%EOF\n`),
    ]);
    const one = only(appended);
    const later = factsOf(appended).revisions.slice((one.revision ?? 0) + 1);
    expect(one.coversWholeFile).toBe(false);
    expect(one.leavesObjects || later.some((revision) => revision.changesPageContent)).toBe(true);
  });

  it('is found after a later revision took it off', () => {
    const stripped = appendRevision(signed(), UNSIGNED);
    expect(only(stripped)).toMatchObject({ inUse: false, integrity: 'intact' });
    expect(factsOf(stripped).signatures.some(({ inUse }) => inUse)).toBe(false);
  });
});

describe('no signature is seen', () => {
  it('in a plain file, nor in a form with a field that waits for one', () => {
    const blank = writePdf({
      ...pageObjects(amount('250.00')),
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 1/Fields[9 0 R]>>>>',
      9: '<</Type/Annot/Subtype/Widget/FT/Sig/T(Sign here)/P 3 0 R/Rect[0 0 10 10]>>',
    });
    for (const file of [statement(), blank])
      expect(factsOf(file)).toMatchObject({
        signatures: [],
        signatureRemains: [],
      });
  });

  it('in a signed file that lies as data inside another', () => {
    const outer = writePdf({
      ...pageObjects(amount('250.00')),
      9: { dict: '/Type/EmbeddedFile', stream: signed() },
    });
    expect(read(outer)).toEqual([]);
  });
});

describe('what is left of a signature', () => {
  it.each([
    ['flags', '/AcroForm<</SigFlags 3/Fields[]>>'],
    ['validation_data', '/DSS<</Certs[]>>'],
    ['permission', '/Perms<</DocMDP 50 0 R>>'],
  ])('%s', (remain, entry) => {
    const left = writePdf({
      ...pageObjects(amount('250.00')),
      1: `<</Type/Catalog/Pages 2 0 R${entry}>>`,
    });
    expect(factsOf(left).signatureRemains).toEqual([remain]);
  });
});

describe('hostile bytes', () => {
  it('thousands of signatures cost no more than some', () => {
    const many = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [
        index + 20,
        '<</Type/Sig/ByteRange[0 1 2 3]/Contents<30>>>',
      ]),
    );
    const started = Date.now();
    expect(read(writePdf({ ...pageObjects(''), ...many })).length).toBeLessThanOrEqual(100);
    expect(Date.now() - started).toBeLessThan(5_000);
  });

  it('never throw, wherever a byte is wrong or the file ends', () => {
    const file = signPdf(signed({ certify: 2, rect: [0, 0, 9, 9] }), { field: 'Second' });
    for (let at = 0; at < file.length; at += 1009) {
      const flipped = Buffer.from(file);
      flipped[at] = (flipped[at] ?? 0) ^ 0x15;
      expect(() => read(flipped)).not.toThrow();
      if (at % 5 === 0) expect(() => read(file.subarray(0, at))).not.toThrow();
    }
  });
});

const encrypted = (): Promise<Buffer> =>
  new Promise((resolve) => {
    const made = new PdfKit({ ownerPassword: 'owner', pdfVersion: '1.7' });
    const parts: Buffer[] = [];
    made.on('data', (part: Buffer) => parts.push(part));
    made.on('end', () => {
      resolve(Buffer.concat(parts));
    });
    made.text('250.00');
    made.end();
  });

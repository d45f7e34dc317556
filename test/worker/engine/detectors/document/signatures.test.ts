import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { makeIdentity } from '../../../../corpus/pdf-evidence/sign-pdf.js';
import type { Finding } from '../../../../../worker/engine/findings/finding.js';
import { signatures } from '../../../../../worker/engine/detectors/document/signatures/detector.js';
import type {
  PdfSignature,
  SignerFacts,
} from '../../../../../worker/engine/evidence/signatures.js';
import { scoreFindings } from '../../../../../worker/engine/scoring/score.js';
import {
  amount,
  factsOf,
  rangeIn,
  replaced,
  signed,
  statement,
  UNSIGNED,
  withRange,
} from '../../pdf/forensics/signatures/signed-files.js';
import { appendRevision, pageObjects, writePdf } from '../../pdf/syntax/write-pdf.js';
import { never, pdf, told } from './evidence.js';

const look = async (bytes: Uint8Array): Promise<Finding[]> =>
  told(await signatures.detect({ ...factsOf(bytes), signedStates: null }, never));

const codes = async (bytes: Uint8Array): Promise<string[]> =>
  (await look(bytes)).map(({ code }) => code);

const score = async (bytes: Uint8Array): Promise<number> => {
  const findings = (await look(bytes)).map((finding) => ({ ...finding, engine: 'signatures' }));
  return scoreFindings(findings, []).findings.reduce((sum, { impact }) => sum + impact, 0);
};

describe('a genuine signature', () => {
  it('over the whole file lowers the risk, and names the signer and who vouches for him', async () => {
    const [finding, another] = await look(signed({ rect: [60, 80, 180, 160] }));
    expect(another).toBeUndefined();
    expect(finding).toMatchObject({
      code: 'signature_intact',
      values: { signer: 'Sample Bank, Bank Ltd', issuer: 'Sample Authority', trust: 'unknown' },
      place: { page: 1 },
      evidence: 'CN=Sample Bank; O=Bank Ltd; issuer=Sample Authority; field=Signature1',
    });
    expect(await score(signed())).toBeLessThan(0);
  });

  it('that its holder vouches for himself is told and lowers nothing: a forger can make one', async () => {
    const own = signed({ identity: makeIdentity({ name: 'Sample Bank' }) });
    expect(await look(own)).toMatchObject([
      { code: 'signature_intact', values: { signer: 'Sample Bank', issuer: '', trust: 'self' } },
    ]);
    expect(await score(own)).toBeCloseTo(0);
  });

  it('by a known authority lowers the risk more, by a certificate out of date less', async () => {
    const [intact] = factsOf(signed()).signatures;
    if (intact === undefined) throw new Error('not signed');
    const confidence = async (signer: Partial<SignerFacts>): Promise<number> => {
      const one = { ...intact, signer: { ...intact.signer, ...signer } } as PdfSignature;
      const [finding] = await signatures.detect(
        { ...pdf({ signatures: [one] }), signedStates: null },
        never,
      );
      return finding?.confidence ?? 0;
    };
    const unknown = await confidence({ trust: 'unknown' });
    expect(await confidence({ trust: 'known' })).toBeGreaterThan(unknown);
    expect(await confidence({ validTo: new Date('2025-01-01') })).toBeLessThan(unknown);
  });

  it('of two signers is one finding, by the one who is better vouched for', async () => {
    const customer = makeIdentity({ name: 'Customer' });
    const twice = signed({ field: 'Second', identity: customer }, signed());
    expect(await look(twice)).toMatchObject([
      { code: 'signature_intact', values: { signer: 'Sample Bank, Bank Ltd', others: 1 } },
    ]);
  });

  it('stays unharmed by a form filled later', async () => {
    const filled = appendRevision(signed(), {
      60: '<</FT/Tx/T(Name)/V(Ploni)>>',
    });
    expect(await codes(filled)).toEqual(['signature_partial']);
    expect(await score(filled)).toBe(0);
  });

  it('given again by the same signer over a changed page vouches for the change', async () => {
    const changed = appendRevision(signed(), { 4: { dict: '', stream: amount('950.00') } });
    expect(await codes(signed({ field: 'Again' }, changed))).toEqual(['signature_intact']);
  });

  it('with the end of the file lost is not called broken or removed', async () => {
    expect(await look(signed().subarray(0, -30))).toMatchObject([
      { code: 'signature_unchecked', values: { why: 'cut' } },
    ]);
  });
});

describe('a forged twin of a signed file', () => {
  it('with one value changed in place is broken', async () => {
    const forged = replaced(signed(), amount('250.00'), amount('950.00'));
    expect(await look(forged)).toMatchObject([
      { code: 'signature_broken', values: { signer: 'Sample Bank, Bank Ltd', why: 'bytes' } },
    ]);
    expect(await score(forged)).toBeGreaterThanOrEqual(60);
  });

  it('with a page changed by a later revision is outdated, and shows the page', async () => {
    const forged = appendRevision(signed(), { 4: { dict: '', stream: amount('950.00') } });
    expect(await look(forged)).toMatchObject([
      { code: 'signature_outdated', values: { pages: '1', how: 'content' }, place: { page: 1 } },
    ]);
  });

  it('changed later and signed again by someone else is outdated, and nothing speaks for it', async () => {
    const changed = appendRevision(signed(), { 4: { dict: '', stream: amount('950.00') } });
    const forger = makeIdentity({ name: 'Sample Bank', organisation: 'Bank Ltd' });
    const forged = signed({ field: 'Again', identity: forger }, changed);
    expect(await codes(forged)).toEqual(['signature_outdated']);
  });

  it('with objects appended behind a wrong startxref is outdated', async () => {
    const body = `4 0 obj\n<</Length ${amount('950.00').length}>>\nstream\n${amount('950.00')}\nendstream\nendobj\n`;
    for (const end of ['', '%%EOF\n', 'startxref\n7\n%%EOF\n'])
      expect(await codes(Buffer.concat([signed(), Buffer.from(body + end)]))).toEqual([
        'signature_outdated',
      ]);
  });

  it('wrapped so that the gap holds foreign objects does not fit', async () => {
    const file = signed();
    const [, first = 0, second = 0, rest = 0] = rangeIn(file).numbers;
    const evil = Buffer.from('\n4 0 obj\n<</Length 0>>\nstream\n\nendstream\nendobj\n');
    const wrapped = Buffer.concat([file.subarray(0, second), evil, file.subarray(second)]);
    const forged = withRange(wrapped, [0, first, second + evil.length, rest]);
    expect(await look(forged)).toMatchObject([
      { code: 'signature_broken', values: { why: 'moved' } },
    ]);
  });

  it.each([[[0, 0, 0, 0]], [[0, 50, 60, 10]]])('with the range %j does not fit', async (range) => {
    expect(await codes(withRange(signed(), range))).toEqual(['signature_broken']);
  });

  it('written anew by another program asks for a look and does not accuse: merging does it too', async () => {
    const rewritten = await (await PDFDocument.load(signed())).save();
    expect(await look(rewritten)).toMatchObject([
      { code: 'signature_broken', values: { why: 'moved', signer: 'Sample Bank, Bank Ltd' } },
    ]);
    const points = await score(rewritten);
    expect(points).toBeGreaterThanOrEqual(20);
    expect(points).toBeLessThan(60);
  });

  it('with its signature taken off by a later revision had one', async () => {
    const stripped = appendRevision(signed(), UNSIGNED);
    expect(await look(stripped)).toMatchObject([
      {
        code: 'signature_removed',
        evidence: 'CN=Sample Bank; O=Bank Ltd; issuer=Sample Authority',
      },
    ]);
  });

  it('with its signature overwritten by zeros had one', async () => {
    const file = signed();
    const [, first = 0, second = 0] = rangeIn(file).numbers;
    const emptied = Buffer.from(file).fill('0', first + 1, second - 1, 'latin1');
    expect(await codes(emptied)).toEqual(['signature_removed']);
  });

  it('stripped and signed by oneself had another one', async () => {
    const stripped = appendRevision(signed(), UNSIGNED);
    const forged = signed({ field: 'Own', identity: makeIdentity({ name: 'Anyone' }) }, stripped);
    expect((await codes(forged)).sort()).toEqual(['signature_intact', 'signature_removed']);
    expect(await score(forged)).toBeGreaterThan(20);
  });
});

describe('nothing is said', () => {
  it('of a plain file, nor of a form that waits for its signature', async () => {
    const blank = writePdf({
      ...pageObjects(amount('250.00')),
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 3/Fields[9 0 R]>>>>',
      9: '<</Type/Annot/Subtype/Widget/FT/Sig/T(Sign here)/P 3 0 R/Rect[0 0 10 10]>>',
    });
    for (const file of [statement(), blank]) expect(await look(file)).toEqual([]);
  });

  it('of what lets a reader fill in a form, whether it fits or not', async () => {
    const [one] = factsOf(signed()).signatures;
    if (one === undefined) throw new Error('not signed');
    const rights = { ...one, kind: 'usage_rights', integrity: 'broken' } as PdfSignature;
    for (const inUse of [true, false])
      expect(
        await signatures.detect(
          { ...pdf({ signatures: [{ ...rights, inUse }] }), signedStates: null },
          never,
        ),
      ).toEqual([]);
  });
});

it('a form’s mark alone is a weaker remain than data for validating a signature', async () => {
  const confidence = async (entry: string): Promise<number> => {
    const left = writePdf({ ...pageObjects(''), 1: `<</Type/Catalog/Pages 2 0 R${entry}>>` });
    const [finding] = await look(left);
    expect(finding?.code).toBe('signature_removed');
    return finding?.confidence ?? 0;
  };
  expect(await confidence('/AcroForm<</SigFlags 3/Fields[]>>')).toBeLessThan(
    await confidence('/DSS<</Certs[]>>'),
  );
});

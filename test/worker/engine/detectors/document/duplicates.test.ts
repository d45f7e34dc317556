import { describe, expect, it } from 'vitest';
import type { Fingerprint, SeenBefore } from '../../../../../core/ports.js';
import { duplicates } from '../../../../../worker/engine/detectors/document/duplicates/detector.js';
import { fingerprintOf } from '../../../../../worker/engine/pipeline/fingerprint.js';
import { never, page, told } from './evidence.js';

const HASH = 'f0e1d2c3b4a59687';

/** The same picture after scaling and JPEG: a few bits differ. */
const HASH_AGAIN = 'f0e1d2c3b4a59684';

/** A statement of a month: the template and the account stay, dates, amounts and balances change. */
function statement(month: number, lines = 25): string[] {
  const mm = String(month).padStart(2, '0');
  let balance = 10_000 + month * 731;
  const rows = Array.from({ length: lines }, (_, index) => {
    const amount = ((index * 7919 + month * 104_729) % 90_000) / 100;
    balance += amount;
    return `${String(index + 1).padStart(2, '0')}/${mm}/2026 העברה ${amount.toFixed(2)} ${balance.toFixed(2)}`;
  });
  return [
    'בנק לדוגמה דף חשבון',
    'חשבון 12-571-041116',
    'תאריך תיאור סכום יתרה',
    ...rows,
    'סוף הדוח',
  ];
}

const fingerprint = (sha256: string, lines: string[], hash = HASH): Fingerprint =>
  fingerprintOf(sha256, [{ ...page(lines), hash }]);
const seen = (one: Fingerprint): SeenBefore => ({
  scanId: '6f9f2d3e-1c1a-4b39-9e55-0c1f6a5f0001',
  createdAt: new Date('2026-03-31T10:00:00Z'),
  fingerprint: one,
});
const look = async (one: Fingerprint, ...before: Fingerprint[]) =>
  told(await duplicates.detect({ history: { fingerprint: one, seen: before.map(seen) } }, never));

describe('duplicates', () => {
  const march = statement(3);

  it('tells the very same bytes as information', async () => {
    const findings = await look(
      fingerprint('aa', march),
      fingerprint('aa', march),
      fingerprint('aa', march),
    );
    expect(findings).toMatchObject([{ code: 'same_file_again', values: { count: 2 } }]);
  });

  it('finds the same document in another file by its picture and its numbers', async () => {
    expect(
      await look(fingerprint('aa', march), fingerprint('bb', march, HASH_AGAIN)),
    ).toMatchObject([{ code: 'same_picture_again', values: { numbers_percent: 100, pages: 1 } }]);
  });

  it('finds it although OCR read a number or a word in another way', async () => {
    const long = statement(3, 60);
    const read = [...long];
    read[5] = 'O3/03/2026 העכרה 12.31 99.71';
    expect(await look(fingerprint('aa', long), fingerprint('bb', read, HASH_AGAIN))).toMatchObject([
      { code: 'same_picture_again' },
    ]);
  });

  it('never takes next month’s statement of the same account for the same, however alike it looks', async () => {
    for (let month = 1; month <= 12; month++) {
      for (let other = 1; other <= 12; other++) {
        if (month === other) continue;
        for (const lines of [3, 10, 25]) {
          expect(
            await look(
              fingerprint('aa', statement(month, lines)),
              fingerprint('bb', statement(other, lines)),
            ),
          ).toEqual([]);
        }
      }
    }
  });

  it('never takes the same template with another amount for the same', async () => {
    const forged = march.map((line, index) =>
      index === 9 ? line.replace(/\d+\.\d\d$/, '99999.99') : line,
    );
    const original = fingerprint('bb', march);
    const few = ['העברה', 'סכום 1,250.00', 'אסמכתה 123456', '31/03/2026', 'חשבון 12-571-041116'];
    const other = few.map((line) => line.replace('1,250.00', '9,250.00'));
    expect(await look(fingerprint('aa', other), fingerprint('bb', few))).toEqual([]);
    expect(original).not.toEqual(fingerprint('bb', forged));
  });

  it('says nothing of pages without numbers, of other pictures, and of another number of pages', async () => {
    const words = ['מכתב ללא מספרים', 'בברכה'];
    expect(await look(fingerprint('aa', words), fingerprint('bb', words))).toEqual([]);
    expect(
      await look(fingerprint('aa', march), fingerprint('bb', march, '0123456789abcdef')),
    ).toEqual([]);
    const two = fingerprintOf('bb', [
      { ...page(march), hash: HASH },
      { ...page(march), hash: HASH },
    ]);
    expect(await look(fingerprint('aa', march), two)).toEqual([]);
  });
});

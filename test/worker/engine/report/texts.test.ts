import { describe, expect, it } from 'vitest';
import { documentDetectors } from '../../../../worker/engine/detectors/document/index.js';
import { pictureDetectors } from '../../../../worker/engine/detectors/picture/index.js';
import { checks } from '../../../../worker/engine/checks/index.js';
import { sayCheck, sayFinding } from '../../../../worker/engine/report/say-finding.js';
import { checkValues } from '../../../../worker/engine/report/sample-values/checks.js';
import { FINDING_VALUES } from '../../../../worker/engine/report/sample-values/findings.js';
import { part, row } from '../../../../worker/engine/report/sample-values/shared.js';
import { type FindingCode, FINDINGS } from '../../../../worker/engine/scoring/finding-codes.js';

const OPEN = '\u2068';
const CLOSE = '\u2069';

/** Acronyms that Hebrew bank texts write in Latin letters. */
const ACRONYMS = /\b(?:IBAN|PDF|XMP|JPEG|PNG|ZIP|UTC)\b/g;

/** Matches a sentence with a missing value. */
function expectWhole(text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  expect(text).not.toContain(OPEN + CLOSE);
  expect(text).not.toMatch(/ {2}| [,.;:)]|\( |\(\)/);
  expect([...text].filter((char) => char === OPEN)).toHaveLength(
    [...text].filter((char) => char === CLOSE).length,
  );
  expect(text.trim()).toBe(text);
  expect(text.length).toBeGreaterThan(3);
}

function expectHebrew(text: string): void {
  expectWhole(text);
  expect(text).toMatch(/[א-ת]{2}/);
  const own = text.replace(/\u2068[^\u2069]*\u2069/g, '').replace(ACRONYMS, '');
  expect(own).not.toMatch(/[a-z0-9]/i);
}

const codes = Object.keys(FINDINGS) as FindingCode[];
const sentences = checks.flatMap(({ id, words }) =>
  Object.keys(words.en.says).map((say) => [id, say] as const),
);

describe('texts', () => {
  it.each(codes)('%s reads well in both languages, with all its values', (code) => {
    for (const values of FINDING_VALUES[code]) {
      const english = sayFinding(code, values, 'en');
      expectWhole(english.title);
      expectWhole(english.detail);
      expect(english.title + english.detail.replace(/\u2068[^\u2069]*\u2069/g, '')).not.toMatch(
        /[א-ת]/,
      );
      const hebrew = sayFinding(code, values, 'he');
      expectHebrew(hebrew.title);
      expectHebrew(hebrew.detail);
    }
  });

  it.each(sentences)('check %s says "%s" in both languages', (id, say) => {
    const english = sayCheck(id, say, checkValues(id), 'en');
    expectWhole(english.label);
    expectWhole(english.detail);
    const hebrew = sayCheck(id, say, checkValues(id), 'he');
    expectHebrew(hebrew.label);
    expectHebrew(hebrew.detail);
  });

  it('has the same sentences of a check in both languages', () => {
    for (const { words } of checks)
      expect(Object.keys(words.he.says).sort()).toEqual(Object.keys(words.en.says).sort());
  });

  it('is declared by one table of findings each: two that share a code share its declaration', () => {
    const declared = new Map<string, unknown>();
    for (const { findings } of [...documentDetectors, ...pictureDetectors])
      for (const [code, declaration] of Object.entries(findings)) {
        expect(declared.get(code) ?? declaration).toBe(declaration);
        declared.set(code, declaration);
      }
  });

  it('refuses a sentence that a check does not have', () => {
    expect(() => sayCheck('iban', 'maybe', {}, 'he')).toThrow('no sentence maybe');
  });

  it('names the value printed and the value expected where sums do not hold', () => {
    for (const lang of ['en', 'he'] as const) {
      for (const odd of ['balance', 'amount', 'row', 'opening', 'closing']) {
        const { detail } = sayFinding('balance_mismatch', { ...row, odd }, lang);
        expect(detail).toContain('90.00');
        expect(detail).toContain('60.00');
      }
      const { detail } = sayFinding('total_mismatch', part, lang);
      expect(detail).toContain('1,190.00');
      expect(detail).toContain('1,180.00');
    }
  });
});

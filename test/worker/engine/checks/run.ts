import type { CheckResult } from '../../../../worker/engine/evidence/check-result.js';
import type { DocumentType } from '../../../../core/vocabulary.js';
import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { runChecks } from '../../../../worker/engine/pipeline/run-checks.js';
import { sayCheck, sayFinding } from '../../../../worker/engine/report/say-finding.js';
import { emptyData } from '../document-data.js';

export const TODAY = '2026-11-20';

/** Runs every check on a document of one type; asserts that each result has texts in both languages. */
export function check(
  documentType: DocumentType,
  data: Partial<DocumentData>,
  today = TODAY,
): CheckResult[] {
  const results = runChecks({
    data: { ...emptyData(), ...data },
    classification: { documentType, issuer: null, channel: 'native_pdf' },
    file: { name: 'document.pdf', type: 'application/pdf' },
    today,
  });
  for (const { id, say, values, finding } of results) {
    for (const lang of ['en', 'he'] as const) {
      const told = sayCheck(id, say, values, lang).detail;
      const found = finding ? sayFinding(finding, values, lang).detail : '';
      if (/undefined|NaN|\u2068\u2069/.test(told + found)) {
        throw new Error(`${id} ${say} lacks a value: ${told} ${found}`);
      }
    }
  }
  return results;
}

export const only = (results: CheckResult[], id: CheckResult['id']) =>
  results.filter((result) => result.id === id);

export const failures = (results: CheckResult[]) =>
  results.filter(({ status }) => status === 'fail');

/** One digit of a number replaced by another one. */
export function tampered(value: number, position: number, digit: number): number {
  const digits = String(Math.abs(value));
  const index = position % digits.length;
  const other = (Number(digits[index]) + 1 + (digit % 9)) % 10;
  const changed = Number(digits.slice(0, index) + String(other) + digits.slice(index + 1));
  return value < 0 ? -changed : changed;
}

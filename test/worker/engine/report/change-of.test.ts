import { describe, expect, it } from 'vitest';
import { changeOf } from '../../../../worker/engine/report/change-of.js';
import { FINDING_VALUES } from '../../../../worker/engine/report/sample-values/findings.js';
import { type FindingCode, FINDINGS } from '../../../../worker/engine/scoring/finding-codes.js';

/** Of a picture, which is no text, and of types of documents, which the texts name. */
const OTHERS: FindingCode[] = ['revision_picture_changed', 'expected_document_type_mismatch'];
const codes = (Object.keys(FINDINGS) as FindingCode[]).filter((code) => !OTHERS.includes(code));

/** Names under which detectors and checks keep two values of one place. */
const PAIRS = [
  ['before', 'after'],
  ['hidden', 'shown'],
  ['code', 'drawn'],
  ['expected', 'printed'],
  ['expected', 'found'],
] as const;

describe('the value before and after', () => {
  it.each(codes)('of %s is told wherever its values hold two', (code) => {
    for (const values of FINDING_VALUES[code])
      for (const [before, after] of PAIRS) {
        const [one, other] = [values[before], values[after]];
        if (one === undefined || other === undefined || one === other) continue;
        if (before === 'expected' && (one === '' || other === '')) continue;
        expect(changeOf(code, values)).toMatchObject({
          before: one === '' ? null : String(one),
          after: other === '' ? null : String(other),
        });
      }
  });

  it('is none where nothing differs or one of them is not known', () => {
    expect(changeOf('signature_outdated', { before: '5', after: '5' })).toBeNull();
    expect(changeOf('hidden_text', { text: '1,250.00' })).toBeNull();
    expect(changeOf('expected_amount_mismatch', { expected: '5' })).toBeNull();
  });
});

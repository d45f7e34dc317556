import { describe, expect, it } from 'vitest';
import { genuineBases } from '../../corpus/pdf-evidence/bases/index.js';
import { sum } from '../../corpus/samples/money.js';
import { HIGH_RISK_MIN, REVIEW_MIN } from '../../../worker/engine/scoring/score.js';
import { inspectPdf, told } from '../inspect-pdf.js';

const bases = await genuineBases();

describe('a genuine PDF is not accused by how its file was made', () => {
  it.each(bases)('$id', async ({ bytes, says = [] }) => {
    const weighty = (await inspectPdf(bytes)).filter(({ impact }) => (impact ?? 0) > 0);
    expect(weighty.filter(({ code }) => !says.some((said) => said === code)).map(told)).toEqual([]);
    // A statement that names an office program is to be looked at.
    const limit = says.includes('authoring_program') ? HIGH_RISK_MIN : REVIEW_MIN;
    expect(sum(weighty.map(({ impact }) => impact ?? 0))).toBeLessThan(limit);
  });
});

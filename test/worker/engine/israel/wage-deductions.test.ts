import { describe, expect, it } from 'vitest';
import { incomeTax, insurance } from '../../../../worker/engine/israel/wage-deductions.js';

describe('deductions from wages by law', () => {
  // Examples computed by hand from the published tables.
  it.each([
    ['2025-06', 299_500],
    ['2026-06', 268_150],
  ])('income tax of %s on 20,000 with 2.25 points is known to the agora', (month, tax) => {
    expect(incomeTax(month, 2_000_000, 225)?.most).toBeCloseTo(tax, 6);
  });

  it('the first months of 2026 may use the brackets of 2025', () => {
    expect(incomeTax('2026-02', 2_000_000, 225)?.most).toBeCloseTo(299_500, 6);
    expect(incomeTax('2026-05', 2_000_000, 225)?.most).toBeCloseTo(268_150, 6);
  });

  it('tax is never negative, and a pension lowers it by its credit at most', () => {
    expect(incomeTax('2025-06', 500_000, 225)).toEqual({ least: 0, most: 0 });
    const { least, most } = incomeTax('2025-06', 2_000_000, 225) ?? { least: 0, most: 0 };
    expect(most - least).toBe(23_765);
  });

  it.each([
    ['2024-06', 80_063],
    ['2025-06', 86_616],
    ['2026-06', 85_186],
  ])('insurance of %s on 12,000 is known to the agora', (month, due) => {
    const { least, most } = insurance(month, 1_200_000) ?? { least: 0, most: 0 };
    expect(Math.round(most)).toBe(due);
    expect(least).toBe(most);
  });

  it('January 2025 accepts the health rate of the year before', () => {
    const { least, most } = insurance('2025-01', 1_200_000) ?? { least: 0, most: 0 };
    expect(least).toBeLessThan(most);
  });

  it('wages above the ceiling owe no more, and a year without a table is left alone', () => {
    expect(insurance('2025-06', 9_000_000)).toEqual(insurance('2025-06', 5_069_500));
    expect(incomeTax('2019-01', 1_000_000, 225)).toBeNull();
    expect(insurance('2019-01', 1_000_000)).toBeNull();
  });
});

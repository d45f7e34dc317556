/**
 * What the law takes from a month's wages in Israel, by year. Income tax: tables of monthly
 * deductions of the Tax Authority; national insurance and health: rates for employees from
 * 18 to retirement, circulars of the National Insurance Institute. Hundredths of a shekel.
 */
interface Year {
  /** Upper limits of the brackets of 10, 14, 20, 31, 35 and 47 percent; 50 above the last. */
  brackets: readonly number[];
  /** Worth of a credit point a month. */
  point: number;
  /** Wages up to the threshold pay the reduced rate, above it to the ceiling the full one. */
  threshold: number;
  ceiling: number;
  /** National insurance and health together, percent. */
  reduced: number;
  full: number;
}

const RATES = [10, 14, 20, 31, 35, 47, 50] as const;

const BRACKETS_2024 = [701_000, 1_006_000, 1_615_000, 2_244_000, 4_669_000, 6_013_000];

const YEARS: Readonly<Record<number, Year>> = {
  2022: {
    brackets: [645_000, 924_000, 1_484_000, 2_062_000, 4_291_000, 5_527_000],
    point: 22_300,
    threshold: 633_100,
    ceiling: 4_507_400,
    reduced: 3.5,
    full: 12,
  },
  2023: {
    brackets: [679_000, 973_000, 1_562_000, 2_171_000, 4_518_000, 5_819_000],
    point: 23_500,
    threshold: 712_200,
    ceiling: 4_746_500,
    reduced: 3.5,
    full: 12,
  },
  2024: {
    brackets: BRACKETS_2024,
    point: 24_200,
    threshold: 752_200,
    ceiling: 4_903_000,
    reduced: 3.5,
    full: 12,
  },
  2025: {
    brackets: BRACKETS_2024,
    point: 24_200,
    threshold: 752_200,
    ceiling: 5_069_500,
    reduced: 4.27,
    full: 12.17,
  },
  // Amendment 288 widened two brackets on 31 March 2026, from the first of the year.
  2026: {
    brackets: [701_000, 1_006_000, 1_900_000, 2_510_000, 4_669_000, 6_013_000],
    point: 24_200,
    threshold: 770_300,
    ceiling: 5_191_000,
    reduced: 4.27,
    full: 12.17,
  },
};

/** Lowest and highest lawful amount, hundredths. */
export interface LawfulRange {
  least: number;
  most: number;
}

/** Credit of 35 percent for the employee's pension: at most 7 percent of 9,700 a month. */
const PENSION_CREDIT_MAX = 23_765;

/**
 * Income tax of a month on taxable wages with credit points (hundredths of a point): from
 * the tax with the whole credit for a pension to the tax without any. null for a year
 * without a table. In the first months of 2026 the brackets of 2025 are lawful as well.
 */
export function incomeTax(month: string, taxable: number, points: number): LawfulRange | null {
  const year = YEARS[Number(month.slice(0, 4))];
  if (!year) return null;
  const tables =
    month >= '2026-01' && month <= '2026-04' ? [year.brackets, BRACKETS_2024] : [year.brackets];
  const taxes = tables.map((brackets) => taxOf(taxable, brackets) - (points * year.point) / 100);
  return {
    least: Math.max(0, Math.min(...taxes) - PENSION_CREDIT_MAX),
    most: Math.max(0, ...taxes),
  };
}

function taxOf(taxable: number, brackets: readonly number[]): number {
  return RATES.reduce((tax, rate, index) => {
    const from = brackets[index - 1] ?? 0;
    const to = brackets[index] ?? Infinity;
    return tax + (Math.max(0, Math.min(taxable, to) - from) * rate) / 100;
  }, 0);
}

/**
 * National insurance and health of a month on insurable wages; null for a year without
 * rates. In January 2025 the health rate of 2024 was still in force.
 */
export function insurance(month: string, insurable: number): LawfulRange | null {
  const year = YEARS[Number(month.slice(0, 4))];
  if (!year) return null;
  const due = ({ reduced, full }: Pick<Year, 'reduced' | 'full'>): number =>
    (Math.min(insurable, year.threshold) * reduced +
      Math.max(0, Math.min(insurable, year.ceiling) - year.threshold) * full) /
    100;
  const dues = [due(year), ...(month === '2025-01' ? [due({ reduced: 4.2, full: 12 })] : [])];
  return { least: Math.min(...dues), most: Math.max(...dues) };
}

/** Standard VAT rates of Israel, percent, each with its first day. */
const RATES: readonly [from: string, percent: number][] = [
  ['2002-06-15', 18],
  ['2004-03-01', 17],
  ['2005-09-01', 16.5],
  ['2006-07-01', 15.5],
  ['2009-07-01', 16.5],
  ['2010-01-01', 16],
  ['2012-09-01', 17],
  ['2013-06-02', 18],
  ['2015-10-01', 17],
  ['2025-01-01', 18],
];

/** Around a change both rates are accepted: supplies are taxed by their own date. */
const CHANGE_MARGIN_DAYS = 60;

/**
 * The standard rates, percent, that are lawful on a document of this ISO date; without a
 * date, all rates. Zero (export, Eilat) is always lawful and not in the list.
 */
export function vatRatesAt(isoDate: string | null): number[] {
  if (isoDate === null) return [...new Set(RATES.map(([, percent]) => percent))];
  const [earliest, latest] = [
    shift(isoDate, -CHANGE_MARGIN_DAYS),
    shift(isoDate, CHANGE_MARGIN_DAYS),
  ];
  const inForce = RATES.filter(([from], index) => {
    const until = RATES[index + 1]?.[0] ?? '9999';
    return from <= latest && earliest < until;
  });
  return [...new Set(inForce.map(([, percent]) => percent))];
}

function shift(isoDate: string, days: number): string {
  const at = Date.parse(isoDate);
  return Number.isNaN(at) ? isoDate : new Date(at + days * 86_400_000).toISOString().slice(0, 10);
}

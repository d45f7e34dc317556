import type { NamedText, VatRow } from '../evidence/document-data.js';
import { decimal } from './decimal.js';
import { type Cell, moneyIn, type Row } from './layout.js';

/** A percentage, or a bare number where the row's heading names percent. */
const PERCENT =
  /(?<![\p{N}.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%|%\s?(\d{1,2}(?:[.,]\d{1,2})?)(?![\p{N}.,])/u;
const BARE = /^(\d{1,2}(?:[.,]\d{1,2})?)$/;
const RATE_MAX = 30;
/** Rounding of the tax, hundredths. */
const TOLERANCE = 1;
/** Of smaller amounts too many are a share of each other by chance; hundredths. */
const BASE_MIN = 100;
/** An invoice has few rates; more are rows of goods. */
export const RATES_MAX = 4;

/**
 * Net amount and tax of each rate of value added tax, from rows that print a rate and two
 * amounts of which one is that share of the other. A rate on several rows is one of goods
 * and left out, unless its last row is the sum of the others.
 */
export function extractVatByRate(rows: readonly Row[], claimed: ReadonlySet<Row>): NamedText[] {
  const byRate = new Map<number, VatRow[]>();
  for (const row of rows) {
    const found = claimed.has(row) ? null : rateRowOf(row);
    if (found) byRate.set(found.rate, [...(byRate.get(found.rate) ?? []), found]);
  }
  if (byRate.size > RATES_MAX) return [];
  return [...byRate.values()].flatMap((found) => {
    const summary = summaryOf(found);
    if (!summary) return [];
    const name = `${String(summary.rate).replace('.', '_')}_percent`;
    return [
      { ...summary.net, name: `net_at_${name}`, value: decimal(summary.net.value.minor) },
      { ...summary.vat, name: `vat_at_${name}`, value: decimal(summary.vat.value.minor) },
    ];
  });
}

/** "Zero-rated | 0 % | 384.05 | 0.00": what a summary of taxes states at the rate of nothing. */
export const withoutTaxByRate = (rows: readonly VatRow[]): NamedText[] =>
  rows
    .filter(({ rate, net, vat }) => rate === 0 && vat.value.minor === 0 && net.value.minor !== 0)
    .flatMap(({ net, vat }) => [
      { ...net, name: 'net_at_0_percent', value: decimal(net.value.minor) },
      { ...vat, name: 'vat_at_0_percent', value: decimal(0) },
    ]);

/** The rate that a cell may print, percent; null for none. A bare number may be anything else. */
export function rateIn({ text }: Cell, { orBare }: { orBare: boolean }): number | null {
  const match = PERCENT.exec(text) ?? (orBare ? BARE.exec(text.trim()) : null);
  const rate = Number((match?.[1] ?? match?.[2] ?? '-1').replace(',', '.'));
  return rate >= 0 && rate <= RATE_MAX ? rate : null;
}

/** The rate, base and tax of a row in which the tax is that share of the base; null in any other. */
export function rateRowOf(row: Row): VatRow | null {
  const amounts = moneyIn(row);
  if (amounts.length < 2) return null;
  const rates = row.cells.flatMap((cell) => rateIn(cell, { orBare: true }) || []);
  const found = rates.flatMap((rate) =>
    amounts.flatMap((net, at) =>
      amounts.flatMap((vat, other) => {
        const share = (net.value.minor * rate) / 100;
        const isShare = Math.abs(vat.value.minor - share) <= TOLERANCE && vat.value.minor !== 0;
        if (at === other || Math.abs(net.value.minor) < BASE_MIN || !isShare) return [];
        return [{ rate, net, vat, distance: Math.abs(at - other) }];
      }),
    ),
  );
  // Of two bases that round to one tax, the one beside it.
  return found.sort((a, b) => a.distance - b.distance)[0] ?? null;
}

function summaryOf(found: readonly VatRow[]): VatRow | null {
  const different = found.filter(
    (one, at) => !found.slice(0, at).some(({ net }) => net.value.minor === one.net.value.minor),
  );
  const last = different.at(-1);
  if (!last || different.length === 1) return last ?? null;
  const others = different.slice(0, -1);
  const sum = others.reduce((value, { net }) => value + net.value.minor, 0);
  return sum === last.net.value.minor ? last : null;
}

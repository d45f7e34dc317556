import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** Parts of codes as values; null for what is none. */

/** `1234.5`, `1234,50`, `EUR1234.50`: hundredths. Groups of thousands are not written in codes. */
export function hundredths(text: string | undefined): number | null {
  const [, sign = '', whole, fraction = ''] =
    /^([+-]?)(\d{1,12})(?:[.,](\d{1,8}))?$/.exec(text?.trim() ?? '') ?? [];
  if (whole === undefined) return null;
  const minor = Math.round(Number(`${whole}.${fraction || '0'}`) * 100);
  return sign === '-' ? -minor : minor;
}

/** Digits of which the last two are hundredths, as the forms of banks write amounts. */
export const asHundredths = (digits: string | undefined): number | null =>
  digits !== undefined && /^\d{1,15}$/.test(digits) ? Number(digits) : null;

/** Their sum; null where one of them is no amount or none is given. */
export function sumOf(parts: readonly (number | null)[]): number | null {
  if (parts.length === 0) return null;
  return parts.reduce<number | null>(
    (sum, part) => (sum === null || part === null ? null : sum + part),
    0,
  );
}

/** A date that exists, as ISO. */
export function isoDate(year: string, month: string, day: string): string | null {
  const iso = `${year.padStart(4, '20')}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** `20240501` and `2024-05-01`, a time after it or not. */
export function dateByYear(text: string | undefined): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(compactTime(text)) ?? [];
  return year && month && day ? isoDate(year, month, day) : null;
}

/** `01-05-2024`, `01/05/2024`, `01.05.2024`. */
export function dateByDay(text: string | undefined): string | null {
  const [, day, month, year] = /^(\d{2})[-/.](\d{2})[-/.](\d{4})(?!\d)/.exec(text ?? '') ?? [];
  return year && month && day ? isoDate(year, month, day) : null;
}

/** `20240501T1200` and `20240501_1200` begin with a date of eight digits; `202405011200` does as well. */
const compactTime = (text: string | undefined): string =>
  (text ?? '').replace(/^(\d{8})(\d{4,6})$/, '$1T$2');

export const linesOf = (text: string): string[] =>
  text.split(/\r\n|\n|\r/).map((line) => line.trim());

/** The query of a web address, its names in lower case; null for other text or another host. */
export function queryOf(text: string, isHost: (host: string) => boolean): Query | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, searchParams, pathname } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (!isHost(hostname)) return null;
  const names = new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  return { get: (name) => names.get(name), path: pathname };
}

export interface Query {
  get(name: string): string | undefined;
  path: string;
}

/** `example.org` and its subdomains. */
export const isOf =
  (...domains: string[]) =>
  (host: string): boolean =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

/** A valid IBAN without spaces (ISO 13616). */
export function validIban(text: string | undefined): string | null {
  const plain = electronicFormatIBAN(text ?? '');
  return plain !== null && isValidIBAN(plain) ? plain : null;
}

/** JSON; null for what is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

import type { AmountField, DocumentData, ExtractedValue } from '../evidence/document-data.js';
import { decimal } from '../extraction/decimal.js';

/** What data beside the print state of a document: the XML of an e-invoice, a printed code. */
export interface StatedValues {
  /** By the fields whose printed value they are compared with, in hundredths. */
  amounts: { fields: readonly AmountField[]; stated: readonly number[] }[];
  ibans: readonly string[];
  /** ISO date. */
  issueDate: string | null;
  number: string | null;
  /** Absent: not compared. */
  issuerNumber?: string | null;
}

/** A value that the data state and the pages print one of its kind. */
export interface ComparedValue {
  kind: 'amount' | 'iban' | 'issue_date' | 'number' | 'issuer_number';
  /** Where the pages print the value of that kind. */
  printed: ExtractedValue<unknown>;
  /** Whether what is stated stands anywhere on the pages. */
  isPrinted: boolean;
  /** As texts of a report take it: a decimal, an ISO date, a number. */
  stated: string;
  shown: string;
}

/**
 * Each stated value of which the pages print one of the kind. It differs only where the stated one
 * stands nowhere on them: the extraction may have taken another amount or date for the right one.
 */
export function compareStated(data: DocumentData, stated: StatedValues): ComparedValue[] {
  return [
    ...stated.amounts.map((one) => amountOf(data, one)),
    ibanOf(data, stated.ibans),
    dateOf(data, stated.issueDate),
    numberOf(data, 'number', 'invoice_number', stated.number),
    numberOf(data, 'issuer_number', 'issuer_vat_number', stated.issuerNumber ?? null),
  ].filter((one) => one !== null);
}

function amountOf(
  data: DocumentData,
  { fields, stated }: StatedValues['amounts'][number],
): ComparedValue | null {
  const printed = fields.map((field) => data.fields[field]).find((one) => one !== undefined);
  const [first] = stated;
  if (first === undefined || !printed) return null;
  const sizes = stated.map(Math.abs);
  return {
    ...{ kind: 'amount', printed },
    isPrinted: [...data.amounts, printed].some(({ value: { minor } }) =>
      sizes.includes(Math.abs(minor)),
    ),
    ...{ stated: decimal(first), shown: decimal(printed.value.minor) },
  };
}

function ibanOf(data: DocumentData, ibans: readonly string[]): ComparedValue | null {
  const [printed] = data.ibans;
  const [stated] = ibans;
  if (!printed || stated === undefined) return null;
  const isPrinted = data.ibans.some(({ value }) => ibans.includes(value));
  return { kind: 'iban', printed, isPrinted, stated, shown: printed.value };
}

function dateOf(data: DocumentData, stated: string | null): ComparedValue | null {
  const printed = data.issueDate ?? data.named?.find(({ name }) => name === 'issue_date');
  if (!printed || stated === null) return null;
  const isPrinted = data.dates.some(({ value }) => value === stated);
  return { kind: 'issue_date', printed, isPrinted, stated, shown: printed.value };
}

function numberOf(
  data: DocumentData,
  kind: 'number' | 'issuer_number',
  name: string,
  stated: string | null,
): ComparedValue | null {
  const named = data.named ?? [];
  const printed = named.find((one) => one.name === name);
  if (!printed || stated === null) return null;
  const numbers = [...named, ...data.references, ...data.identityNumbers];
  const isPrinted = numbers.some(({ value }) => isAlike(value, stated));
  if (!isPrinted && shapeOf(printed.value) !== shapeOf(stated)) return null;
  return { kind, printed, isPrinted, stated, shown: printed.value };
}

/** Digits and letters as such: a changed number keeps them, another one that was taken for it rarely does. */
const shapeOf = (text: string): string =>
  plain(text).replace(/\p{L}/gu, 'a').replace(/\p{N}/gu, '0');

/** A number may be printed without its series, its country or zeros in front. */
const PART_MIN = 4;

function isAlike(one: string, other: string): boolean {
  const [short = '', long = ''] = [plain(one), plain(other)].sort((a, b) => a.length - b.length);
  return short === long || (short.length >= PART_MIN && long.endsWith(short));
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '');

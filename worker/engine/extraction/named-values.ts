import type { BankAccount, DocumentData, ExtractedValue } from '../evidence/document-data.js';
import { decimal } from './decimal.js';

/** A value under the name it has in the report. */
export interface NamedValue {
  name: string;
  /** Decimal, ISO date, number without spaces, or text. */
  value: string;
  extracted: Pick<ExtractedValue<unknown>, 'raw' | 'place' | 'certainty'>;
  /** Whether the report has a list of its own for values of this name. */
  isListed: boolean;
}

/** Every labelled value of a document under its name, in reading order. The one table of names. */
export function namedValues(data: DocumentData): NamedValue[] {
  const named = <T>(
    name: string,
    extracted: ExtractedValue<T> | null | undefined,
    text: (value: T) => string = String,
    isListed = false,
  ): NamedValue[] => {
    if (!extracted) return [];
    const isDoubted = !isListed && data.doubted?.includes(name) === true;
    const { raw, place, certainty } = extracted;
    const read = { raw, place, certainty: isDoubted ? 'unsure' : certainty } as const;
    return [{ name, value: text(extracted.value), extracted: read, isListed }];
  };
  return [
    ...Object.entries(data.fields).flatMap(([name, field]) =>
      named(name, field, ({ minor }) => decimal(minor)),
    ),
    ...named('vat_rate', data.vatRate),
    ...named('issue_date', data.issueDate),
    ...named('allocation_number', data.allocationNumber),
    ...data.names.flatMap((name) => named(name.role, name)),
    ...[...(data.named ?? []), ...(data.learned ?? [])].flatMap((value) =>
      named(value.name, value),
    ),
    ...data.ibans.flatMap((iban) => named('iban', iban, String, true)),
    ...data.accounts.flatMap((account) => named('account', account, accountText, true)),
    ...data.identityNumbers.flatMap((number) =>
      named(IDENTITY_NAMES[number.kind], number, String, true),
    ),
    ...data.references.flatMap((reference) => named('reference', reference, String, true)),
  ].sort(byPlace);
}

const IDENTITY_NAMES: Record<DocumentData['identityNumbers'][number]['kind'], string> = {
  person: 'identity_number',
  company: 'company_number',
  unknown: 'dealer_number',
};

/** "10-800-1234567", or what is printed of it. */
export const accountText = ({ bank, branch, number }: BankAccount): string =>
  [bank, branch, number].filter((part) => part !== null).join('-');

const byPlace = ({ extracted: a }: NamedValue, { extracted: b }: NamedValue): number =>
  a.place.page - b.place.page || a.place.rect.y - b.place.rect.y || a.place.rect.x - b.place.rect.x;

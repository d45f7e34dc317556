import { bankCode } from './mergers.js';

export interface IbanAccount {
  /** Two digits. */
  bank: string;
  /** Three digits. */
  branch: string;
  /** Without leading zeros. */
  number: string;
}

/** The account in an Israeli IBAN: IL, 2 check digits, bank 3, branch 3, account 13; null for other text. */
export function israeliIban(iban: string): IbanAccount | null {
  const parts = /^IL\d{2}(\d{3})(\d{3})(\d{13})$/.exec(iban.replace(/\s/g, ''));
  if (!parts) return null;
  const [, bank = '', branch = '', number = ''] = parts;
  return { bank: bankCode(bank), branch, number: number.replace(/^0+(?=\d)/, '') };
}

/** In groups of four, as IBANs are printed. */
export const formatIban = (iban: string): string =>
  iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

import type { CodeAmount, CodeValues } from '../evidence/printed-code.js';
import { SCHEMES } from './schemes/index.js';

/** Codes of this many characters fit no symbol; a QR code holds 7,089 digits. */
const LENGTH_MAX = 8_000;

/** What a code's content states of its document; null where its format is not known. */
export function codeValuesOf(text: string): CodeValues | null {
  if (text.length > LENGTH_MAX) return null;
  for (const { name, parse } of SCHEMES) {
    const parsed = parse(text.trim());
    if (parsed === null) continue;
    const {
      amounts = {},
      ibans = [],
      issueDate = null,
      number = null,
      issuerNumber = null,
    } = parsed;
    // Codes write nothing, or zero, where the amount is left open.
    const stated = Object.entries(amounts).filter((entry): entry is [CodeAmount, number] =>
      Boolean(entry[1]),
    );
    return {
      scheme: name,
      amounts: Object.fromEntries(stated),
      ibans: ibans.filter((iban) => iban !== null),
      ...{ issueDate, number: number || null, issuerNumber: issuerNumber || null },
    };
  }
  return null;
}

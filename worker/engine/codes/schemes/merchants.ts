import type { Scheme } from '../scheme.js';
import { hundredths } from '../values.js';

/**
 * EMV QR Code Specification for Payment Systems, Merchant-Presented Mode (EMVCo), which Pix, PayNow,
 * PromptPay, QRIS, DuitNow and others use: fields of a tag, a length of two digits each, and a value.
 * 54 is the amount, 63 a checksum over all before it.
 */
export const emvMerchant: Scheme = {
  name: 'EMV QR',
  parse(text) {
    if (!text.startsWith('000201')) return null;
    const fields = fieldsOf(text);
    const checked = text.slice(0, -4);
    if (fields === null || !checked.endsWith('6304')) return null;
    if (checksum(checked) !== text.slice(-4).toUpperCase()) return null;
    return {
      amounts: { total: hundredths(fields.get('54')) },
    };
  },
};

function fieldsOf(text: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [, tag, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    if (tag === undefined) return null;
    const end = at + 4 + Number(length);
    if (end > text.length) return null;
    fields.set(tag, text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

/** CRC-16 of the polynomial 1021 that begins with FFFF, over the bytes of UTF-8. */
function checksum(text: string): string {
  let rest = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      rest = (rest & 0x8000 ? (rest << 1) ^ 0x1021 : rest << 1) & 0xffff;
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}

/** UPI deep link (National Payments Corporation of India): `upi://pay?pa=address&am=450.00`. */
export const upi: Scheme = {
  name: 'UPI QR',
  parse(text) {
    if (!/^upi:\/\/pay\?/i.test(text)) return null;
    const query = new URLSearchParams(text.slice(text.indexOf('?') + 1));
    return { amounts: { total: hundredths(query.get('am') ?? undefined) } };
  },
};

/**
 * Brazilian boleto (FEBRABAN), 44 digits: bank, currency 9, check digit, days to the due date, ten
 * digits of the amount in cents, 25 of the bank's own. The fifth digit is checked modulo 11.
 */
export const boleto: Scheme = {
  name: 'Boleto',
  parse(text) {
    if (!/^\d{3}9\d{40}$/.test(text)) return null;
    const digits = (text.slice(0, 4) + text.slice(5)).split('').reverse().map(Number);
    const sum = digits.reduce((all, digit, index) => all + digit * (2 + (index % 8)), 0);
    const check = 11 - (sum % 11);
    if (Number(text[4]) !== (check > 9 ? 1 : check)) return null;
    return { amounts: { total: Number(text.slice(9, 19)) } };
  },
};

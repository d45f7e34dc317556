import { z } from 'zod';
import type { Scheme } from '../scheme.js';
import { asHundredths, dateByYear, hundredths, jsonOf, linesOf, validIban } from '../values.js';

/**
 * EPC069-12, Quick Response Code: Guidelines to enable data capture for the initiation of a SEPA
 * credit transfer (European Payments Council). One value a line: BCD, version, character set, SCT,
 * BIC, name, IBAN, `EUR12.3`, purpose, structured and free reference, note.
 */
export const giroCode: Scheme = {
  name: 'GiroCode (EPC)',
  parse(text) {
    const lines = linesOf(text);
    if (lines[0] !== 'BCD' || !/^00[12]$/.test(lines[1] ?? '') || lines[3] !== 'SCT') return null;
    const [, amount] = /^EUR(.+)$/.exec(lines[7] ?? '') ?? [];
    return { amounts: { total: hundredths(amount) }, ibans: [validIban(lines[6])] };
  },
};

/**
 * Swiss Implementation Guidelines for the QR-bill (SIX), version 2: SPC, 0200, 1, IBAN, seven lines
 * each of creditor and ultimate creditor, amount, currency, seven of the debtor, reference. Bill
 * information by Swico's syntax S1: 10 is the number, 11 the date.
 */
export const swissQrBill: Scheme = {
  name: 'Swiss QR-bill',
  parse(text) {
    const lines = linesOf(text);
    if (lines[0] !== 'SPC' || !/^02\d\d$/.test(lines[1] ?? '')) return null;
    const bill = lines.find((line) => line.startsWith('//S1/'))?.slice(4) ?? '';
    const parts = new Map(
      [...bill.matchAll(/\/(\d\d)\/((?:\\.|[^/\\]){0,100})/g)].map(([, tag, value]) => [
        tag,
        value,
      ]),
    );
    const date = parts.get('11');
    return {
      amounts: { total: hundredths(lines[18]) },
      ibans: [validIban(lines[3])],
      number: parts.get('10')?.replace(/\\(.)/g, '$1') ?? null,
      issueDate: /^\d{6}$/.test(date ?? '') ? dateByYear(`20${date}`) : null,
    };
  },
};

/** Short Payment Descriptor (Czech Banking Association): `SPD*1.0*ACC:IBAN+BIC*AM:450.00*CC:CZK*...`. */
export const spayd: Scheme = {
  name: 'QR platba (SPD)',
  parse(text) {
    const fields = starred(text, /^S[PC]D\*\d+\.\d+\*/);
    if (fields === null) return null;
    const accounts = [fields.get('ACC'), ...(fields.get('ALT-ACC') ?? '').split(',')];
    return {
      amounts: { total: hundredths(fields.get('AM')) },
      ibans: accounts.map((account) => validIban(account?.split('+')[0])),
    };
  },
};

/** Short Invoice Descriptor of the same makers: ID is the number, DD the date of issue, AM the total. */
export const sid: Scheme = {
  name: 'QR faktura (SID)',
  parse(text) {
    const fields = starred(text, /^SID\*\d+\.\d+\*/);
    if (fields === null) return null;
    return {
      amounts: { total: hundredths(fields.get('AM')) },
      ibans: [validIban(fields.get('ACC')?.split('+')[0])],
      number: fields.get('ID') ?? null,
      issueDate: dateByYear(fields.get('DD')),
    };
  },
};

function starred(text: string, head: RegExp): Map<string, string> | null {
  if (!head.test(text)) return null;
  const pairs = text.split('*').slice(2);
  return new Map(
    pairs.flatMap((pair) => {
      const at = pair.indexOf(':');
      return at < 1 ? [] : [[pair.slice(0, at), pair.slice(at + 1)] as const];
    }),
  );
}

/**
 * UPN QR (Bank Association of Slovenia): nineteen lines and a sum of lengths. Line 9 is the amount
 * in eleven digits, 15 the recipient's IBAN.
 */
export const upnQr: Scheme = {
  name: 'UPN QR',
  parse(text) {
    const lines = linesOf(text);
    if (lines[0] !== 'UPNQR' || lines.length < 19) return null;
    return {
      amounts: { total: asHundredths(lines[8]) },
      ibans: [validIban(lines[14])],
    };
  },
};

/**
 * HUB3 (Croatian Banking Association), a PDF417 of fourteen lines: HRVHUB30, currency, amount in
 * fifteen digits, payer, recipient of three lines each, IBAN, model and reference, purpose, note.
 */
export const hub3: Scheme = {
  name: 'HUB3',
  parse(text) {
    const lines = linesOf(text);
    if (lines[0] !== 'HRVHUB30') return null;
    return {
      amounts: { total: asHundredths(lines[2]) },
      ibans: [validIban(lines[9])],
    };
  },
};

/**
 * Polish transfer code (recommendation of the Polish Bank Association):
 * `taxpayer|PL|account of 26 digits|amount of six digits|name|title|||`.
 */
export const polishTransfer: Scheme = {
  name: 'Polish transfer QR',
  parse(text) {
    const [, taxpayer, account, amount] = /^(\d{0,10})\|PL\|(\d{26})\|(\d{6})\|/.exec(text) ?? [];
    if (account === undefined) return null;
    return {
      amounts: { total: asHundredths(amount) },
      ibans: [validIban(`PL${account}`)],
      issuerNumber: taxpayer || null,
    };
  },
};

const usingQrData = z.object({
  uqr: z.number(),
  due: z.coerce.string().optional(),
  pt: z.string().optional(),
  acc: z.string().optional(),
  iref: z.coerce.string().optional(),
  idt: z.string().optional(),
  cid: z.string().optional(),
});

/**
 * UsingQR (Sweden), JSON: `due` is the amount, `acc` the account of the kind `pt`, `iref` the number,
 * `idt` the date, `cid` the issuer's number.
 */
export const usingQr: Scheme = {
  name: 'UsingQR',
  parse(text) {
    if (!text.startsWith('{')) return null;
    const data = usingQrData.safeParse(jsonOf(text));
    if (!data.success) return null;
    const { due, pt, acc, iref, idt, cid } = data.data;
    return {
      amounts: { total: hundredths(due) },
      ibans: pt === 'IBAN' ? [validIban(acc)] : [],
      ...{ number: iref ?? null, issueDate: dateByYear(idt), issuerNumber: cid ?? null },
    };
  },
};

/** Notice of Italian PagoPA: `PAGOPA|002|notice of 18 digits|creditor's tax number|cents`. */
export const pagoPa: Scheme = {
  name: 'PagoPA',
  parse(text) {
    const [, notice, creditor, cents] =
      /^PAGOPA\|002\|(\d{18})\|(\d{11})\|(\d{1,11})$/.exec(text) ?? [];
    if (notice === undefined) return null;
    return { amounts: { total: asHundredths(cents) }, issuerNumber: creditor ?? null };
  },
};

/** IPS QR of the National Bank of Serbia: `K:PR|V:01|C:1|R:account|N:name|I:RSD1234,56|...`. */
export const ipsQr: Scheme = {
  name: 'NBS IPS QR',
  parse(text) {
    if (!/^K:(?:PR|PT|PK|EK)\|V:\d\d\|C:1\|/.test(text)) return null;
    const [, amount] = /\|I:[A-Z]{3}([\d.,]+)(?:\||$)/.exec(text) ?? [];
    return { amounts: { total: hundredths(amount?.replace(/[,.]$/, '')) } };
  },
};

/** Russian payment form, GOST R 56042-2014: `ST00012|Name=...|PersonalAcc=...|Sum=12345|`, kopecks. */
export const gostPayment: Scheme = {
  name: 'ST00012',
  parse(text) {
    if (!/^ST0001\d/.test(text)) return null;
    const [, sum] = /\|Sum=(\d{1,18})(?:\||$)/i.exec(text) ?? [];
    const [, taxpayer] = /\|PayeeINN=(\d{10,12})(?:\||$)/i.exec(text) ?? [];
    return { amounts: { total: asHundredths(sum) }, issuerNumber: taxpayer ?? null };
  },
};

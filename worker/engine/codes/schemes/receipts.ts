import type { Scheme } from '../scheme.js';
import { asHundredths, dateByYear, hundredths, isOf, queryOf, sumOf } from '../values.js';

/**
 * German till receipts: DSFinV-K, appendix I (Federal Central Tax Office):
 * `V0;till;Kassenbeleg-V1;Beleg^sums of five rates of tax^payments;...;start;end;...`, separated by
 * semicolons. Times are of UTC.
 */
export const germanTill: Scheme = {
  name: 'DSFinV-K (TSE)',
  parse(text) {
    const fields = text.split(';');
    if (!/^V\d$/.test(fields[0] ?? '') || fields[2] !== 'Kassenbeleg-V1') return null;
    const [kind, sums = ''] = (fields[3] ?? '').split('^');
    // Orders and other processes have no sums of receipts.
    if (!/^Beleg/.test(kind ?? '')) return null;
    const ended = new Date(fields[7] ?? '');
    return {
      amounts: { total: sumOf(sums.split('_').map(hundredths)) },
      issueDate: Number.isNaN(ended.getTime()) ? null : dayIn('Europe/Berlin', ended),
    };
  },
};

const dayIn = (timeZone: string, time: Date): string =>
  time.toLocaleDateString('en-CA', { timeZone });

/**
 * Austrian till receipts: Registrierkassensicherheitsverordnung, appendix Z:
 * `_R1-AT1_till_number_time_sums of five rates of tax_turnover_certificate_previous_signature`.
 */
export const austrianTill: Scheme = {
  name: 'RKSV',
  parse(text) {
    const [empty, suite = '', , number, time, ...rest] = text.split('_');
    if (empty !== '' || !/^R\d-[A-Z]{2}\d+$/.test(suite)) return null;
    return {
      amounts: { total: sumOf(rest.slice(0, 5).map(hundredths)) },
      number: number || null,
      issueDate: dateByYear(time),
    };
  },
};

/**
 * Croatian receipts: ordinance on fiscalisation of cash transactions, article 18:
 * `https://porezna.gov.hr/rn?jir=...&datv=20240501_1233&izn=12345`. Programs write the amount in
 * hundredths, or with decimals.
 */
export const croatianReceipt: Scheme = {
  name: 'Porezna uprava QR',
  parse(text) {
    const query = queryOf(text, isOf('porezna.gov.hr', 'porezna-uprava.hr'));
    if (query === null || !(query.get('jir') ?? query.get('zki'))) return null;
    const amount = query.get('izn');
    return {
      amounts: { total: asHundredths(amount) ?? hundredths(amount) },
      issueDate: dateByYear(query.get('datv')),
    };
  },
};

/** Russian till receipts: Federal Tax Service, `t=20240501T1200&s=123.45&fn=...&i=...&fp=...&n=1`. */
export const russianReceipt: Scheme = {
  name: 'ФНС QR',
  parse(text) {
    if (!/^t=\d{8}T\d{4,6}&s=/.test(text)) return null;
    const query = new URLSearchParams(text);
    if (!query.has('fn') || !query.has('fp')) return null;
    return {
      amounts: { total: hundredths(query.get('s') ?? undefined) },
      issueDate: dateByYear(query.get('t') ?? undefined),
    };
  },
};

/**
 * Taiwanese electronic invoices (Ministry of Finance): number of two letters and eight digits, date
 * by the years of the republic, four random digits, then sums without and with tax in eight
 * hexadecimal digits each, buyer and seller.
 */
export const taiwanInvoice: Scheme = {
  name: '電子發票 QR',
  parse(text) {
    const [, number, year, month, day, , total, , seller] =
      /^([A-Z]{2}\d{8})(\d{3})(\d{2})(\d{2})\d{4}([0-9A-F]{8})([0-9A-F]{8})(\d{8})(\d{8})[\w+/=]{24}/i.exec(
        text,
      ) ?? [];
    if (number === undefined || total === undefined) return null;
    return {
      amounts: { total: Number.parseInt(total, 16) * 100 },
      number,
      issueDate: dateByYear(`${Number(year) + 1911}-${month}-${day}`),
      issuerNumber: seller ?? null,
    };
  },
};

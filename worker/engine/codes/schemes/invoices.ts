import { z } from 'zod';
import type { Scheme } from '../scheme.js';
import { dateByDay, dateByYear, hundredths, isOf, jsonOf, linesOf, queryOf } from '../values.js';

/**
 * Portuguese invoices: Portaria 195/2020 (Autoridade Tributária): `A:issuer*B:buyer*...*F:date*
 * G:number*H:ATCUD*...*N:tax*O:total*...`.
 */
export const portugueseInvoice: Scheme = {
  name: 'AT QR (ATCUD)',
  parse(text) {
    if (!/^A:\d{9}\*B:/.test(text)) return null;
    const fields = new Map(text.split('*').map((one) => [one.split(':')[0], one.split(':')[1]]));
    return {
      amounts: { total: hundredths(fields.get('O')) },
      issueDate: dateByYear(fields.get('F')),
      number: fields.get('G') ?? null,
      issuerNumber: text.slice(2, 11),
    };
  },
};

/**
 * Saudi invoices: ZATCA, E-Invoicing Detailed Technical Guidelines: base64 of fields of one byte of
 * tag, one of length, and a value; 1 seller, 2 tax number, 3 time, 4 total, 5 tax.
 */
export const zatcaInvoice: Scheme = {
  name: 'ZATCA QR',
  parse(text) {
    if (!/^A[Q-T][\w+/]{20,2000}={0,2}$/.test(text)) return null;
    const bytes = Buffer.from(text, 'base64');
    const fields = new Map<number, string>();
    for (let at = 0; at + 1 < bytes.length;) {
      const [tag = 0, length = 0] = bytes.subarray(at, at + 2);
      fields.set(tag, bytes.toString('utf8', at + 2, at + 2 + length));
      at += 2 + length;
    }
    const taxpayer = fields.get(2);
    if (!/^3\d{13}3$/.test(taxpayer ?? '')) return null;
    return {
      amounts: { total: hundredths(fields.get(4)) },
      issueDate: dateByYear(fields.get(3)),
      issuerNumber: taxpayer ?? null,
    };
  },
};

/** Spanish invoices: VERI*FACTU, order HAC/1177/2024: `...?nif=&numserie=&fecha=01-05-2024&importe=121.00`. */
export const veriFactu: Scheme = {
  name: 'VERI*FACTU',
  parse(text) {
    const query = queryOf(text, isOf('agenciatributaria.gob.es', 'aeat.es'));
    if (query === null || !query.get('numserie')) return null;
    return {
      amounts: { total: hundredths(query.get('importe')) },
      issueDate: dateByDay(query.get('fecha')),
      number: query.get('numserie') ?? null,
      issuerNumber: query.get('nif') ?? null,
    };
  },
};

/** Basque invoices: TicketBAI, `https://.../QRTBAI/?id=TBAI-issuer-date-...&s=series&nf=number&i=total&cr=`. */
export const ticketBai: Scheme = {
  name: 'TicketBAI',
  parse(text) {
    const query = queryOf(text, isOf('batuz.eus', 'euskadi.eus', 'gipuzkoa.eus', 'araba.eus'));
    const [, issuer, day, month, year] =
      /^TBAI-(\w{9})-(\d{2})(\d{2})(\d{2})-/.exec(query?.get('id') ?? '') ?? [];
    if (!query || issuer === undefined) return null;
    return {
      amounts: { total: hundredths(query.get('i')) },
      issueDate: dateByYear(`20${year}-${month}-${day}`),
      number: query.get('nf') ?? null,
      issuerNumber: issuer,
    };
  },
};

const gstData = z.object({
  SellerGstin: z.string(),
  DocNo: z.string(),
  DocDt: z.string(),
  TotInvVal: z.coerce.string(),
});

/** Indian invoices: GST e-invoice, a signed JSON Web Token whose payload holds `data`, JSON again. */
export const indianInvoice: Scheme = {
  name: 'GST e-invoice QR',
  parse(text) {
    const [, payload] = /^eyJ[\w-]{1,500}\.(eyJ[\w-]{1,3000})\.[\w-]{1,1000}$/.exec(text) ?? [];
    if (payload === undefined) return null;
    const token = z
      .object({ data: z.string() })
      .safeParse(jsonOf(Buffer.from(payload, 'base64url').toString()));
    const data = gstData.safeParse(token.success ? jsonOf(token.data.data) : null);
    if (!data.success) return null;
    const { SellerGstin, DocNo, DocDt, TotInvVal } = data.data;
    return {
      amounts: { total: hundredths(TotInvVal) },
      issueDate: dateByDay(DocDt),
      number: DocNo,
      issuerNumber: SellerGstin,
    };
  },
};

/** Mexican invoices: CFDI, Anexo 20: `...?id=UUID&re=issuer&rr=recipient&tt=total&fe=end of the seal`. */
export const cfdi: Scheme = {
  name: 'CFDI QR',
  parse(text) {
    const query = queryOf(text, isOf('facturaelectronica.sat.gob.mx'));
    if (query === null || !query.get('re')) return null;
    return {
      amounts: { total: hundredths(query.get('tt')) },
      issuerNumber: query.get('re') ?? null,
    };
  },
};

/** Peruvian invoices: SUNAT, `issuer|type|series|number|tax|total|date|type of buyer|buyer|hash|`. */
export const sunat: Scheme = {
  name: 'SUNAT QR',
  parse(text) {
    const [issuer, type, series, number, tax, total, date] = text
      .split('|')
      .map((one) => one.trim());
    if (!/^(?:10|15|17|20)\d{9}$/.test(issuer ?? '') || !/^\d\d$/.test(type ?? '')) return null;
    if (!/^[A-Z]\w{3}$/.test(series ?? '') || hundredths(tax) === null) return null;
    return {
      amounts: { total: hundredths(total) },
      issueDate: dateByYear(date) ?? dateByDay(date),
      number: `${series}-${number}`,
      issuerNumber: issuer ?? null,
    };
  },
};

/** Colombian invoices: DIAN, lines of `NumFac: ...`, `FecFac: 2024-05-01`, `NitFac:`, `ValTolFac:`. */
export const dian: Scheme = {
  name: 'DIAN QR',
  parse(text) {
    const fields = new Map(
      linesOf(text).flatMap((line) => {
        const [, name, value] = /^(\w{3,12})\s{0,3}[:=](.*)$/.exec(line) ?? [];
        return name && value ? [[name.toLowerCase(), value.trim()] as const] : [];
      }),
    );
    const number = fields.get('numfac');
    if (number === undefined || !fields.has('nitfac')) return null;
    return {
      amounts: { total: hundredths(fields.get('valtolfac')) },
      issueDate: dateByYear(fields.get('fecfac')),
      number,
      issuerNumber: fields.get('nitfac') ?? null,
    };
  },
};

/** Chilean invoices: timbre electrónico of the Servicio de Impuestos Internos, XML; pesos have no cents. */
export const chileanStamp: Scheme = {
  name: 'Timbre electrónico (SII)',
  parse(text) {
    if (!/^<TED version=/.test(text)) return null;
    const elements = text.matchAll(/<(\w{1,4})>([^<]{1,80})</g);
    const fields = new Map([...elements].map(([, name, value]) => [name, value]));
    return {
      amounts: { total: hundredths(fields.get('MNT')) },
      issueDate: dateByYear(fields.get('FE')),
      number: fields.get('F') ?? null,
      issuerNumber: fields.get('RE') ?? null,
    };
  },
};

/** Polish invoices: KSeF, `https://.../invoice/taxpayer/01-05-2024/hash`. */
export const ksef: Scheme = {
  name: 'KSeF QR',
  parse(text) {
    const query = queryOf(text, (host) => /(?:^|\.)(?:ksef|qr)[\w.-]*\.mf\.gov\.pl$/.test(host));
    const [, issuer, date] =
      /\/invoice\/(\d{10})\/(\d{2}-\d{2}-\d{4})\//.exec(query?.path ?? '') ?? [];
    if (issuer === undefined) return null;
    return { issueDate: dateByDay(date), issuerNumber: issuer };
  },
};

const turkishData = z.object({
  vkntckn: z.string(),
  no: z.string(),
  tarih: z.string(),
  vergidahil: z.coerce.string().optional(),
  odenecek: z.coerce.string(),
});

/** Turkish invoices: Gelir İdaresi Başkanlığı, JSON: `tarih` date, `no`, `vergidahil` with tax, `odenecek` to pay. */
export const turkishInvoice: Scheme = {
  name: 'GİB QR',
  parse(text) {
    if (!text.startsWith('{')) return null;
    const data = turkishData.safeParse(jsonOf(text));
    if (!data.success) return null;
    const { vkntckn, no, tarih, vergidahil, odenecek } = data.data;
    return {
      amounts: { total: hundredths(vergidahil), amount_due: hundredths(odenecek) },
      issueDate: dateByYear(tarih),
      number: no,
      issuerNumber: vkntckn,
    };
  },
};

import { identityNumber, type Account } from './numbers.js';

/**
 * The people and companies of the samples: placeholder names (local equivalents
 * of Jane Doe), patterned numbers with right check digits, and account numbers
 * from published test vectors. Bank names are plain text, without logos.
 */

export interface Person {
  name: string;
  identity: string;
  address: string;
}

export interface Company {
  name: string;
  number: string;
  address: string;
  phone: string;
}

export const HAPOALIM = { code: '12', he: 'בנק הפועלים', en: 'Bank Hapoalim' };
export const LEUMI = { code: '10', he: 'בנק לאומי', en: 'Bank Leumi' };
export const MIZRAHI = { code: '20', he: 'בנק מזרחי טפחות', en: 'Mizrahi Tefahot Bank' };
export const DISCOUNT = { code: '11', he: 'בנק דיסקונט', en: 'Israel Discount Bank' };

export const ACCOUNTS = {
  hapoalim: { bank: HAPOALIM, branch: '571', number: '041116' },
  leumi: { bank: LEUMI, branch: '936', number: '07869660' },
  leumiOther: { bank: LEUMI, branch: '607', number: '11710022' },
  mizrahi: { bank: MIZRAHI, branch: '006', number: '160778' },
  discount: { bank: DISCOUNT, branch: '045', number: '000032018' },
} satisfies Record<string, Account>;

export const israel: Person = {
  name: 'ישראל ישראלי',
  identity: identityNumber('12345678'),
  address: 'רחוב הדקל 12, חיפה',
};

export const ploni: Person = {
  name: 'פלונית אלמונית',
  identity: identityNumber('11111111'),
  address: 'שדרות האלון 8, רחובות',
};

export const ruth: Person = {
  name: 'רות ישראלי',
  identity: identityNumber('22222222'),
  address: 'רחוב הזית 3, באר שבע',
};

export const plonitCompany: Company = {
  name: 'פלוני פתרונות בע"מ',
  number: identityNumber('51999901'),
  address: 'רחוב התעשייה 5, חולון',
  phone: '03-5550110',
};

export const almoniCompany: Company = {
  name: 'אלמוני ציוד משרדי בע"מ',
  number: identityNumber('51999902'),
  address: 'רחוב המלאכה 20, נתניה',
  phone: '09-5550120',
};

export const acme: Company = {
  name: 'Acme Office Supplies Ltd.',
  number: identityNumber('51999903'),
  address: '20 HaMelacha St., Netanya, Israel',
  phone: '+972-9-555-0130',
};

export const doeCompany: Company = {
  name: 'Doe & Partners Ltd.',
  number: identityNumber('51999904'),
  address: '5 HaTaasiya St., Holon, Israel',
  phone: '+972-3-555-0140',
};

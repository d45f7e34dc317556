import type { Company } from '../../cast.js';
import { daysLater } from '../../dates.js';
import { VAT_PERCENT } from '../../documents/invoice.js';
import { makeUtilityBill, type UtilityBill } from '../../documents/utility-bill.js';
import { identityNumber } from '../../numbers.js';
import { pick, seeded, whole } from '../../random.js';
import { type Lang, somebody } from './parties.js';

type Service = UtilityBill['service'];

const SUPPLIERS: Record<Lang, Record<Service, Company>> = {
  he: {
    electricity: {
      name: 'חשמל לדוגמה בע"מ',
      number: identityNumber('51999908'),
      address: 'רחוב הנורה 7, חיפה',
      phone: '04-5550180',
    },
    water: {
      name: 'מי הדגמה בע"מ',
      number: identityNumber('51999909'),
      address: 'רחוב המעיין 2, רחובות',
      phone: '08-5550190',
    },
  },
  en: {
    electricity: {
      name: 'Example Power Ltd.',
      number: identityNumber('51999910'),
      address: '7 HaNura St., Haifa',
      phone: '+972-4-555-0110',
    },
    water: {
      name: 'Example Water Ltd.',
      number: identityNumber('51999911'),
      address: '2 HaMaayan St., Rehovot',
      phone: '+972-8-555-0120',
    },
  },
};

const FIXED: Record<Lang, string[]> = {
  he: ['תשלום קבוע', 'תשלום בגין הספק', 'דמי קריאה'],
  en: ['Fixed charge', 'Capacity charge', 'Reading fee'],
};

/** Two months of electricity or water. */
export const utilityBill = (seed: number, lang: Lang): UtilityBill => {
  const random = seeded(seed);
  const service = pick(random, ['electricity', 'water'] as const);
  const from = daysLater('2025-02-02', whole(random, 0, 240));
  const to = daysLater(from, whole(random, 57, 62));
  const issued = daysLater(to, whole(random, 2, 9));
  const isPower = service === 'electricity';
  const before = whole(random, 4_000, 80_000);
  const used = isPower ? whole(random, 480, 2_900) : whole(random, 12, 60);
  return makeUtilityBill({
    lang,
    service,
    supplier: SUPPLIERS[lang][service],
    customer: somebody(random, lang),
    contract: String(whole(random, 300_000_000, 399_999_999)),
    meter: String(whole(random, 20_000_000, 29_999_999)),
    number: String(whole(random, 70_000_000, 79_999_999)),
    issued,
    due: daysLater(issued, whole(random, 14, 21)),
    from,
    to,
    readings: { before, now: before + used },
    tariff: isPower ? whole(random, 5_100, 6_300) : whole(random, 78_000, 146_000),
    fixed: FIXED[lang]
      .slice(0, whole(random, 2, 3))
      .map((label) => ({ label, amount: whole(random, 420, 4_900) })),
    vatPercent: VAT_PERCENT,
  });
};

import type { Company } from '../../cast.js';
import { daysLater } from '../../dates.js';
import { VAT_PERCENT } from '../../documents/invoice.js';
import { type Charge, type HotelFolio, makeHotelFolio } from '../../documents/hotel-folio.js';
import { identityNumber } from '../../numbers.js';
import { pick, seeded, whole } from '../../random.js';
import { type Lang, somebody } from './parties.js';

const HOTELS: Record<Lang, [Company, ...Company[]]> = {
  he: [
    {
      name: 'מלון הדגמה ים',
      number: identityNumber('51999905'),
      address: 'שדרות החוף 1, אילת',
      phone: '08-5550150',
    },
  ],
  en: [
    {
      name: 'Example Harbour Hotel',
      number: identityNumber('51999906'),
      address: '1 Shore Road, Eilat',
      phone: '+972-8-555-0160',
    },
    {
      name: 'Example Garden Inn',
      number: identityNumber('51999907'),
      address: '40 Park Street, Haifa',
      phone: '+972-4-555-0170',
    },
  ],
};

const WORDS = {
  he: {
    night: 'לינה וארוחת בוקר',
    extras: ['ארוחת ערב במסעדה', 'מיני בר', 'חניה', 'שירות כביסה'],
    tax: `מע"מ ${VAT_PERCENT}%`,
    cityTax: 'היטל עירוני 4%',
    payments: ['כרטיס אשראי 4580', 'כרטיס אשראי 7121'],
  },
  en: {
    night: 'Room charge',
    extras: ['Restaurant dinner', 'Minibar', 'Parking', 'Laundry service'],
    tax: `VAT ${VAT_PERCENT}%`,
    cityTax: 'City tax 4%',
    payments: ['Visa XX4580', 'Mastercard XX7121'],
  },
} as const;

/** Nights with taxes and now and then an extra, all paid on leaving. */
export const hotelFolio = (seed: number, lang: Lang): HotelFolio => {
  const random = seeded(seed);
  const words = WORDS[lang];
  const arrival = daysLater('2025-02-02', whole(random, 0, 300));
  const nights = whole(random, 2, 5);
  const rate = whole(random, 380, 1450) * 100;
  const hasCityTax = random() < 0.5;
  const taxes: Charge['taxes'] = [
    { description: words.tax, percent: VAT_PERCENT, kind: 'vat' },
    ...(hasCityTax ? [{ description: words.cityTax, percent: 4, kind: 'city_tax' as const }] : []),
  ];
  const items = Array.from({ length: nights }, (_, night): Charge[] => {
    const date = daysLater(arrival, night);
    const extra = {
      date,
      description: pick(random, words.extras),
      amount: whole(random, 240, 4200) * 10,
      taxes: taxes.slice(0, 1),
    };
    return [
      { date, description: words.night, amount: rate, taxes },
      ...(random() < 0.6 ? [extra] : []),
    ];
  }).flat();
  return makeHotelFolio({
    lang,
    hotel: pick(random, HOTELS[lang]),
    guest: somebody(random, lang).name,
    room: String(whole(random, 101, 942)),
    number: String(whole(random, 100_000, 999_999)),
    arrival,
    departure: daysLater(arrival, nights),
    items,
    payment: pick(random, words.payments),
  });
};

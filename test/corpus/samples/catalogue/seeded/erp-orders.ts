import { daysLater } from '../../dates.js';
import { VAT_PERCENT } from '../../documents/invoice.js';
import { type ErpOrder, makeErpOrder } from '../../documents/erp-order.js';
import { pick, seeded, whole } from '../../random.js';
import { type Lang, twoCompanies } from './parties.js';

type Goods = [description: string, more: string | null, least: number, most: number];

const GOODS: Record<Lang, [Goods, ...Goods[]]> = {
  he: [
    ['כיסא משרדי גב גבוה', 'ריפוד בד שחור, אחריות 24 חודש', 320, 890],
    ['שולחן כתיבה 160/80', 'פלטה לבנה, רגלי מתכת', 640, 1490],
    ['ארון מתכת 2 דלתות', null, 780, 1250],
    ['נייר צילום A4 80 גרם', 'קרטון של 5 חבילות', 78, 119],
    ['מחסנית דיו שחור', 'תואם דגם 2055', 64, 310],
    ['מנורת שולחן LED', null, 89, 240],
    ['לוח מחיק 120x90', 'כולל מגש וערכת התקנה', 150, 420],
    ['קלסר משרדי גב רחב', null, 9, 16],
    ['כבל רשת CAT6 3 מטר', 'צבע אפור', 12, 35],
    ['מקלדת ועכבר אלחוטיים', null, 95, 260],
    ['מעמד למסך מתכוונן', 'זרוע כפולה, עד 27 אינץ', 140, 380],
  ],
  en: [
    ['Office chair, high back', 'black, 24 months warranty', 320, 890],
    ['Desk 160/80', 'white top, metal legs', 640, 1490],
    ['Metal cabinet, 2 doors', null, 780, 1250],
    ['Copy paper A4 80 g', 'carton of 5 packs', 78, 119],
    ['Ink cartridge, black', 'fits model 2055', 64, 310],
    ['Desk lamp LED', null, 89, 240],
    ['Whiteboard 120x90', 'with tray and mounting kit', 150, 420],
    ['Binder, wide spine', null, 9, 16],
    ['Network cable CAT6 3 m', 'grey', 12, 35],
    ['Keyboard, mouse, wireless', null, 95, 260],
    ['Monitor stand, adjustable', 'double arm, up to 27 inch', 140, 380],
  ],
};

/** Two pages, or one where the items are few. */
export const erpOrder = (seed: number, lang: Lang): ErpOrder => {
  const random = seeded(seed);
  const [issuer, customer] = twoCompanies(random, lang);
  const kind = pick(random, ['quote', 'order', 'invoice'] as const);
  const itemsMax = whole(random, 9, 12);
  const prefix = { quote: 'SQ', order: 'PO', invoice: 'IN' }[kind];
  return makeErpOrder({
    lang,
    kind,
    issuer,
    customer,
    customerNumber: String(whole(random, 10_000, 99_999)),
    number: `${prefix}25${String(whole(random, 1, 999_999)).padStart(6, '0')}`,
    issued: daysLater('2025-02-02', whole(random, 0, 300)),
    items: Array.from({ length: itemsMax + whole(random, -2, 6) }, () => {
      const [description, more, least, most] = pick(random, GOODS[lang]);
      const series = pick(random, ['KS', 'TBL', 'ELC', 'PR']);
      return {
        code: `${series}-${whole(random, 1000, 9999)}/${whole(random, 1, 9)}`,
        description,
        more,
        quantity: whole(random, 1, 40),
        price: whole(random, least * 20, most * 20) * 5,
      };
    }),
    discountPercent: pick(random, [0, 5, 7]),
    vatPercent: VAT_PERCENT,
    itemsMax,
  });
};

import { ACCOUNTS } from '../../cast.js';
import { daysLater } from '../../dates.js';
import { makeStatement, type Movement } from '../../documents/bank-statement.js';
import type { LedgerStatement } from '../../documents/draw-ledger-statement.js';
import { pick, seeded, whole } from '../../random.js';
import { type Lang, somebody } from './parties.js';

/** In hundreds of the currency; money in is positive. */
type Kind = [description: string, least: number, most: number];

const KINDS: Record<Lang, [Kind, ...Kind[]]> = {
  he: [
    ['משכורת', 8_200, 16_400],
    ['הפקדת שיק', 300, 2_400],
    ['העברה בנקאית', 150, 2_900],
    ['הוראת קבע ארנונה', -900, -350],
    ['כרטיס אשראי', -6_900, -1_100],
    ['משיכת מזומן', -900, -100],
    ['חברת החשמל', -780, -180],
    ['הוראת קבע שכר דירה', -5_400, -2_800],
    ['עמלת ניהול חשבון', -30, -10],
    ['ביטוח רכב', -460, -210],
  ],
  en: [
    ['Salary', 8_200, 16_400],
    ['Cheque deposit', 300, 2_400],
    ['Incoming transfer', 150, 2_900],
    ['Standing order municipal tax', -900, -350],
    ['Credit card', -6_900, -1_100],
    ['Cash withdrawal', -900, -100],
    ['Electricity', -780, -180],
    ['Standing order rent', -5_400, -2_800],
    ['Account fee', -30, -10],
    ['Car insurance', -460, -210],
  ],
};

/** Two months on two pages; the balance may fall below zero. */
export const ledgerStatement = (seed: number, lang: Lang): LedgerStatement => {
  const random = seeded(seed);
  const rowsMax = whole(random, 24, 32);
  const from = daysLater('2025-02-02', whole(random, 0, 240));
  const count = rowsMax + whole(random, 6, 20);
  const movements = Array.from({ length: count }, (_, index): Movement => {
    const [description, least, most] = pick(random, KINDS[lang]);
    return {
      date: daysLater(from, Math.floor((index * 60) / count)),
      description,
      reference: String(whole(random, 100_000, 999_999)),
      amount: whole(random, least * 100, most * 100),
    };
  });
  const to = daysLater(from, 60);
  return {
    ...makeStatement({
      holder: somebody(random, lang),
      account: pick(random, [ACCOUNTS.leumi, ACCOUNTS.leumiOther, ACCOUNTS.hapoalim]),
      branchName: '',
      from,
      to,
      issued: daysLater(to, whole(random, 1, 5)),
      opening: whole(random, -400_000, 2_400_000),
      rowsMax,
      accent: '#222222',
      movements,
    }),
    lang,
    valueDates: movements.map(({ date }) => daysLater(date, whole(random, 0, 2))),
  };
};

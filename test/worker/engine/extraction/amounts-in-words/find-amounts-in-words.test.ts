import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAmountsInWords } from '../../../../../worker/engine/extraction/amounts-in-words/find-amounts-in-words.js';
import { readEnglish } from '../../../../../worker/engine/extraction/amounts-in-words/english.js';
import { readHebrew } from '../../../../../worker/engine/extraction/amounts-in-words/hebrew.js';
import { fold } from '../../../../../worker/engine/text/fold.js';

const minors = (text: string) => findAmountsInWords(text).map(({ minor }) => minor);

describe('amounts in words', () => {
  it.each([
    ['One thousand two hundred thirty-four and 56/100 dollars', 123456],
    ['Amount: ONE THOUSAND TWO HUNDRED AND FIFTY DOLLARS ONLY', 125000],
    ['Rupees Two Lakh Forty Five Thousand Six Hundred Only', 24560000],
    ['Rupees Ninety Eight Thousand Eight Hundred Ninety One and Paise Thirty Three Only', 9889133],
    ['twelve shekels and fifty agorot', 1250],
    ['nineteen hundred dollars', 190000],
    ['three million euros', 300000000],
    ['אלף מאתיים שלושים וארבעה שקלים חדשים ו-56 אגורות', 123456],
    ['עשרים ואחד אלף וחמש מאות ש"ח בלבד', 2150000],
    ['שלושת אלפים ומאה שקלים', 310000],
    ['סכום במילים: אלפיים ארבע מאות שמונים ושלושה ש״ח וחמישים אגורות', 248350],
    ['שנים עשר אלף שלוש מאות וארבעים שקל', 1234000],
    ['מיליון ומאתיים אלף שקלים', 120000000],
    ['שבע מאות ש"ח', 70000],
  ])('reads %s', (text, minor) => {
    expect(minors(text)).toEqual([minor]);
  });

  it.each([
    'within thirty days of the invoice',
    'one of the two parties',
    'תוך שלושים ימי עסקים',
    'יום שני בשבוע',
    'One thousand two hundred',
    'ארבעה עותקים',
    '3 thousand dollars',
    'twelve fifty dollars',
    '5 אלף שקלים',
  ])('finds no money in: %s', (text) => {
    expect(minors(text)).toEqual([]);
  });

  it('ends in linear time on a page of number words', () => {
    const text = 'one hundred and אלף ומאה '.repeat(5_000);
    const start = performance.now();
    findAmountsInWords(text);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('numbers in words', () => {
  it('reads back every number below ten million that English spells', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (number) => {
        const words = english(number).split(' ');
        expect(readEnglish(words)).toEqual({ value: number, taken: words.length });
      }),
    );
  });

  it('reads back every number below a million that Hebrew spells', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (number) => {
        const words = fold(hebrew(number)).split(' ');
        expect(readHebrew(words)).toEqual({ value: number, taken: words.length });
      }),
    );
  });
});

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function english(number: number): string {
  if (number >= 1e6) return joined(`${english(Math.floor(number / 1e6))} million`, number % 1e6);
  if (number >= 1e3) return joined(`${english(Math.floor(number / 1e3))} thousand`, number % 1e3);
  if (number >= 100)
    return joined(`${SMALL[Math.floor(number / 100)]} hundred`, number % 100, ' and');
  if (number >= 20) return joined(TENS[Math.floor(number / 10) - 2] ?? '', number % 10, ' -');
  return SMALL[number] ?? '';
}

const joined = (head: string, rest: number, joiner = ''): string =>
  rest === 0 ? head : `${head}${joiner} ${english(rest)}`;

const UNITS = 'אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר'.split(' ');
const CONSTRUCT = 'שלושת ארבעת חמשת ששת שבעת שמונת תשעת עשרת'.split(' ');
const HEBREW_TENS = 'עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים'.split(' ');

/** As a cheque spells it: the last part is joined by "and". */
function hebrew(number: number): string {
  const parts: string[] = [];
  const thousands = Math.floor(number / 1000);
  if (thousands === 1) parts.push('אלף');
  else if (thousands === 2) parts.push('אלפיים');
  else if (thousands >= 3 && thousands <= 10) parts.push(`${CONSTRUCT[thousands - 3]} אלפים`);
  else if (thousands > 10) parts.push(`${hebrew(thousands)} אלף`);
  const rest = number % 1000;
  const hundreds = Math.floor(rest / 100);
  if (hundreds === 1) parts.push('מאה');
  else if (hundreds === 2) parts.push('מאתיים');
  else if (hundreds > 2) parts.push(`${UNITS[hundreds - 1]} מאות`);
  const low = rest % 100;
  const tens = Math.floor(low / 10);
  if (low > 0 && low <= 10) parts.push(UNITS[low - 1] ?? '');
  else if (low > 10 && low < 20) parts.push(`${UNITS[low - 11]} עשרה`);
  else if (low >= 20)
    parts.push(`${HEBREW_TENS[tens - 2]}${low % 10 === 0 ? '' : ` ו${UNITS[(low % 10) - 1]}`}`);
  return parts
    .map((part, index) => (index > 0 && index === parts.length - 1 ? `ו${part}` : part))
    .join(' ');
}

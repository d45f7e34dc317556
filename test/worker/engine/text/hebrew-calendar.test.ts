import { describe, expect, it } from 'vitest';
import {
  findHebrewDates,
  hebrewDateOf,
  isHebrewDateOf,
} from '../../../../worker/engine/text/hebrew-calendar.js';

const dates = (text: string) => findHebrewDates(text).map(({ date }) => date);

describe('dates of the Hebrew calendar', () => {
  it.each([
    ['י"ב בכסלו תשפ"ז', { day: 12, month: 'Kislev', year: 5787 }],
    ['ט"ו בשבט התשפ"ו', { day: 15, month: 'Shevat', year: 5786 }],
    ['כ"א אדר א\' תשפ"ד', { day: 21, month: 'Adar I', year: 5784 }],
    ["ה' באייר תש״ח", { day: 5, month: 'Iyar', year: 5708 }],
    ['ל׳ בניסן', { day: 30, month: 'Nisan', year: null }],
    ['כז אב תשפו', { day: 27, month: 'Av', year: 5786 }],
  ])('reads %s', (text, date) => {
    expect(dates(text)).toEqual([date]);
  });

  it.each(['של אב הבית', 'כל אב', 'עד אדר', 'לפי סיון כהן', 'נ"ט בכסלו תשפ"ז'])(
    'finds none in: %s',
    (text) => {
      expect(dates(text)).toEqual([]);
    },
  );

  it('is that of the day, or of the next one after sunset', () => {
    const printed = { day: 12, month: 'Kislev', year: 5787 };
    expect(hebrewDateOf('2026-11-22')).toEqual(printed);
    expect(isHebrewDateOf(printed, '2026-11-22')).toBe(true);
    expect(isHebrewDateOf(printed, '2026-11-21')).toBe(true);
    expect(isHebrewDateOf(printed, '2026-11-23')).toBe(false);
  });

  it('takes the second Adar of a leap year without its number', () => {
    expect(isHebrewDateOf({ day: 10, month: 'Adar', year: 5784 }, '2024-03-20')).toBe(true);
    expect(isHebrewDateOf({ day: 10, month: 'Adar I', year: 5784 }, '2024-03-20')).toBe(false);
  });
});

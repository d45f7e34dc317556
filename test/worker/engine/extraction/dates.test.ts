import { describe, expect, it } from 'vitest';
import { findDates, orderOfDates } from '../../../../worker/engine/extraction/dates.js';
import { documentDateOrder } from '../../../../worker/engine/extraction/date-order.js';
import { rowsOf } from '../../../../worker/engine/extraction/layout.js';
import { weekdaysIn } from '../../../../worker/engine/extraction/weekdays.js';
import { makePage } from './make-page.js';

const isos = (text: string): string[] =>
  findDates(text).map(({ iso, possible }) => (possible ? iso : `${iso}!`));

describe('a date is read in both languages and every common order', () => {
  it.each([
    ['05/03/2026', ['2026-03-05']],
    ['5/3/26', ['2026-03-05']],
    ['05.03.2026', ['2026-03-05']],
    ['5.3.26', ['2026-03-05']],
    ['5-3-26', ['2026-03-05']],
    ['05 / 03 / 2026', ['2026-03-05']],
    ['2026-03-05', ['2026-03-05']],
    ['2026/03/05', ['2026-03-05']],
    ['2026-03-05T10:00:00', ['2026-03-05']],
    ['5 במרץ 2026', ['2026-03-05']],
    ['ה-5 במרץ, 2026', ['2026-03-05']],
    ['5 מרץ 2026', ['2026-03-05']],
    ['5 במרס 2026', ['2026-03-05']],
    ['17 בספטמבר 2023', ['2023-09-17']],
    ['March 5, 2026', ['2026-03-05']],
    ['Mar 5 2026', ['2026-03-05']],
    ['05 Mar 2026', ['2026-03-05']],
    ['05-Mar-2026', ['2026-03-05']],
    ['05MAR2026', ['2026-03-05']],
    ['05Mar202618:17', ['2026-03-05']],
    ['05-03-202609:02:50', ['2026-03-05']],
    ['Rabu, 10-05- 2017', ['2017-05-10']],
    ['Rabu,10-05-2017', ['2017-05-10']],
    ['09/05/20181:12:43 PM', ['2018-05-09']],
    ['03.04.2009:12', ['2020-04-03']],
    ['03.04.2020 09:12', ['2020-04-03']],
    ['03.04.2026:12', ['2026-04-03']],
    ['Sep 26,2025', ['2025-09-26']],
    ['10 0CT 2026', ['2026-10-10']],
    ['5th of March 2026', ['2026-03-05']],
    ['14 July 2025', ['2025-07-14']],
    ['תאריך:05/03/2026', ['2026-03-05']],
    ['01/05/2025 - 31/05/2025', ['2025-05-01', '2025-05-31']],
    ['29/02/2024', ['2024-02-29']],
    ['15.10.99', ['1999-10-15']],
    ['03/15/2026', ['2026-03-15']],
    ['תאריך 25.12.2025.', ['2025-12-25']],
  ])('%s', (text, expected) => expect(isos(text)).toEqual(expected));
});

describe('a date of no calendar is kept as such', () => {
  it.each([
    ['31/02/2026', ['2026-02-31!']],
    ['29/02/2026', ['2026-02-29!']],
    ['31.04.26', ['2026-04-31!']],
    ['31 בספטמבר 2025', ['2025-09-31!']],
    ['30 February 2026', ['2026-02-30!']],
    ['2026-02-30', ['2026-02-30!']],
    ['32/01/2026', ['2026-01-32!']],
  ])('%s', (text, expected) => expect(isos(text)).toEqual(expected));
});

describe('a number of another kind is no date', () => {
  it.each([
    '12-571-041116',
    '1.2.3',
    '10.20.30',
    '03-1234567',
    '054-12-34567',
    '192.168.1.1',
    '99/99/2026',
    'Invoice 20261/03/05',
    '1,250.00',
    '3/64, Vishwas Khand',
    '80001234 11 14841',
    '2 Mar 12:30',
    'May 12 300.00',
  ])('%s', (text) => expect(isos(text)).toEqual([]));
});

it('takes the order of day and month from dates that leave no other reading', () => {
  expect(orderOfDates(['03/15/2026', '04/05/2026'])).toBe('month_first');
  expect(orderOfDates(['25/03/2026', '04/05/2026'])).toBe('day_first');
  expect(orderOfDates(['04/05/2026'])).toBeNull();
  expect(orderOfDates(['03/15/2026', '25/03/2026'])).toBe('day_first');
  expect(orderOfDates(['11/24', '12/01', '12/13'])).toBe('month_first');
  // A line for the printer begins with the year.
  expect(orderOfDates(['08/16/25 - 09/15/25', '10/12/25', '25/09/15'])).toBe('month_first');
  expect(orderOfDates(['25/09/15', '04/09/15'])).toBe('day_first');
  // Months of a year.
  expect(orderOfDates(['09/25', '09/25', '10/25'])).toBeNull();
  expect(orderOfDates(['1/24', 'page 3/24'])).toBeNull();
  expect(findDates('04/05/2026', 'month_first')[0]?.iso).toBe('2026-04-05');
});

describe('the country of a document decides what its dates leave open', () => {
  const orderOf = (...texts: string[]) => documentDateOrder(rowsOf([makePage(texts)]));

  it.each([
    [['Invoice date: 04/05/2026', '1 Main St, Portland, OR 97228', 'Total $ 5.00'], 'month_first'],
    [['Invoice date: 04/05/2026', '1 Main St, Portland, OR 97228', 'VAT £ 5.00'], 'day_first'],
    [['Invoice date: 04/05/2026', 'Total RM 5.00'], 'day_first'],
    [['תאריך: 04/05/2026', 'Portland, OR 97228'], 'day_first'],
    [['Invoice date: 04/05/2026', 'Total $ 5.00'], 'unknown'],
    [['Invoice date: 25/05/2026', 'Portland, OR 97228'], 'day_first'],
  ])('%s', (texts, expected) => expect(orderOf(...texts)).toBe(expected));

  it('calls a date a guess where the order is unknown and matters', () => {
    const isGuess = (text: string) => findDates(text, 'unknown').map((date) => date.isGuess);
    expect(isGuess('04/05/2026')).toEqual([true]);
    expect(isGuess('05/05/2026 25/05/2026 2026-04-05')).toEqual([false, false, false]);
    expect(isGuess('4 May 2026')).toEqual([false]);
  });
});

describe('a weekday is told by its name', () => {
  it.each([
    ['יום ראשון, 05/03/2026', [0]],
    ["יום ב' 05/03/2026", [1]],
    ['יום ג׳', [2]],
    ['ביום רביעי', [3]],
    ['יום ה 5.3.26', [4]],
    ['(שישי) 05/03/2026', [5]],
    ['שבת, 7 במרץ 2026', [6]],
    ['Sunday, March 5, 2026', [0]],
    ['Wed 04 Mar 2026', [3]],
    ['Thurs. 5 March', [4]],
    ['תשלום שני מתוך שלושה', []],
    ['סעיף שלישי', []],
    ['Monthly sunshine satisfied', []],
  ])('%s', (text, expected) =>
    expect(weekdaysIn(text).map(({ weekday }) => weekday)).toEqual(expected),
  );
});

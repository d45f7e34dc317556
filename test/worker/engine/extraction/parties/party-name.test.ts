import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { makePage } from '../make-page.js';

const customers = async (...rows: string[]) =>
  (await extractData([makePage(rows)])).names
    .filter(({ role }) => role === 'customer')
    .map(({ value }) => value);

describe('the name under the heading of a customer', () => {
  it.each([
    'Your next reading is on or about Aug 3, 2026',
    'Reading of 03/08/2026',
    'Nächste Ablesung am 3. August 2026',
    'הקריאה הבאה ביום 3 אוגוסט 2026',
  ])('is no line that holds a date: %s', async (line) => {
    expect(await customers('Customer:', '123 Main St', line)).toEqual([]);
  });

  it.each(['Rue des Exemples 12', "רח' האלון 7, חיפה", 'Via Roma 3', "מס' כרטיס"])(
    'is no street and no key: %s',
    async (line) => expect(await customers('Customer:', line)).toEqual([]),
  );

  it.each(['May & August Ltd', 'Studio 54 Inc', 'Atelier 3. August GmbH'])(
    'may hold a month or a number: %s',
    async (name) => expect(await customers('Customer:', name, '12 High Street')).toEqual([name]),
  );

  it.each([
    'The second largest table (about nominations)',
    'something that was out there',
    'on your social security card',
    'Artikel',
    'פריט',
  ])('is no sentence and no heading of a column: %s', async (line) => {
    expect(await customers('Customer:', line)).toEqual([]);
    expect(await customers('Customer:', line, 'Muster GmbH')).not.toContain(line);
  });

  it.each(['von Muster', 'de la Cruz', 'zoom', 'The Sample House', 'Bank of Samples', 'iShop Ltd'])(
    'may begin with a small word: %s',
    async (name) => expect(await customers('Customer:', name, '12 High Street')).toEqual([name]),
  );
});

describe('the name beside the heading of a customer', () => {
  it('may stand far from it in a table of keys', async () => {
    const { names } = await extractData([
      makePage(
        ['מאת: | נתיב אוטומציות', 'לכבוד: | קו ישר לוגיסטיקה', 'תאריך: | 6.5.2026', '2. פירוט'],
        { direction: 'rtl' },
      ),
    ]);
    expect(names.filter(({ role }) => role === 'customer').map(({ value }) => value)).toEqual([
      'קו ישר לוגיסטיקה',
    ]);
  });

  it('is none where another column stands beside it', async () => {
    expect(await customers('Customer: | Payment details', 'Muster Ltd | Muster Bank')).toEqual([
      'Muster Ltd',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { readEnglish, readHebrew } from '../read-rows.js';

const inWords = async (read: typeof readEnglish, ...rows: string[]) =>
  ((await read(...rows)).amountsInWords ?? []).map(({ words, digits }) => [
    words.value.minor,
    digits?.value.minor,
  ]);

describe('an amount in words', () => {
  it('is read over two lines of one column', async () => {
    const rows = [
      'Net pay | 77,435.00',
      'In words | INR Seventy Seven Thousand, Four',
      ' | Hundred And Thirty Five only',
    ];
    expect(await inWords(readEnglish, ...rows)).toEqual([[7_743_500, 7_743_500]]);
  });

  it('is read over three lines of a narrow column, none of which is one of its own', async () => {
    const rows = [
      'Indian Rupee Two Lakh Ninety-One | IGST | 44,531.06',
      'Thousand Nine Hundred Twenty-Six | Rounding | 0.19',
      'Only | Total | 2,91,926.00',
    ];
    expect(await inWords(readEnglish, ...rows)).toEqual([[29_192_600, 29_192_600]]);
  });

  it('is read over two lines in Hebrew', async () => {
    const rows = ['סך הכל | 2,300.00', 'במילים: אלפיים', 'ושלוש מאות שקלים בלבד'];
    expect(await inWords(readHebrew, ...rows)).toEqual([[230_000, 230_000]]);
  });

  it('is read where OCR lost a space within it', async () => {
    const rows = ['Total | 4,480.00', 'Rupees FourThousand Four Hundred Eighty only'];
    expect(await inWords(readEnglish, ...rows)).toEqual([[448_000, 448_000]]);
  });

  it('begins in its own line where the one above has ended', async () => {
    const rows = ['Paid on day twenty', '', '', 'Fifty five dollars only | 55.00'];
    expect(await inWords(readEnglish, ...rows)).toEqual([[5_500, 5_500]]);
  });
});

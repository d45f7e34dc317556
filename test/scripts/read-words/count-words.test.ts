import { describe, expect, it } from 'vitest';
import { addCounts, inWords, noCounts } from '../../../scripts/read-words/count-words.js';

describe('the share of words that were read', () => {
  const count = (truth: string, read: string): ReturnType<typeof noCounts> => {
    const counts = noCounts();
    addCounts(counts, truth, read);
    return counts;
  };

  it('counts a word as often as the page has it, in whatever order it was read', () => {
    expect(count('שכר נטו\nשכר ברוטו 12,681.82', 'ברוטו שכר 12,681.82')).toEqual({
      hebrew: { read: 2, of: 4 },
      latin: { read: 0, of: 0 },
      numbers: { read: 1, of: 1 },
    });
  });

  it('takes no word twice, and gives nothing for one that the page lacks', () => {
    expect(count('נטו', 'נטו נטו ברוטו 17').hebrew).toEqual({ read: 1, of: 1 });
  });

  it('holds a word with one wrong letter or digit for not read', () => {
    expect(count('משכורת 1,250.00', 'משכודת 1,250.08')).toEqual({
      hebrew: { read: 0, of: 1 },
      latin: { read: 0, of: 0 },
      numbers: { read: 0, of: 1 },
    });
  });

  it('counts no Latin word whose space was lost', () => {
    expect(count('Karl Kropp, Malmö', 'KarlKropp, Malmö').latin).toEqual({ read: 1, of: 3 });
  });

  it('knows an abbreviation by either form of its mark', () => {
    expect(count('סה״כ מע״מ ת׳', 'סה"כ מע"מ').hebrew).toEqual({ read: 2, of: 2 });
  });

  it('adds pages up, and says it in words', () => {
    const counts = noCounts();
    addCounts(counts, 'נטו 12', 'נטו');
    addCounts(counts, 'שכר', 'כלום');
    expect(inWords(counts)).toBe(
      'hebrew 1 of 2 (50.0 %)  latin 0 of 0 (- %)  numbers 0 of 1 (0.0 %)',
    );
    expect(inWords(noCounts())).toBe(
      'hebrew 0 of 0 (- %)  latin 0 of 0 (- %)  numbers 0 of 0 (- %)',
    );
  });
});

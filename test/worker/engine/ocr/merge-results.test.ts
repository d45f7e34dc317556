import { describe, expect, it } from 'vitest';
import {
  mergeResults,
  pageScriptOf,
  isReliable,
} from '../../../../worker/engine/ocr/merge-results.js';
import type { Language, RawWord } from '../../../../worker/engine/ocr/tesseract.js';

const word =
  (language: Language) =>
  (text: string, confidence: number, left: number, right: number): RawWord => ({
    text,
    confidence,
    left,
    right,
    top: 0,
    bottom: 10,
    language,
  });
const eng = word('eng');
const heb = word('heb');
const texts = (words: RawWord[]): string[] => words.map(({ text }) => text);

describe('each place of a line goes to the model that can read it', () => {
  it('Hebrew to one, the number beside it to the other', () => {
    const chosen = mergeResults(
      {
        english: [eng('13,982.97', 0.96, 0, 60), eng('nn1n', 0.3, 70, 120)],
        hebrew: [heb('₪1,8', 0.6, 0, 60), heb('יתרה', 0.92, 70, 120)],
      },
      null,
    );
    expect(texts(chosen)).toEqual(['13,982.97', 'יתרה']);
  });

  it('a lower-case guess gives way to a surer Hebrew word', () => {
    const place = { english: [eng('pra', 0.84, 0, 30)], hebrew: [heb('בזק', 0.91, 1, 31)] };
    expect(texts(mergeResults(place, null))).toEqual(['בזק']);
  });

  it('what looks like n"w is the shekel’s abbreviation, however sure the English model is', () => {
    const place = { english: [eng('n"w', 0.89, 0, 30)], hebrew: [heb('ש"ח', 0.62, 0, 30)] };
    expect(isReliable(place.english)).toBe(false);
    expect(texts(mergeResults(place, 'hebrew'))).toEqual(['ש"ח']);
  });

  it('capitals read as Hebrew with final letters inside stay Latin', () => {
    const place = {
      english: [eng('PAYBOX', 0.86, 0, 60)],
      hebrew: [heb('אסםץאם', 0.85, 0, 60)],
    };
    expect(texts(mergeResults(place, 'hebrew'))).toEqual(['PAYBOX']);
  });

  it('a letter or two of Hebrew on an English page is a misreading', () => {
    const place = { english: [eng('1x', 0.6, 0, 20)], hebrew: [heb('או', 0.93, 0, 20)] };
    expect(texts(mergeResults(place, 'english'))).toEqual(['1x']);
    expect(texts(mergeResults(place, null))).toEqual(['או']);
  });

  it('a date in words that English cannot read at all is left to Hebrew, digits and all', () => {
    const place = {
      english: [eng("2025'Nn213", 0.03, 0, 250)],
      hebrew: [heb('2025', 0.93, 0, 100), heb('במאי', 0.92, 110, 190), heb('13', 0.8, 200, 250)],
    };
    expect(texts(mergeResults(place, 'hebrew'))).toEqual(['2025', 'במאי', '13']);
  });

  it('a mark left of a number in Hebrew text is read after it', () => {
    const cell = {
      english: [eng(',5', 0.9, 40, 60), eng('nn', 0.2, 70, 120)],
      hebrew: [heb('התעשייה', 0.91, 70, 120)],
    };
    expect(texts(mergeResults(cell, 'hebrew'))).toEqual(['5,', 'התעשייה']);
    expect(texts(mergeResults({ english: [eng(',5', 0.9, 0, 20)], hebrew: [] }, null))).toEqual([
      ',5',
    ]);
  });
});

describe('what a page is written in', () => {
  const page = (words: RawWord[]) =>
    pageScriptOf(
      words.map((one) => ({
        english: one.language === 'eng' ? [one] : [eng('nn', 0.2, one.left, one.right)],
        hebrew: one.language === 'heb' ? [one] : [heb('חח', 0.3, one.left, one.right)],
      })),
    );

  it('follows from the words only one model is sure of', () => {
    expect(page([heb('פרטי', 0.9, 0, 9), heb('העברה', 0.9, 0, 9), heb('לקוח', 0.9, 0, 9)])).toBe(
      'hebrew',
    );
    expect(page([eng('Consulting', 0.95, 0, 9), eng('services', 0.95, 0, 9)])).toBe('english');
  });

  it('is left open by a page of numbers', () => {
    expect(page([eng('1,250.00', 0.96, 0, 9), eng('15/03/2026', 0.96, 0, 9)])).toBeNull();
  });
});

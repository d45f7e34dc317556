import { fold } from '../text/fold.js';

export interface FoundWeekday {
  start: number;
  /** Exclusive. */
  end: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** Hebrew ordinals are weekdays only after "day" or in brackets; English names always are. */
const HEBREW = ['ראשונ', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת'];
const HEBREW_LETTERS = ['א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ש'];
const ENGLISH = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const PATTERNS: { pattern: RegExp; names: string[] }[] = [
  {
    names: HEBREW,
    pattern:
      /(?<![\p{L}])(?:ב?יומ |\()(?<name>ראשונ|שני|שלישי|רביעי|חמישי|שישי|ששי|שבת)(?![\p{L}])/gu,
  },
  { names: HEBREW_LETTERS, pattern: /(?<![\p{L}])ב?יומ (?<name>[אבגדהוש])['"]?(?![\p{L}])/gu },
  { names: HEBREW, pattern: /(?<![\p{L}])(?<name>שבת)(?=,? \d)/gu },
  {
    names: ENGLISH,
    pattern:
      /(?<![\p{L}])(?<name>sun|mon|tue|wed|thu|fri|sat)(?:day|sday|s|nesday|nes|rsday|rs|r|urday|ur)?\.?(?![\p{L}])/gu,
  },
];

export function weekdaysIn(text: string): FoundWeekday[] {
  const folded = fold(text);
  return PATTERNS.flatMap(({ pattern, names }) =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      const name = match.groups?.name === 'ששי' ? 'שישי' : (match.groups?.name ?? '');
      const weekday = names.indexOf(name);
      return weekday < 0
        ? []
        : [{ start: match.index, end: match.index + match[0].length, weekday }];
    }),
  );
}

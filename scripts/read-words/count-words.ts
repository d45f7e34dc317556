/** What of a page's text is counted: words of two letters or more, and numbers. */
const KINDS = {
  hebrew: /[א-ת][א-ת"']*[א-ת]/g,
  latin: /\p{Script=Latin}[\p{Script=Latin}']*\p{Script=Latin}/gu,
  numbers: /\d[\d.,/:-]*\d/g,
} as const;
const NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** How many there are, and how many of them were read. */
export interface Count {
  read: number;
  of: number;
}

export type Counts = Record<keyof typeof KINDS, Count>;

const none = (): Count => ({ read: 0, of: 0 });

export const noCounts = (): Counts => ({ hebrew: none(), latin: none(), numbers: none() });

/**
 * Adds the words and numbers of a page to the counts. Each is counted as often as the page has it,
 * and is read as often as it stands in what was read, wherever that is: the order of lines and
 * columns is another question. Quotation marks of Hebrew abbreviations are taken for their ASCII
 * forms on both sides.
 */
export function addCounts(counts: Counts, truth: string, read: string): void {
  for (const kind of NAMES) {
    const got = timesOf(read, KINDS[kind]);
    for (const [word, times] of timesOf(truth, KINDS[kind])) {
      counts[kind].of += times;
      counts[kind].read += Math.min(times, got.get(word) ?? 0);
    }
  }
}

function timesOf(text: string, pattern: RegExp): Map<string, number> {
  const plain = text.replace(/[״“”]/g, '"').replace(/[׳’‘]/g, "'");
  const times = new Map<string, number>();
  for (const word of plain.match(pattern) ?? []) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/** `hebrew 97 of 100 (97.0 %)`. */
export const inWords = (counts: Counts): string =>
  Object.entries(counts)
    .map(
      ([kind, { read, of }]) =>
        `${kind} ${read} of ${of} (${of === 0 ? '-' : ((100 * read) / of).toFixed(1)} %)`,
    )
    .join('  ');

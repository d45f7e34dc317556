import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { findWritten, type Pattern, recordConstructed } from './find-patterns.js';
import { type HostileText, hostileTexts } from './hostile-texts.js';

/**
 * A pattern whose time grows with the square of its text takes seconds for 100,000
 * characters, a linear one milliseconds. Texts that take long at a fifth of the length
 * are tried at the whole of it.
 */
const CHARS = 100_000;
const SCREEN_CHARS = 20_000;
const SCREEN_CPU_MS = 6;
const CPU_MAX_MS = 300;
/** By the clock; long enough to use up the CPU time where other programs have most of it. */
const WALL_MAX_MS = 12 * CPU_MAX_MS;
const TRIES = 3;

const textOf = ({ head, unit, tail }: HostileText, chars: number): string =>
  head + unit.repeat(Math.ceil(chars / unit.length)) + tail;

const context = vm.createContext();
const REPLACE_ALL = new vm.Script('pattern.lastIndex = 0; text.replace(pattern, "")');
const TEST = new vm.Script('pattern.lastIndex = 0; pattern.test(text)');

/** CPU time of all its matches in the text, the least of a few tries, at most a little over the limit. */
function cpuMs({ source, flags }: Pattern, text: string): number {
  context['text'] = text;
  context['pattern'] = new RegExp(source, flags);
  const script = flags.includes('g') ? REPLACE_ALL : TEST;
  let least = Infinity;
  let tries = TRIES;
  for (let attempt = 0; attempt < tries && least >= SCREEN_CPU_MS; attempt += 1) {
    const before = process.cpuUsage();
    try {
      script.runInContext(context, { timeout: WALL_MAX_MS });
    } catch (error) {
      // An error of another context is no Error of this one.
      if (!String(error).includes('timed out')) throw error;
      tries = 0;
    }
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

function slowTexts(patterns: readonly Pattern[]): string[] {
  return patterns.flatMap((pattern) => {
    for (const hostile of hostileTexts(pattern)) {
      if (cpuMs(pattern, textOf(hostile, SCREEN_CHARS)) < SCREEN_CPU_MS) continue;
      const ms = cpuMs(pattern, textOf(hostile, CHARS));
      if (ms < CPU_MAX_MS) continue;
      const { where, source, flags } = pattern;
      return [`${where} /${source}/${flags} ${ms.toFixed(0)} ms for ${JSON.stringify(hostile)}`];
    }
    return [];
  });
}

describe(
  'every pattern of the engine takes time in proportion to its text',
  { tags: ['full'] },
  () => {
    const { literals, constructing } = findWritten();

    it('of those written as such', { timeout: 300_000 }, () => {
      expect(literals.length).toBeGreaterThan(500);
      expect(slowTexts(literals)).toEqual([]);
    });

    it('of those put together from words', { timeout: 300_000 }, async () => {
      const patterns = await recordConstructed(
        [...constructing, 'worker/engine/pipeline/scan-document.ts'],
        async () => {
          const { readXmp } = await import('../../../../worker/engine/image/xmp.js');
          readXmp('<x:xmpmeta/>');
        },
      );
      const seen = new Set(patterns.map(({ where }) => where));
      expect(constructing.filter((path) => !seen.has(path))).toEqual([]);
      expect(slowTexts(patterns)).toEqual([]);
    });
  },
);

it('a pattern that is not linear is found', { timeout: 120_000, tags: ['full'] }, () => {
  for (const source of ['\\s+$', 'a.*b', '(?:a+)+b', '\\([^)]*\\)', '(?:\\w|\\d)*x']) {
    expect(slowTexts([{ where: 'here', source, flags: '' }])).toHaveLength(1);
  }
  for (const source of ['^\\s+', 'a[^a]*b', '(?<!\\s)\\s+$', 'a.{0,100}b']) {
    expect(slowTexts([{ where: 'here', source, flags: '' }])).toEqual([]);
  }
});

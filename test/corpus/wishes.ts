import { resolve } from 'node:path';

/**
 * What a command line asks for, by `read`; null, and told on the error output with the usage,
 * where it cannot be carried out.
 */
export function wishesOr<T>(read: (args: string[]) => T, usage: string): T | null {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return null;
  }
}

/**
 * The folders of the sources and of what is made of them, as absolute paths.
 *
 * @throws {Error} unless exactly two are named
 */
export function sourcesAndOut(positionals: readonly string[]): { sources: string; out: string } {
  const [sources, out, ...more] = positionals;
  if (sources === undefined || out === undefined || more.length > 0)
    throw new Error('Name SOURCES and OUT.');
  return { sources: resolve(sources), out: resolve(out) };
}

/**
 * The whole number of an option.
 *
 * @throws {Error} outside `min` (default 0) to `max`, naming the option
 */
export function wholeNumber(
  text: string,
  { name, min = 0, max }: { name: string; min?: number; max: number },
): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!(number >= min && number <= max))
    throw new Error(`--${name} must be a whole number from ${min} to ${max}.`);
  return number;
}

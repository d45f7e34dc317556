/** A small seeded generator (mulberry32): the samples are the same on every run. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Approximately normal, mean 0, standard deviation 1. */
export const bell = (random: () => number): number =>
  (random() + random() + random() + random() - 2) * Math.sqrt(3);

/** One of a list. */
export const pick = <T>(random: () => number, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0];

/** A whole number from `least` to `most`. */
export const whole = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** A list in an order of chance. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

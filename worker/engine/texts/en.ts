import { isolate } from './format.js';
import type { Values } from './say.js';

/** Helpers that several English texts share. */
export const quote = (value: string | number | undefined): string => `“${isolate(value)}”`;

export const times = (v: Values, one: string, many: string) =>
  v.count === 1 ? one : `${v.count} ${many}`;

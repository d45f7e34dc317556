import { amount, date, isolate } from './format.js';
import type { Values } from './say.js';

/** Helpers that several Hebrew texts share. */
export const day = (value: string | number | undefined) => isolate(date(value));

export const money = (value: string | number | undefined) => isolate(amount(value));

export const quote = (value: string | number | undefined): string => `"${isolate(value)}"`;

export const times = (v: Values, one: string, many: string) =>
  v.count === 1 ? one : `${isolate(v.count)} ${many}`;

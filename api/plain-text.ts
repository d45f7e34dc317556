import type { z } from 'zod';
import { AppError } from '../core/errors.js';
import { name } from './refuse-issue.js';

/** NUL ends strings in some stores; a lone surrogate is not a character and would be changed. */
const isPlain = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const WHY = 'must hold no NUL character and no broken Unicode';

export const plain = <Schema extends z.ZodString>(schema: Schema): Schema =>
  schema.refine(isPlain, { error: WHY });

/** Deeper than any valid request (body, context, its values). */
const DEPTH_MAX = 6;

/** More than any valid request holds: 20 pairs of metadata, both spellings of the context. */
const VALUES_MAX = 200;

/**
 * Refuses, anywhere in parsed JSON, text that is not plain, keys with special
 * meaning in JavaScript, excessive nesting and excessively many values.
 */
export function requirePlain(value: unknown): void {
  let values = 0;
  const walk = (inner: unknown, path: readonly string[]): void => {
    values += 1;
    if (values > VALUES_MAX) throw new AppError('INVALID_REQUEST', 'Too many fields are given.');
    if (typeof inner === 'string' && !isPlain(inner)) throw refused(path, WHY);
    if (typeof inner !== 'object' || inner === null) return;
    if (path.length >= DEPTH_MAX) throw refused(path, 'is nested too deep');
    for (const key of Object.keys(inner)) {
      const where = [...path, key];
      if (key === '__proto__' || !isPlain(key)) {
        throw refused(where, 'has a name that is not allowed');
      }
      walk((inner as Record<string, unknown>)[key], where);
    }
  };
  walk(value, []);
}

const refused = (path: readonly string[], why: string): AppError =>
  new AppError('INVALID_REQUEST', `Field "${name(path)}" ${why}.`);

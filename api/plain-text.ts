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

/**
 * Refuses, anywhere in parsed JSON, text that is not plain, keys with special
 * meaning in JavaScript, and excessive nesting. `skip` names a field with its
 * own check.
 */
export function requirePlain(value: unknown, path: readonly string[] = [], skip = ''): void {
  if (path.length > 0 && path.join('.') === skip) return;
  if (typeof value === 'string' && !isPlain(value)) throw refused(path, WHY);
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= DEPTH_MAX) throw refused(path, 'is nested too deep');
  for (const [key, inner] of Object.entries(value)) {
    const where = [...path, key];
    if (key === '__proto__' || !isPlain(key))
      throw refused(where, 'has a name that is not allowed');
    requirePlain(inner, where, skip);
  }
}

const refused = (path: readonly string[], why: string): AppError =>
  new AppError('INVALID_REQUEST', `Field "${name(path)}" ${why}.`);

import type { z } from 'zod';
import { AppError } from '../core/errors.js';
import { sayIssue } from './say-issue.js';

/** The first schema issue as INVALID_REQUEST naming the field (or parameter). */
export function refuseIssue(
  error: z.ZodError,
  what: 'field' | 'query parameter',
  parent: readonly PropertyKey[] = [],
): AppError {
  const issue = error.issues[0];
  if (issue === undefined) return new AppError('INVALID_REQUEST');
  const path = [...parent, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return new AppError(
      'INVALID_REQUEST',
      `Unknown ${what} "${name([...path, issue.keys[0] ?? ''])}".`,
    );
  }
  const subject =
    path.length === 0 ? 'The body' : `${what[0]?.toUpperCase()}${what.slice(1)} "${name(path)}"`;
  return new AppError('INVALID_REQUEST', `${subject} ${sayIssue(issue)}.`);
}

const NAME_MAX_CHARS = 120;

/** A path as the client wrote it, shortened and cleaned for error texts and logs. */
export function name(path: readonly PropertyKey[]): string {
  const text = path
    .map(String)
    .join('.')
    .replace(/\p{Cc}/gu, '\uFFFD');
  return text.length > NAME_MAX_CHARS ? `${text.slice(0, NAME_MAX_CHARS)}…` : text;
}

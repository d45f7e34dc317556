import type { z } from 'zod';

/**
 * What is wrong with a value, as the predicate of a sentence about it: `must be text`.
 * The words are the service's own, whatever library found it, and never quote the value.
 */
export function sayIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${nounOf(issue.expected)}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => `"${String(value)}"`).join(', ')}`;
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'invalid_format':
      return FORMATS[issue.format] ?? ownWords(issue);
    case 'invalid_key':
      return `holds a name that ${issue.issues[0] === undefined ? 'is not allowed' : sayIssue(issue.issues[0])}`;
    case 'custom':
      return ownWords(issue);
    case 'invalid_union':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return 'is not valid';
  }
}

/** The sentence that a schema of the service itself carries. */
const ownWords = ({ message }: { message: string }): string => message.replace(/\.$/, '');

const NOUNS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const nounOf = (type: string): string => NOUNS[type] ?? 'of another type';

const FORMATS: Record<string, string> = {
  uuid: 'must be a UUID',
  date: 'must be a date such as 2026-01-31',
  datetime: 'must be an instant with its time zone, such as 2026-01-31T09:30:00Z',
};

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return `must have at most ${maximum} characters`;
  if (origin === 'number' || origin === 'int') return `must be at most ${maximum}`;
  return `must hold at most ${maximum}`;
}

function tooSmall(origin: string, minimum: number): string {
  if (origin === 'string') {
    return minimum === 1 ? 'must not be empty' : `must have at least ${minimum} characters`;
  }
  if (origin === 'number' || origin === 'int') return `must be at least ${minimum}`;
  return `must hold at least ${minimum}`;
}

import type { Request } from 'express';
import type { z } from 'zod';
import { AppError } from '../../core/errors.js';
import { requirePlain } from '../plain-text.js';
import { refuseIssue } from '../refuse-issue.js';
import { parseJson } from './read-json.js';

/** A few fields: an address has at most 2,000 characters, however escaped. */
const SIZE_MAX_BYTES = 64 * 1024;

/**
 * Reads a small JSON body of a request without a document; none is `{}`. Throws
 * INVALID_REQUEST naming the field.
 */
export async function readFields<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await readText(request);
  const value = text.trim() === '' ? {} : parseJson(text, 'The body');
  requirePlain(value);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw refuseIssue(parsed.error, 'field');
  return parsed.data;
}

async function readText(request: Request): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection must survive a refusal, so that the answer can be sent.
  const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > SIZE_MAX_BYTES) throw new AppError('INVALID_REQUEST', 'The body is too long.');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new AppError('INVALID_REQUEST', 'The body is not valid UTF-8.');
  }
}

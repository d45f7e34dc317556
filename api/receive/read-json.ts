import type { Request } from 'express';
import { AppError } from '../../core/errors.js';

/**
 * Reads a JSON body of at most `sizeMax` bytes. Throws FILE_TOO_LARGE above it
 * (at once when Content-Length shows it) and INVALID_REQUEST for invalid JSON.
 * The messages never quote the body.
 */
export async function readJson(
  request: Request,
  sizeMax: number,
): Promise<{ value: unknown; size: number }> {
  if (Number(request.get('content-length') ?? 0) > sizeMax) throw new AppError('FILE_TOO_LARGE');
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection must survive a refusal, so that the answer can be sent.
  const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > sizeMax) throw new AppError('FILE_TOO_LARGE');
    chunks.push(chunk);
  }
  return { value: parseJson(decodeText(Buffer.concat(chunks)), 'The body'), size };
}

/** `subject` begins the sentence of the error: `The body`, `Field "context"`. */
export function parseJson(text: string, subject: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's message may quote the text; its position is safe.
    const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const where = position === undefined ? '' : ` (at character ${position})`;
    throw new AppError('INVALID_REQUEST', `${subject} is not valid JSON${where}.`);
  }
}

function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('INVALID_REQUEST', 'The body is not valid UTF-8.');
  }
}

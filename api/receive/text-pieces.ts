import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Request } from 'express';
import { AppError } from '../../core/errors.js';

/**
 * The body of a request as text, piece by piece. Throws FILE_TOO_LARGE above
 * `sizeMax` bytes (at once when Content-Length shows it), and INVALID_REQUEST for
 * bytes that are not UTF-8.
 */
export async function* textOf(request: Request, sizeMax: number): AsyncGenerator<string> {
  if (Number(request.get('content-length') ?? 0) > sizeMax) throw new AppError('FILE_TOO_LARGE');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Buffer): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new AppError('INVALID_REQUEST', 'The body is not valid UTF-8.');
    }
  };
  let size = 0;
  // The connection must survive a refusal, so that the answer can be sent.
  const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of body) {
    // A fast sender has 2 MB read at a time; other connections come between its pieces.
    if (size > 0) await othersTurn();
    size += chunk.length;
    if (size > sizeMax) throw new AppError('FILE_TOO_LARGE');
    yield decode(chunk);
  }
  yield decode();
}

/** A text that arrives in pieces, and how far it was read. */
export interface TextReader {
  /** The current piece. */
  text: string;
  /** Index in `text` of the first character that was not read. */
  at: number;
  /** Replaces the piece by the next one, behind the `held` end of this one; false at the end. */
  next(held?: string): Promise<boolean>;
}

export function openReader(pieces: AsyncIterator<string>): TextReader {
  const reader: TextReader = {
    text: '',
    at: 0,
    next: async (held = '') => {
      const piece = await pieces.next();
      reader.text = piece.done === true ? held : held + piece.value;
      reader.at = 0;
      return piece.done !== true;
    },
  };
  return reader;
}

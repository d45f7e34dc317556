import { AppError } from '../../core/errors.js';
import { FILE_SIZE_MAX_BYTES } from '../../core/vocabulary.js';

const FIELD = 'file.content_base64';

/** `data:`, a media type and parameters (ignored), then `;base64,`. */
const DATA_URL_HEAD = /^data:[^,]{0,200}?;base64,/i;
const HEAD_MAX_CHARS = 220;

const DIGITS = /^[A-Za-z0-9+/]*$/;
const LAST_GROUP = /^[A-Za-z0-9+/]{2}(?:[A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==)$/;

/**
 * Decodes base64 text or a base64 data URL as it arrives. Strict: only the
 * standard alphabet with padding, without whitespace, so that decoding is
 * unambiguous. Throws EMPTY_FILE, FILE_TOO_LARGE (whether it is valid or not), or
 * INVALID_REQUEST naming the field.
 */
export async function* decodeBase64(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let isValid = true;
  let chars = 0;
  /** The last group may be padded, so it waits until the text has ended. */
  let held = '';
  for await (const piece of withoutHead(pieces)) {
    chars += piece.length;
    const text = held + piece;
    const groups = Math.max(0, Math.ceil(text.length / 4) - 1) * 4;
    held = text.slice(groups);
    if (bytesIn(chars, held) > FILE_SIZE_MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
    const whole = text.slice(0, groups);
    isValid &&= DIGITS.test(whole);
    if (isValid) yield Buffer.from(whole, 'base64');
  }
  if (chars === 0) throw new AppError('EMPTY_FILE');
  if (!isValid || !LAST_GROUP.test(held)) {
    throw new AppError('INVALID_REQUEST', `Field "${FIELD}" is not valid base64.`);
  }
  yield Buffer.from(held, 'base64');
}

const bytesIn = (chars: number, end: string): number =>
  (chars / 4) * 3 - (end.endsWith('==') ? 2 : end.endsWith('=') ? 1 : 0);

async function* withoutHead(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let head: string | null = '';
  for await (const piece of pieces) {
    if (head === null) yield piece;
    else if (head.length + piece.length < HEAD_MAX_CHARS) head += piece;
    else {
      yield stripDataUrl(head + piece);
      head = null;
    }
  }
  if (head !== null) yield stripDataUrl(head);
}

function stripDataUrl(text: string): string {
  if (!/^data:/i.test(text)) return text;
  const head = DATA_URL_HEAD.exec(text.slice(0, HEAD_MAX_CHARS))?.[0];
  if (head === undefined) {
    throw new AppError('INVALID_REQUEST', `Field "${FIELD}" is a data URL without base64 content.`);
  }
  return text.slice(head.length);
}

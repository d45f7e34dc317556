import { AppError } from '../../core/errors.js';
import { FILE_SIZE_MAX_BYTES } from '../../core/vocabulary.js';

const FIELD = 'file.content_base64';

/** `data:`, a media type and parameters (ignored), then `;base64,`. */
const DATA_URL_HEAD = /^data:[^,]{0,200}?;base64,/i;
const HEAD_MAX_CHARS = 220;

/**
 * Decodes base64 text or a base64 data URL. Strict: only the standard alphabet
 * with padding, without whitespace, so that decoding is unambiguous. Throws
 * FILE_TOO_LARGE before decoding, EMPTY_FILE, or INVALID_REQUEST naming the
 * field.
 */
export function decodeBase64(text: string): Buffer {
  const base64 = stripDataUrl(text);
  if (base64 === '') throw new AppError('EMPTY_FILE');
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  const size = (base64.length / 4) * 3 - padding;
  if (size > FILE_SIZE_MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    throw new AppError('INVALID_REQUEST', `Field "${FIELD}" is not valid base64.`);
  }
  return Buffer.from(base64, 'base64');
}

function stripDataUrl(text: string): string {
  if (!/^data:/i.test(text)) return text;
  const head = DATA_URL_HEAD.exec(text.slice(0, HEAD_MAX_CHARS))?.[0];
  if (head === undefined) {
    throw new AppError('INVALID_REQUEST', `Field "${FIELD}" is a data URL without base64 content.`);
  }
  return text.slice(head.length);
}

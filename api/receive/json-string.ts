import type { TextReader } from './text-pieces.js';

/** A JSON string that is read as it arrives. */
export interface JsonString extends AsyncIterable<string> {
  /** Reads on to its end without giving what it holds. */
  skip(): Promise<void>;
  /** Characters read so far, as they were sent: escapes count as they are written. */
  sentChars(): number;
  /** Whether the closing quote was read. */
  isClosed(): boolean;
}

/**
 * A string from behind its opening quote; reading it moves the reader behind the
 * closing one.
 *
 * @param parse parses a JSON string of which `sentChars` characters were read before
 */
export function openJsonString(
  reader: TextReader,
  parse: (json: string, sentChars: number) => unknown,
): JsonString {
  let state: 'open' | 'closed' | 'cut' = 'open';
  let sentChars = 0;

  const piece = async (): Promise<string | null> => {
    while (state === 'open') {
      const { end, isQuote } = endOfPiece(reader.text, reader.at);
      const raw = reader.text.slice(reader.at, end);
      if (isQuote) {
        state = 'closed';
        reader.at = end + 1;
      } else if (!(await reader.next(reader.text.slice(end)))) state = 'cut';
      if (raw === '') continue;
      const text = String(parse(`"${raw}"`, sentChars));
      sentChars += raw.length;
      return text;
    }
    return null;
  };
  const next = async (): Promise<IteratorResult<string>> => {
    const value = await piece();
    return value === null ? { done: true, value: undefined } : { done: false, value };
  };
  return {
    [Symbol.asyncIterator]: () => ({ next }),
    skip: async () => {
      while ((await piece()) !== null);
    },
    sentChars: () => sentChars,
    isClosed: () => state === 'closed',
  };
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Of the longest escape, \u0000. */
const ESCAPE_CHARS = 6;

/** Where the string ends, or else what of it can be parsed: an escape may go on in the next piece. */
function endOfPiece(text: string, from: number): { end: number; isQuote: boolean } {
  const quote = text.indexOf('"', from);
  let at = text.indexOf('\\', from);
  if (at === -1 || (quote !== -1 && quote < at)) {
    return { end: quote === -1 ? text.length : quote, isQuote: quote !== -1 };
  }
  let escape = at;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return { end: at, isQuote: true };
    if (code !== BACKSLASH) continue;
    escape = at;
    at += 1;
  }
  const isCut = text.length - escape < ESCAPE_CHARS;
  return { end: isCut ? escape : text.length, isQuote: false };
}

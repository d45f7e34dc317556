import { AppError } from '../../core/errors.js';
import { findStrings } from './find-string.js';
import { type JsonString, openJsonString } from './json-string.js';
import { openReader } from './text-pieces.js';

/** A field whose values are read as they arrive; the parsed JSON has '' in their place. */
export interface StreamedField {
  path: readonly [string, string];
  /**
   * Called for each value: JSON may repeat a name, and then the last value counts.
   * What it does not read is skipped.
   */
  take(value: JsonString): Promise<void>;
}

/** Parsing a long list of nothing takes a hundred times as long as parsing a long string. */
const COMMAS_MAX = 1000;
/** The receiver of a value may write a file for it. */
const VALUES_MAX = 16;

/**
 * Parses JSON that arrives in pieces. Only the text beside the streamed field is
 * kept, and parsed in the end. Throws INVALID_REQUEST when it is longer than
 * `restMaxChars`, at the latest a piece later, and for invalid JSON. The messages
 * never quote the text.
 */
export async function readJson(
  pieces: AsyncIterator<string>,
  field: StreamedField,
  restMaxChars: number,
): Promise<unknown> {
  const finder = findStrings(field.path);
  const reader = openReader(pieces);
  let rest = '';
  const values: { at: number; value: JsonString }[] = [];
  /** Where a character of `rest` was in what was sent. */
  const sentAt = (index: number): number =>
    values.reduce((sum, { at, value }) => (at <= index ? sum + value.sentChars() : sum), index);

  while (await reader.next()) {
    while (reader.at < reader.text.length) {
      const start = finder.find(reader.text, reader.at);
      rest += reader.text.slice(reader.at, start ?? undefined);
      if (rest.length > restMaxChars) {
        throw new AppError('INVALID_REQUEST', 'The fields beside the file are too long.');
      }
      if (finder.commas() > COMMAS_MAX) {
        throw new AppError('INVALID_REQUEST', 'Too many fields are given.');
      }
      reader.at = start ?? reader.text.length;
      if (start === null) continue;
      if (values.length === VALUES_MAX) {
        const name = field.path.join('.');
        throw new AppError('INVALID_REQUEST', `Field "${name}" is given too many times.`);
      }
      const before = sentAt(rest.length);
      const value = openJsonString(reader, (json, sentChars) =>
        parseJson(json, 'The body', (index) => before + sentChars + index - 1),
      );
      values.push({ at: rest.length, value });
      await field.take(value);
      await value.skip();
      if (value.isClosed()) rest += '"';
    }
  }
  return parseJson(rest, 'The body', sentAt);
}

/**
 * `subject` begins the sentence of the error: `The body`, `Field "context"`.
 *
 * @param sentAt where a character of `text` was in what the client sent
 */
export function parseJson(
  text: string,
  subject: string,
  sentAt: (index: number) => number = (index) => index,
): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's message may quote the text; its position is safe.
    const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const where = position === undefined ? '' : ` (at character ${sentAt(Number(position))})`;
    throw new AppError('INVALID_REQUEST', `${subject} is not valid JSON${where}.`);
  }
}

/**
 * Finds strings at one place of a JSON text that arrives in pieces: the values of
 * `path[1]` in the object that is the value of `path[0]` in the outermost one.
 * A finder has no opinion on the rest of the text: it follows strings, brackets,
 * commas and colons, and is right as long as the text is valid JSON.
 *
 */
export interface StringFinder {
  /**
   * Continues from an index of a piece. Answers the index behind the opening quote of
   * such a string, or null when the piece has no more; the caller continues behind
   * the closing quote.
   */
  find(text: string, from: number): number | null;
  /** Commas between values so far. */
  commas(): number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const [OPEN_OBJECT, CLOSE_OBJECT] = [0x7b, 0x7d];
const [OPEN_LIST, CLOSE_LIST] = [0x5b, 0x5d];

/** The name at an open level; null in a list and before the first name. */
type Level = { isObject: boolean; name: string | null };

export function findStrings(path: readonly [string, string]): StringFinder {
  /** The two outermost open levels; deeper ones are counted only. */
  const levels: Level[] = [];
  let depth = 0;
  let commas = 0;
  let isNameNext = false;
  let inString = false;
  let isEscaped = false;
  /** Text of the name being read; null while no name is. */
  let name: string | null = null;

  const isWanted = (): boolean =>
    depth === 2 && !isNameNext && levels[0]?.name === path[0] && levels[1]?.name === path[1];
  const open = (isObject: boolean): void => {
    if (depth < 2) levels[depth] = { isObject, name: null };
    depth += 1;
    isNameNext = isObject;
  };
  const close = (): void => {
    depth -= 1;
    isNameNext = false;
  };
  const passComma = (): void => {
    commas += 1;
    isNameNext = levels[depth - 1]?.isObject ?? false;
  };
  const startString = (): void => {
    inString = true;
    name = isNameNext && depth <= 2 ? '' : null;
  };
  const endString = (): void => {
    inString = false;
    const level = levels[depth - 1];
    if (name !== null && level !== undefined) level.name = unescapeName(name);
    name = null;
  };

  /** Passes the rest of a string; answers the index behind it, or the end of the piece. */
  const passString = (text: string, from: number): number => {
    let at = from;
    for (; at < text.length && inString; at += 1) {
      const code = text.charCodeAt(at);
      if (isEscaped) isEscaped = false;
      else if (code === BACKSLASH) isEscaped = true;
      else if (code === QUOTE) inString = false;
    }
    const end = inString ? at : at - 1;
    if (name !== null && name.length <= NAME_MAX_CHARS) name += text.slice(from, end);
    if (!inString) endString();
    return at;
  };

  const find = (text: string, from: number): number | null => {
    let at = from;
    while (at < text.length) {
      if (inString) {
        at = passString(text, at);
        continue;
      }
      const code = text.charCodeAt(at);
      at += 1;
      if (code === QUOTE) {
        if (isWanted()) return at;
        startString();
      } else if (code === OPEN_OBJECT || code === OPEN_LIST) open(code === OPEN_OBJECT);
      else if (code === CLOSE_OBJECT || code === CLOSE_LIST) close();
      else if (code === COMMA) passComma();
      else if (code === COLON) isNameNext = false;
    }
    return null;
  };
  return { find, commas: () => commas };
}

/** Longer names than any wanted one, every character escaped, need not be known. */
const NAME_MAX_CHARS = 200;

function unescapeName(raw: string): string | null {
  if (!raw.includes('\\')) return raw;
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    return null;
  }
}

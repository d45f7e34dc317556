import type { ObjectStore } from '../../syntax/object-store.js';
import { isDict, isName, type PdfDict, type PdfValue } from '../../syntax/pdf-values.js';

/** Glyph names for the 256 codes of a simple font; null for a code without one. */
export type CodeNames = readonly (string | null)[];

const CODES = 256;

/**
 * A simple font's own encoding. `builtIn`, the font program's encoding, fills what the file
 * leaves open; null where viewers use the standard encoding.
 */
export function readCodeNames(
  encoding: PdfValue | undefined,
  builtIn: CodeNames | null,
  store: ObjectStore,
): CodeNames {
  const value = store.resolve(encoding);
  if (isName(value)) return ASCII_NAMES;
  const base = isDict(value) && value.entries.has('BaseEncoding') ? ASCII_NAMES : builtIn;
  return isDict(value) ? withDifferences(value, base ?? ASCII_NAMES, store) : (base ?? ASCII_NAMES);
}

function withDifferences(dict: PdfDict, base: CodeNames, store: ObjectStore): CodeNames {
  const names = [...base];
  const differences = store.resolve(dict.entries.get('Differences'));
  let code = 0;
  for (const item of Array.isArray(differences) ? differences.slice(0, 4 * CODES) : []) {
    if (typeof item === 'number') code = item;
    else if (isName(item)) {
      if (Number.isInteger(code) && code >= 0 && code < CODES) names[code] = item.name;
      code++;
    }
  }
  return names;
}

/** All named encodings (Standard, WinAnsi, MacRoman) have digits and plain letters where ASCII has them. */
export const ASCII_NAMES: CodeNames = Array.from({ length: CODES }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[0-9A-Za-z]/.test(character) ? character : null;
});

export const NO_NAMES: CodeNames = Array.from({ length: CODES }, () => null);

const CLEAR_TEXT_MAX = 60_000;

/** The encoding in the unencrypted part of a Type 1 font program. */
export function readBuiltInEncoding(program: Uint8Array): CodeNames {
  const text = Buffer.from(program.subarray(0, CLEAR_TEXT_MAX)).toString('latin1');
  const clear = text.split('eexec', 1)[0] ?? '';
  if (/\/Encoding\s{1,8}StandardEncoding/.test(clear)) return ASCII_NAMES;
  const names: (string | null)[] = [...NO_NAMES];
  for (const [, code = '', name = ''] of clear.matchAll(
    /\bdup\s{1,8}(\d{1,3})\s{0,8}\/([^\s/]{1,64})\s{1,8}put\b/g,
  ))
    if (Number(code) < CODES) names[Number(code)] = name;
  return names;
}

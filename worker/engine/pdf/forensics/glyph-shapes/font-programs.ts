import { createHash } from 'node:crypto';
import type { ObjectStore } from '../../syntax/object-store.js';
import { isReference, type PdfDict } from '../../syntax/pdf-values.js';
import { readCffNames } from './cff-names.js';
import { identityOfName } from './glyph-names.js';
import { NO_NAMES, readBuiltInEncoding, type CodeNames } from './simple-encoding.js';
import { readTrueType, type TrueType } from './true-type.js';

/** Total for all font programs of a file. */
const PROGRAM_BYTES_MAX = 64_000_000;

/** An embedded font program. */
export interface Program {
  digest: string;
  trueType: TrueType | null;
  /** Glyph identities by glyph number. */
  identities: ReadonlyMap<number, string>;
  /** Encoding of a simple font; null for a TrueType program without named glyphs. */
  builtIn: CodeNames | null;
}

/** Reads each program once, since fonts share programs. */
export class Programs {
  private readonly known = new Map<number, Program | null>();
  private bytesLeft = PROGRAM_BYTES_MAX;
  private readonly store: ObjectStore;

  constructor(store: ObjectStore) {
    this.store = store;
  }

  of(descriptor: PdfDict | null): Program | null {
    for (const key of ['FontFile', 'FontFile2', 'FontFile3']) {
      const file = descriptor?.entries.get(key);
      if (!isReference(file)) continue;
      const known = this.known.get(file.reference);
      const program = known === undefined ? this.read(file.reference) : known;
      this.known.set(file.reference, program);
      return program;
    }
    return null;
  }

  private read(number: number): Program | null {
    const stream = this.store.get(number);
    if (stream === null || this.bytesLeft <= 0) return null;
    const data = this.store.dataOf(stream);
    if (data === null) return null;
    this.bytesLeft -= data.length;
    const trueType = readTrueType(data);
    const names = trueType === null ? readCffNames(data) : null;
    return {
      digest: digestOf(data),
      trueType,
      identities: trueType?.identities ?? identitiesOf(names ?? []),
      builtIn: trueType === null ? (names === null ? readBuiltInEncoding(data) : NO_NAMES) : null,
    };
  }
}

function identitiesOf(names: readonly (string | null)[]): Map<number, string> {
  const identities = new Map<number, string>();
  names.forEach((name, glyph) => {
    const identity = name === null ? null : identityOfName(name);
    if (identity !== null) identities.set(glyph, identity);
  });
  return identities;
}

export const digestOf = (data: Uint8Array): string =>
  createHash('sha256').update(data).digest('base64url');

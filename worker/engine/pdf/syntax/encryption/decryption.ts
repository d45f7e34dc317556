import { createDecipheriv, createHash } from 'node:crypto';
import { isDict, isName, isString, type PdfDict, type PdfValue } from '../pdf-values.js';
import { emptyPasswordKey } from './file-key.js';
import { rc4 } from './rc4.js';

/** How a file is encrypted, and whether it opens without a password. */
export interface Encryption {
  /** Name of the security handler, e.g. `Standard` (passwords) or `Adobe.PubSec` (certificates). */
  handler: string;
  /** Whether the empty user password opens the file; strings and streams are then decrypted. */
  opens: boolean;
}

/** Decrypts a file object by object. */
export interface Decryption extends Encryption {
  /** Decrypts the strings of a value of a direct file object (not one of an object stream). */
  value(value: PdfValue, number: number, generation: number): PdfValue;
  /** Decrypts stored stream data; null when that is not possible. */
  stream(data: Uint8Array, dict: PdfDict, number: number, generation: number): Uint8Array | null;
}

type Resolve = (value: PdfValue | undefined) => PdfValue;

type Method = 'none' | 'rc4' | 'aes128' | 'aes256' | 'unknown';

/**
 * Reads an encryption dictionary (its own strings are not encrypted) and tries the empty
 * user password. Never throws.
 *
 * @param fileId first part of the trailer's ID, raw; empty when it has none
 */
export function openEncryption(dict: PdfDict, fileId: Uint8Array, resolve: Resolve): Decryption {
  const read = (key: string): PdfValue => resolve(dict.entries.get(key));
  const filter = read('Filter');
  const handler = isName(filter) ? filter.name : 'unknown';
  const version = integer(read('V'), 0);
  const methodOf = cryptFilters(dict, version, resolve);
  const key = handler === 'Standard' ? keyOf(dict, version, { fileId, resolve }) : null;
  const clearMetadata = read('EncryptMetadata') === false;

  const decrypt = (
    data: Uint8Array,
    method: Method,
    [number, generation]: [number, number],
  ): Uint8Array | null => {
    if (method === 'none') return data;
    if (key === null || method === 'unknown') return null;
    try {
      return decipher(
        data,
        method,
        method === 'aes256' ? key : objectKey(key, method, number, generation),
      );
    } catch {
      return null;
    }
  };

  const methodOfStream = (stream: PdfDict): Method => {
    const type = stream.entries.get('Type');
    const typeName = isName(type) ? type.name : '';
    if (typeName === 'XRef') return 'none';
    const named = namedCryptFilter(stream, resolve);
    if (named !== null) return methodOf(named);
    if (typeName === 'Metadata' && clearMetadata && version >= 4) return 'none';
    if (typeName === 'EmbeddedFile') return methodOf(nameIn(read('EFF')) ?? nameIn(read('StmF')));
    return methodOf(nameIn(read('StmF')));
  };

  const clear = (value: PdfValue, method: Method, id: [number, number]): PdfValue => {
    if (isString(value)) {
      const plain = decrypt(Buffer.from(value.string, 'latin1'), method, id);
      return plain === null ? value : { string: Buffer.from(plain).toString('latin1') };
    }
    if (Array.isArray(value)) return value.map((item) => clear(item, method, id));
    if (!isDict(value)) return value;
    // The `Contents` of a signature are never encrypted.
    const isSignature = value.entries.has('ByteRange');
    return {
      entries: new Map(
        [...value.entries].map(([name, item]) => [
          name,
          isSignature && name === 'Contents' ? item : clear(item, method, id),
        ]),
      ),
    };
  };

  return {
    handler,
    opens: key !== null,
    value: (value, number, generation) => {
      const method = methodOf(nameIn(read('StrF')));
      return method === 'none' || key === null ? value : clear(value, method, [number, generation]);
    },
    stream: (data, stream, number, generation) =>
      decrypt(data, methodOfStream(stream), [number, generation]),
  };
}

/** Maps the name of a crypt filter to its method; older handlers use one method for everything. */
function cryptFilters(
  dict: PdfDict,
  version: number,
  resolve: Resolve,
): (name: string | null) => Method {
  if (version === 1 || version === 2) return () => 'rc4';
  if (version !== 4 && version !== 5) return () => 'unknown';
  const filters = resolve(dict.entries.get('CF'));
  return (name) => {
    if (name === null || name === 'Identity') return 'none';
    const filter = isDict(filters) ? resolve(filters.entries.get(name)) : null;
    const method = isDict(filter) ? nameIn(resolve(filter.entries.get('CFM'))) : null;
    if (method === 'V2') return 'rc4';
    if (method === 'AESV2') return 'aes128';
    if (method === 'AESV3') return 'aes256';
    return method === 'None' ? 'none' : 'unknown';
  };
}

/** The crypt filter that a stream declares; null when it declares none. */
function namedCryptFilter(stream: PdfDict, resolve: Resolve): string | null {
  const filter = resolve(stream.entries.get('Filter'));
  const first = Array.isArray(filter) ? resolve(filter[0]) : filter;
  if (nameIn(first) !== 'Crypt') return null;
  const parameters = resolve(stream.entries.get('DecodeParms'));
  const own = Array.isArray(parameters) ? resolve(parameters[0]) : parameters;
  return (isDict(own) ? nameIn(resolve(own.entries.get('Name'))) : null) ?? 'Identity';
}

function keyOf(
  dict: PdfDict,
  version: number,
  { fileId, resolve }: { fileId: Uint8Array; resolve: Resolve },
): Uint8Array | null {
  const read = (key: string): PdfValue => resolve(dict.entries.get(key));
  const bytesOf = (key: string): Uint8Array => {
    const value = read(key);
    return isString(value) ? Buffer.from(value.string, 'latin1') : new Uint8Array(0);
  };
  const revision = integer(read('R'), 0);
  if (![2, 3, 4, 5, 6].includes(revision) || ![1, 2, 4, 5].includes(version)) return null;
  if (revision >= 5 !== (version === 5)) return null;
  const bits = version === 4 ? 128 : version === 1 ? 40 : integer(read('Length'), 40);
  // Some producers give the length in bytes.
  const keyBytes = bits < 40 ? bits : bits >> 3;
  if (version < 5 && (keyBytes < 5 || keyBytes > 16)) return null;
  return emptyPasswordKey({
    revision,
    keyBytes,
    owner: bytesOf('O'),
    user: bytesOf('U'),
    userKey: bytesOf('UE'),
    permissions: integer(read('P'), 0),
    encryptsMetadata: read('EncryptMetadata') !== false,
    fileId,
  });
}

/** Derives the key of one object from its number (ISO 32000-2, 7.6.3.2, algorithm 1). */
function objectKey(
  key: Uint8Array,
  method: Method,
  number: number,
  generation: number,
): Uint8Array {
  const id = [number, number >> 8, number >> 16, generation, generation >> 8];
  const salt = method === 'aes128' ? Buffer.from('sAlT', 'latin1') : Buffer.alloc(0);
  const hash = createHash('md5').update(key).update(Uint8Array.from(id)).update(salt).digest();
  return hash.subarray(0, Math.min(16, key.length + 5));
}

const AES_BLOCK_BYTES = 16;

function decipher(data: Uint8Array, method: Method, key: Uint8Array): Uint8Array {
  if (method === 'rc4') return rc4(key, data);
  const body = data.subarray(AES_BLOCK_BYTES);
  const whole = body.subarray(0, body.length - (body.length % AES_BLOCK_BYTES));
  if (whole.length === 0) return new Uint8Array(0);
  const cipher = method === 'aes128' ? 'aes-128-cbc' : 'aes-256-cbc';
  const aes = createDecipheriv(cipher, key, data.subarray(0, AES_BLOCK_BYTES));
  // Data with damaged padding are kept.
  aes.setAutoPadding(false);
  const plain = aes.update(whole);
  const padding = plain.at(-1) ?? 0;
  return padding >= 1 && padding <= AES_BLOCK_BYTES
    ? plain.subarray(0, plain.length - padding)
    : plain;
}

const nameIn = (value: PdfValue): string | null => (isName(value) ? value.name : null);

const integer = (value: PdfValue, fallback: number): number =>
  typeof value === 'number' && Number.isInteger(value) ? value : fallback;

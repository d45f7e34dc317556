import { constants, createHash, sign } from 'node:crypto';
import { makeIdentity, type Identity } from '../../../../corpus/pdf-evidence/signing/identity.js';
import { pngChunk, withJpegSegments, withPngChunks } from '../picture-bytes.js';

/** Makes C2PA manifests (JUMBF, CBOR, COSE) and puts them into pictures, for the tests. */

export type Plain =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | readonly Plain[]
  | ReadonlyMap<number, Plain>
  | { readonly [key: string]: Plain };

/** CBOR; numbers always take five bytes, so that an offset can be put in later without moving anything. */
export function cbor(value: Plain): Buffer {
  const head = (major: number, count: number): Buffer => {
    const bytes = Buffer.alloc(5);
    bytes[0] = (major << 5) | 26;
    bytes.writeUInt32BE(count, 1);
    return bytes;
  };
  if (value === null) return Buffer.from([0xf6]);
  if (typeof value === 'boolean') return Buffer.from([value ? 0xf5 : 0xf4]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (isList(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const pairs = isNumbered(value) ? [...value.entries()] : Object.entries(value);
  return Buffer.concat([
    head(5, pairs.length),
    ...pairs.flatMap(([key, item]) => [cbor(key), cbor(item)]),
  ]);
}

const isNumbered = (value: Plain): value is ReadonlyMap<number, Plain> => value instanceof Map;

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

export function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

export function superbox(type: string, label: string, ...content: Uint8Array[]): Buffer {
  const id = Buffer.concat([
    Buffer.from(type, 'latin1'),
    Buffer.from('00110010800000aa00389b71', 'hex'),
  ]);
  return box('jumb', box('jumd', id, Buffer.from([3]), Buffer.from(`${label}\0`)), ...content);
}

export interface ManifestOptions {
  label?: string;
  generator?: string;
  actions?: Plain[];
  /** Further assertions by label. */
  assertions?: Record<string, Plain>;
  /** Default: a new one, of elliptic curves. */
  signer?: Identity;
  unsigned?: boolean;
  /** Without a hash of the picture. */
  unbound?: boolean;
  /** Older manifests of the store, finished. */
  before?: Buffer[];
}

export const SIGNER = makeIdentity({ name: 'Sample Signer', organisation: 'Sample' });

/** A manifest; `hash` stands where the picture's hash does. */
export function manifest(options: ManifestOptions, hash: Plain | null): Buffer {
  const { label = 'urn:uuid:newest', generator = 'Sample Camera 1', signer = SIGNER } = options;
  const assertions = Object.entries({
    ...(options.actions ? { 'c2pa.actions': { actions: options.actions } } : {}),
    ...options.assertions,
    ...(hash === null || options.unbound ? {} : { 'c2pa.hash.data': hash }),
  }).map(([name, value]) => ({ name, made: superbox('cbor', name, box('cbor', cbor(value))) }));
  const claim = cbor({
    claim_generator: generator,
    alg: 'sha256',
    signature: 'self#jumbf=c2pa.signature',
    assertions: assertions.map(({ name, made }) => ({
      url: `self#jumbf=c2pa.assertions/${name}`,
      hash: createHash('sha256').update(made.subarray(8)).digest(),
    })),
  });
  return superbox(
    'c2ma',
    label,
    superbox('c2as', 'c2pa.assertions', ...assertions.map(({ made }) => made)),
    superbox('c2cl', 'c2pa.claim', box('cbor', claim)),
    ...(options.unsigned
      ? []
      : [superbox('c2cs', 'c2pa.signature', box('cbor', cose(claim, signer)))]),
  );
}

function cose(claim: Buffer, { key, kind, certificate }: Identity): Buffer {
  const algorithm = { ecdsa: -7, rsa: -37, ed25519: -8 }[kind];
  const der = Buffer.from(certificate.toSchema(true).toBER());
  const head = cbor(
    new Map<number, Plain>([
      [1, algorithm],
      [33, [der]],
    ]),
  );
  // The lengths of the structure that is signed are the shortest, as RFC 9052 asks.
  const short = (bytes: Uint8Array): Buffer => {
    const size = bytes.length;
    const prefix =
      size < 24
        ? [0x40 | size]
        : size < 256
          ? [0x58, size]
          : size < 65_536
            ? [0x59, size >> 8, size & 255]
            : [0x5a, size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255];
    return Buffer.concat([Buffer.from(prefix), bytes]);
  };
  const signed = Buffer.concat([
    Buffer.from('\x84\x6aSignature1', 'latin1'),
    short(head),
    short(Buffer.alloc(0)),
    short(claim),
  ]);
  const value = sign(kind === 'ed25519' ? null : 'sha256', signed, {
    key,
    ...(kind === 'ecdsa' ? { dsaEncoding: 'ieee-p1363' as const } : {}),
    ...(kind === 'rsa'
      ? {
          padding: constants.RSA_PKCS1_PSS_PADDING,
          saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
        }
      : {}),
  });
  return cbor([head, {}, null, value]);
}

export const store = (...manifests: Buffer[]): Buffer => superbox('c2pa', 'c2pa', ...manifests);

/** Largest part of a box that fits into one segment of a JPEG. */
const SEGMENT_PART = 60_000;

/** Segments that carry a store, each with the box's header. */
export function segmentsOf(made: Buffer, partSize = SEGMENT_PART): [number, Buffer][] {
  const segments: [number, Buffer][] = [];
  for (let at = 8; at < made.length; at += partSize) {
    const head = Buffer.from('JP\0\x01\0\0\0\0', 'latin1');
    head.writeUInt32BE(segments.length + 1, 4);
    const part = made.subarray(at, at + partSize);
    segments.push([0xeb, Buffer.concat([head, made.subarray(0, 8), part])]);
  }
  return segments;
}

export const intoJpeg =
  (jpeg: Buffer, partSize?: number) =>
  (made: Buffer): Buffer =>
    withJpegSegments(jpeg, ...segmentsOf(made, partSize));

export const intoPng =
  (png: Buffer) =>
  (made: Buffer): Buffer =>
    withPngChunks(png, pngChunk('caBX', made));

/** Appended to its RIFF as a chunk. */
export const intoWebp =
  (webp: Buffer) =>
  (made: Buffer): Buffer => {
    const head = Buffer.from('C2PA\0\0\0\0', 'latin1');
    head.writeUInt32LE(made.length, 4);
    const whole = Buffer.concat([webp, head, made, Buffer.alloc(made.length % 2)]);
    whole.writeUInt32LE(whole.length - 8, 4);
    return whole;
  };

/** Signs a picture: the store is put in with an empty hash first, to know what it leaves out. */
export function signPicture(put: (made: Buffer) => Buffer, options: ManifestOptions = {}): Buffer {
  const build = (hash: Plain, show: (made: Buffer) => void = () => {}): Buffer => {
    const made = store(...(options.before ?? []), manifest(options, hash));
    show(made);
    return put(made);
  };
  const hashOf = (start: number, length: number, digest: Buffer): Plain => ({
    exclusions: [{ start, length }],
    alg: 'sha256',
    hash: digest,
    name: 'the manifest',
  });
  let made: Buffer = Buffer.alloc(0);
  const draft = build(hashOf(0, 0, Buffer.alloc(32)), (bytes) => (made = bytes));
  // Where a file differs with every byte of its store turned over, there the store lies.
  const other = put(Buffer.from(made.map((value) => value ^ 0xff)));
  const start = draft.findIndex((value, at) => value !== other[at]);
  const end = draft.findLastIndex((value, at) => value !== other[at]) + 1;
  const rest = Buffer.concat([draft.subarray(0, start), draft.subarray(end)]);
  return build(hashOf(start, end - start, createHash('sha256').update(rest).digest()));
}

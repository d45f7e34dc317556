import { constants, verify, X509Certificate, type VerifyKeyObjectInput } from 'node:crypto';
import { bytesIn, listIn, mapIn, numberIn, readCbor, type Cbor, type CborMap } from './cbor.js';

/**
 * `intact`: valid for the key of the included certificate; `unchecked`: algorithm or
 * certificate unknown.
 */
export type SignatureState = 'intact' | 'broken' | 'unchecked';

export interface ClaimSignature {
  state: SignatureState;
  signer: { name: string | null; organisation: string | null } | null;
}

interface Algorithm {
  digest: string | null;
  kind: 'ecdsa' | 'pss' | 'eddsa';
}

/** COSE algorithms (RFC 9053) that C2PA allows, with digest and kind of key. */
const ALGORITHMS = new Map<number, Algorithm>([
  [-7, { digest: 'sha256', kind: 'ecdsa' }],
  [-35, { digest: 'sha384', kind: 'ecdsa' }],
  [-36, { digest: 'sha512', kind: 'ecdsa' }],
  [-37, { digest: 'sha256', kind: 'pss' }],
  [-38, { digest: 'sha384', kind: 'pss' }],
  [-39, { digest: 'sha512', kind: 'pss' }],
  [-8, { digest: null, kind: 'eddsa' }],
]);

/**
 * Verifies the COSE_Sign1 signature (RFC 9052, detached payload) of a claim with the
 * included certificate. The trust of that certificate is not checked: no list of trusted
 * signers is available offline. Never throws.
 */
export function checkClaimSignature(cose: Uint8Array, claim: Uint8Array): ClaimSignature {
  const [protectedBytes, open, , signature] = listIn(readCbor(cose));
  const head = bytesIn(protectedBytes);
  const value = bytesIn(signature);
  if (head === null || value === null) return { state: 'unchecked', signer: null };
  const signed = mapIn(readCbor(head));
  const certificate = certificateIn(signed) ?? certificateIn(mapIn(open));
  const algorithm = ALGORITHMS.get(numberIn(signed.get('1')) ?? 0);
  if (certificate === null || algorithm === undefined)
    return { state: 'unchecked', signer: certificate && signerOf(certificate) };
  return {
    state: verifySignature(algorithm, certificate, signatureStructure(head, claim), value),
    signer: signerOf(certificate),
  };
}

function verifySignature(
  { digest, kind }: Algorithm,
  certificate: X509Certificate,
  data: Uint8Array,
  value: Uint8Array,
): SignatureState {
  try {
    const key: VerifyKeyObjectInput = { key: certificate.publicKey };
    if (kind === 'ecdsa') key.dsaEncoding = 'ieee-p1363';
    if (kind === 'pss') {
      key.padding = constants.RSA_PKCS1_PSS_PADDING;
      key.saltLength = constants.RSA_PSS_SALTLEN_DIGEST;
    }
    return verify(digest, data, key, value) ? 'intact' : 'broken';
  } catch {
    // The key is broken, or of another kind than the algorithm requires.
    return 'unchecked';
  }
}

/** COSE Sig_structure: ["Signature1", protected, h'', payload]. */
const signatureStructure = (head: Uint8Array, claim: Uint8Array): Uint8Array =>
  Buffer.concat([
    Buffer.from([0x84, 0x6a]),
    Buffer.from('Signature1', 'latin1'),
    byteString(head),
    byteString(new Uint8Array()),
    byteString(claim),
  ]);

function byteString(bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head[0] = 0x5a;
  head.writeUInt32BE(bytes.length, 1);
  if (bytes.length >= 0x10000) return Buffer.concat([head, bytes]);
  const short =
    bytes.length < 24
      ? [0x40 | bytes.length]
      : bytes.length < 0x100
        ? [0x58, bytes.length]
        : [0x59, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from(short), bytes]);
}

/** The signer's certificate: the first of `x5chain` (33, or by name in early files). */
function certificateIn(header: CborMap): X509Certificate | null {
  const chain: Cbor | undefined = header.get('33') ?? header.get('x5chain');
  const der = bytesIn(Array.isArray(chain) ? chain[0] : chain);
  if (der === null) return null;
  try {
    return new X509Certificate(der);
  } catch {
    return null;
  }
}

const partOfSubject = (name: string): RegExp =>
  new RegExp(`(?:^|\n|\\+ )${name}=(.+?)(?= \\+ |\n|$)`);
const COMMON_NAME = partOfSubject('CN');
const ORGANISATION = partOfSubject('O');

function signerOf({ subject }: X509Certificate): ClaimSignature['signer'] {
  const part = (pattern: RegExp): string | null => pattern.exec(subject)?.[1] ?? null;
  return { name: part(COMMON_NAME), organisation: part(ORGANISATION) };
}

import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { fromBER } from 'asn1js';
import { Certificate } from 'pkijs';
import type { SignerFacts } from '../../../evidence/signatures.js';
import { plainText } from '../../../image/plain-text.js';

/** Facts from a signer's certificate; `others` may hold the authorities above it. */
export function signerFacts(certificate: Certificate, others: readonly Certificate[]): SignerFacts {
  const { subject, issuer, notBefore, notAfter } = certificate;
  const own = nodeCertificate(certificate);
  return {
    name: partOf(subject, COMMON_NAME),
    organisation: partOf(subject, ORGANISATION),
    issuer: partOf(issuer, COMMON_NAME) ?? partOf(issuer, ORGANISATION),
    trust: own === null ? 'unknown' : trustOf(own, others),
    validFrom: dateOr(notBefore.value),
    validTo: dateOr(notAfter.value),
    fingerprint: own?.fingerprint256.replaceAll(':', '').toLowerCase() ?? null,
  };
}

/** Reads one DER certificate; null when it cannot be read. */
export function readCertificate(der: Uint8Array): Certificate | null {
  try {
    return new Certificate({ schema: fromBER(der).result });
  } catch {
    return null;
  }
}

const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';

/** The first part of that type in a distinguished name, as one line of text. */
function partOf({ typesAndValues }: Certificate['subject'], type: string): string | null {
  const value: unknown = typesAndValues.find((part) => part.type === type)?.value.valueBlock.value;
  const text = typeof value === 'string' ? plainText(value) : '';
  return text === '' ? null : text;
}

const dateOr = (date: Date): Date | null => (Number.isNaN(date.getTime()) ? null : date);

/** Longer chains do not exist in practice. */
const LINKS_MAX = 8;

/**
 * Follows the issuers among the given certificates and the known roots, and checks the
 * signature of each link.
 */
function trustOf(own: X509Certificate, others: readonly Certificate[]): SignerFacts['trust'] {
  if (isIssuedBy(own, own)) return 'self';
  // A key issued for a web site does not identify a signer of documents.
  if (isForWebSitesOnly(own)) return 'unknown';
  const carried = others.slice(0, 32).flatMap((one) => nodeCertificate(one) ?? []);
  let current = own;
  for (let link = 0; link < LINKS_MAX; link++) {
    const below = current;
    if (knownRoots(below.issuer).some((root) => isIssuedBy(below, root))) return 'known';
    const next = carried.find(
      (one) => one.ca && !one.raw.equals(below.raw) && isIssuedBy(below, one),
    );
    if (next === undefined) return 'unknown';
    current = next;
  }
  return 'unknown';
}

function isIssuedBy(one: X509Certificate, issuer: X509Certificate): boolean {
  try {
    return one.issuer === issuer.subject && one.verify(issuer.publicKey);
  } catch {
    return false;
  }
}

const SERVER = '1.3.6.1.5.5.7.3.1';
const CLIENT = '1.3.6.1.5.5.7.3.2';

function isForWebSitesOnly({ keyUsage }: X509Certificate): boolean {
  const uses = keyUsage as readonly string[] | undefined;
  return uses?.includes(SERVER) === true && uses.every((use) => use === SERVER || use === CLIENT);
}

function nodeCertificate(certificate: Certificate): X509Certificate | null {
  try {
    return new X509Certificate(Buffer.from(certificate.toSchema().toBER()));
  } catch {
    return null;
  }
}

let roots: Map<string, X509Certificate[]> | null = null;

/** The authorities of that name that Mozilla trusts, from the list in Node. */
function knownRoots(name: string): readonly X509Certificate[] {
  if (roots === null) {
    roots = new Map();
    for (const pem of rootCertificates) {
      const root = new X509Certificate(pem);
      roots.set(root.subject, [...(roots.get(root.subject) ?? []), root]);
    }
  }
  return roots.get(name) ?? [];
}

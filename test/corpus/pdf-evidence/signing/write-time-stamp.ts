import { Integer, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TSTInfo } from 'pkijs';
import { digestOf, exact } from './identity.js';
import { DIGESTS, writeSigned, type CmsOptions } from './write-cms.js';

/** A time stamp token (RFC 3161) over `data`, DER; its time is `at`, or now. */
export function writeTimeStamp(data: Uint8Array, options: CmsOptions): Buffer {
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: DIGESTS[options.digest] }),
      hashedMessage: new OctetString({ valueHex: exact(digestOf(options.digest, data)) }),
    }),
    serialNumber: new Integer({ value: 1 }),
    genTime: options.at ?? new Date(),
  });
  const content = Buffer.from(info.toSchema().toBER());
  return writeSigned(content, options, { type: '1.2.840.113549.1.9.16.1.4', content });
}

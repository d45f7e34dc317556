import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeIdentity } from '../../../../corpus/pdf-evidence/signing/identity.js';
import type { CredentialFacts } from '../../../../../worker/engine/evidence/content-credentials.js';
import { openPicture } from '../../../../../worker/engine/pipeline/opening/open-picture.js';
import { readHeicFile } from '../../../../../worker/engine/image/heic-file.js';
import { readCredentials } from '../../../../../worker/engine/image/credentials/read-credentials.js';
import {
  asFile,
  LIMITS,
  pngChunk,
  quarters,
  withJpegSegments,
  withPngChunks,
} from '../picture-bytes.js';
import {
  box,
  intoJpeg,
  intoPng,
  intoWebp,
  manifest,
  type Plain,
  segmentsOf,
  signPicture,
  store,
} from './make-credentials.js';

async function credentialsOf(bytes: Uint8Array): Promise<CredentialFacts | null> {
  const { picture } = await openPicture(asFile(bytes), LIMITS);
  return picture?.credentials ?? null;
}

const jpeg = () => quarters().jpeg().toBuffer();
const png = () => quarters().png().toBuffer();

const CAPTURE = {
  action: 'c2pa.created',
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture',
};
const SYNTHETIC = {
  action: 'c2pa.created',
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  softwareAgent: { name: 'Sample Generator', version: '4' },
};

describe('a picture with Content Credentials', () => {
  it('is intact as its signer left it, in every format', async () => {
    for (const put of [
      intoJpeg(await jpeg()),
      intoPng(await png()),
      intoWebp(await quarters().webp().toBuffer()),
    ])
      expect(await credentialsOf(signPicture(put, { actions: [CAPTURE] }))).toEqual({
        integrity: 'intact',
        reason: null,
        generator: 'Sample Camera 1',
        signer: 'Sample Signer',
        organisation: 'Sample',
        actions: [
          {
            action: 'c2pa.created',
            sourceType: 'digitalCapture',
            program: 'Sample Camera 1',
            isIngredient: false,
          },
        ],
      });
  });

  it.each(['rsa', 'ed25519'] as const)('may be signed with %s', async (key) => {
    const signer = makeIdentity({ name: 'Other', key });
    const facts = await credentialsOf(signPicture(intoJpeg(await jpeg()), { signer }));
    expect(facts).toMatchObject({ integrity: 'intact', signer: 'Other' });
  });

  it('has its store put together from many segments, in any order', async () => {
    const picture = await jpeg();
    const made = store(manifest({ unbound: true, actions: [CAPTURE] }, null));
    const [first, ...others] = segmentsOf(made, 200);
    expect(others.length).toBeGreaterThan(3);
    if (!first) throw new Error('no segment');
    const shuffled = withJpegSegments(picture, ...others.reverse(), first);
    expect(await credentialsOf(shuffled)).toMatchObject({ reason: 'no_hash', actions: [{}] });
    expect(
      await credentialsOf(signPicture(intoJpeg(picture, 300), { actions: [CAPTURE] })),
    ).toMatchObject({ integrity: 'intact' });
  });

  it('is not intact when a byte of the picture changed', async () => {
    const signed = signPicture(intoJpeg(await jpeg()));
    const inTable = signed.lastIndexOf(Buffer.from([0xff, 0xdb, 0])) + 10;
    signed[inTable] = (signed[inTable] ?? 0) ^ 1;
    expect(await credentialsOf(signed)).toMatchObject({
      integrity: 'picture_changed',
      reason: 'bytes_changed',
      generator: 'Sample Camera 1',
    });
  });

  it('is not intact when it was given to another picture', async () => {
    const signed = signPicture(intoPng(await png()));
    const chunk = signed.subarray(33, 33 + 12 + signed.readUInt32BE(33));
    const other = await quarters(321, 200).png().toBuffer();
    expect(await credentialsOf(withPngChunks(other, Buffer.from(chunk)))).toMatchObject({
      integrity: 'picture_changed',
    });
  });

  it('fits still when only data were appended, which is another finding', async () => {
    const signed = signPicture(intoJpeg(await jpeg()));
    const longer = Buffer.concat([signed, Buffer.from('more')]);
    expect(await credentialsOf(longer)).toMatchObject({ integrity: 'intact' });
  });

  it.each([
    ['an action', 'c2pa.created', 'assertion_changed'],
    ['the program', 'Sample Camera', 'signature_wrong'],
  ])('tells when %s was rewritten in the manifest', async (_, text, reason) => {
    const signed = signPicture(intoJpeg(await jpeg()), { actions: [CAPTURE] });
    const at = signed.indexOf(text) + 2;
    signed[at] = (signed[at] ?? 0) ^ 1;
    expect(await credentialsOf(signed)).toMatchObject({ integrity: 'manifest_changed', reason });
  });

  it('without a signature, or cut, is not called changed', async () => {
    const unsigned = signPicture(intoJpeg(await jpeg()), { unsigned: true, actions: [SYNTHETIC] });
    expect(await credentialsOf(unsigned)).toMatchObject({
      integrity: 'unsigned',
      actions: [{ sourceType: 'trainedAlgorithmicMedia', program: 'Sample Generator 4' }],
    });
    const cut = store(manifest({}, null)).subarray(0, 400);
    const torn = withPngChunks(await png(), pngChunk('caBX', cut));
    expect(await credentialsOf(torn)).toMatchObject({
      integrity: 'unchecked',
      reason: 'unreadable',
      actions: [],
    });
  });

  it('is distinguished from one whose credentials were taken out, or are kept elsewhere', async () => {
    const referring = async (reference: string): Promise<Buffer> =>
      quarters().withXmp(`<rdf:Description dcterms:provenance="${reference}"/>`).jpeg().toBuffer();
    const inside = await referring('self#jumbf=/c2pa/urn:uuid:1/c2pa.claim');
    expect(await credentialsOf(inside)).toMatchObject({ integrity: 'removed', actions: [] });
    const signed = signPicture(intoJpeg(inside));
    expect(await credentialsOf(signed)).toMatchObject({ integrity: 'intact' });
    const elsewhere = await referring('https://manifests.example/1');
    expect(await credentialsOf(elsewhere)).toMatchObject({ reason: 'elsewhere' });
    expect(await credentialsOf(await referring('a museum'))).toBeNull();
  });

  it('hashed in a way that is not known is unchecked', async () => {
    const facts = await credentialsOf(
      signPicture(intoJpeg(await jpeg()), {
        unbound: true,
        assertions: { 'c2pa.hash.boxes': { boxes: [] } },
      }),
    );
    expect(facts).toMatchObject({ integrity: 'unchecked', reason: 'no_hash' });
  });

  it('tells what happened to the pictures it was made from, the oldest first', async () => {
    const made = manifest({ label: 'urn:uuid:made', actions: [SYNTHETIC], generator: 'G' }, null);
    const put = manifest({ label: 'urn:uuid:put', actions: [SYNTHETIC], generator: 'P' }, null);
    const shown = manifest({ label: 'urn:uuid:shown', actions: [SYNTHETIC] }, null);
    const from = (relationship: string, label: string) => ({
      relationship,
      c2pa_manifest: { url: `self#jumbf=/c2pa/${label}`, hash: Buffer.alloc(32) },
    });
    const facts = await credentialsOf(
      signPicture(intoJpeg(await jpeg()), {
        generator: 'Sample Editor',
        before: [shown, put, made],
        actions: [{ action: 'c2pa.opened' }, { action: 'c2pa.edited' }],
        assertions: {
          'c2pa.ingredient': from('parentOf', 'urn:uuid:made'),
          'c2pa.ingredient__1': from('componentOf', 'urn:uuid:put'),
          'c2pa.ingredient__2': from('inputTo', 'urn:uuid:shown'),
        },
      }),
    );
    expect(facts?.integrity).toBe('intact');
    expect(facts?.actions.map(({ action, isIngredient: isPart }) => [action, isPart])).toEqual([
      ['c2pa.created', true],
      ['c2pa.created', false],
      ['c2pa.opened', false],
      ['c2pa.edited', false],
    ]);
  });

  it('is found in the box of a HEIC, and checked box by box', () => {
    const id = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');
    const purpose = Buffer.concat([Buffer.alloc(4), Buffer.from('manifest\0'), Buffer.alloc(8)]);
    const made = store(manifest({ unbound: true }, null));
    const file = Buffer.concat([
      box('ftyp', Buffer.from('heic\0\0\0\0')),
      box('uuid', id, purpose, made),
      box('mdat', Buffer.from('pixels')),
    ]);
    expect(Buffer.from(readHeicFile(file).credentials ?? []).equals(made)).toBe(true);
  });

  it('of an ISO file is compared box by box, each with its offset', () => {
    const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0'));
    const own = box('uuid', Buffer.alloc(16, 7), Buffer.from('any store'));
    const other = box('uuid', Buffer.alloc(16, 8));
    const data = box('mdat', Buffer.from('pixels'));
    const file = Buffer.concat([ftyp, own, other, data]);
    const offset = (at: number): Buffer => Buffer.concat([Buffer.alloc(7), Buffer.from([at])]);
    const otherAt = ftyp.length + own.length;
    const kept = [offset(otherAt), other, offset(otherAt + other.length), data];
    const hash = createHash('sha256').update(Buffer.concat(kept)).digest();
    const exclusions: Plain[] = [
      { xpath: '/ftyp' },
      { xpath: '/uuid', data: [{ offset: 8, value: Buffer.alloc(16, 7) }] },
      { xpath: '/mfra' },
    ];
    const integrityOf = (label: string, bytes: Buffer): string =>
      readCredentials(
        store(manifest({ assertions: { [label]: { exclusions, hash } } }, null)),
        bytes,
        bytes.length,
      ).integrity;
    expect(integrityOf('c2pa.hash.bmff.v2', file)).toBe('intact');
    expect(integrityOf('c2pa.hash.bmff.v3', file)).toBe('intact');
    const changed = Buffer.from(file);
    changed.write('pixelZ', file.length - 6);
    expect(integrityOf('c2pa.hash.bmff.v2', changed)).toBe('picture_changed');
    // The first version hashed in another way.
    expect(integrityOf('c2pa.hash.bmff', changed)).toBe('unchecked');
  });
});

describe('hostile manifests', () => {
  it('never throw and end soon, whatever byte is wrong', async () => {
    const picture = await jpeg();
    const made = store(
      manifest({ actions: [CAPTURE, SYNTHETIC] }, { exclusions: [], hash: Buffer.alloc(32) }),
    );
    const started = performance.now();
    for (let at = 0; at < made.length; at += 3) {
      const broken = Buffer.from(made);
      broken[at] = (at * 37) & 255;
      expect(readCredentials(broken, picture, picture.length).actions.length).toBeLessThan(10);
      readCredentials(made.subarray(0, at), picture, picture.length);
    }
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('of boxes in boxes, endless lists and circles are read within bounds', () => {
    let nested = superboxOf('deep', Buffer.alloc(0));
    for (let depth = 0; depth < 2000; depth++) nested = superboxOf('deep', nested);
    expect(readCredentials(nested, Buffer.alloc(10), 10).reason).toBe('unreadable');

    const deepList = Buffer.alloc(100_000, 0x81);
    const longList = Buffer.concat([Buffer.from([0x9a, 0xff, 0xff, 0xff, 0xff]), Buffer.alloc(50)]);
    const openList = Buffer.alloc(3_000_000, 0x80).fill(0x9f, 0, 1);
    for (const claim of [deepList, longList, openList]) {
      const bad = storeWithClaim(claim);
      expect(readCredentials(bad, Buffer.alloc(10), 10).reason).toBe('unreadable');
    }

    const itself = {
      relationship: 'parentOf',
      c2pa_manifest: { url: 'self#jumbf=/c2pa/urn:uuid:newest', hash: Buffer.alloc(32) },
    };
    const circle = store(
      manifest({ unbound: true, assertions: { 'c2pa.ingredient': itself } }, null),
    );
    expect(readCredentials(circle, Buffer.alloc(10), 10)).toMatchObject({ reason: 'no_hash' });
  });

  it('that leave out more than the file has are compared all the same', async () => {
    const picture = await png();
    const hash = {
      exclusions: [
        { start: 5, length: 4_000_000_000 },
        { start: 4_000_000_000, length: 5 },
      ],
      hash: Buffer.alloc(32),
    };
    const facts = readCredentials(store(manifest({}, hash)), picture, picture.length);
    expect(facts.integrity).toBe('picture_changed');
  });
});

const superboxOf = (label: string, inner: Buffer): Buffer =>
  box('jumb', box('jumd', Buffer.alloc(16), Buffer.from([3]), Buffer.from(`${label}\0`)), inner);

const storeWithClaim = (claim: Buffer): Buffer => {
  const typed = (type: string, ...inner: Buffer[]): Buffer =>
    box('jumb', box('jumd', Buffer.from(type.padEnd(16, '\0')), Buffer.from('\x03x\0')), ...inner);
  return typed('c2pa', typed('c2ma', typed('c2cl', box('cbor', claim))));
};

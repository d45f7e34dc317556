import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PictureFacts } from '../../../../worker/engine/evidence/picture-facts.js';
import { openPicture } from '../../../../worker/engine/pipeline/opening/open-picture.js';
import { readXmp } from '../../../../worker/engine/image/xmp.js';
import {
  asFile,
  LIMITS,
  pngChunk,
  quarters,
  withJpegSegments,
  withPngChunks,
} from './picture-bytes.js';

async function factsOf(bytes: Uint8Array): Promise<PictureFacts> {
  const { picture } = await openPicture(asFile(bytes), LIMITS);
  if (picture === null) throw new Error('no picture');
  return picture;
}

const EXIF = {
  IFD0: {
    Make: 'Sample',
    Model: 'Phone 1',
    Software: 'Sample Editor 3.2',
    DateTime: '2026:03:16 08:00:00',
  },
  IFD2: { DateTimeOriginal: '2026:03:15 10:20:30', OffsetTimeOriginal: '+02:00' },
};

const XMP = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>
<rdf:Description xmp:CreatorTool="Sample &amp; Editor" xmp:CreateDate="2026-03-15T10:20:30+02:00"
  xmp:ModifyDate="2026-03-16" xmpMM:DocumentID="xmp.did:2" xmpMM:OriginalDocumentID="xmp.did:1"
  Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia">
<xmpMM:History><rdf:Seq><rdf:li stEvt:action="created" stEvt:softwareAgent="Maker 1"/>
<rdf:li><stEvt:softwareAgent>Maker 2</stEvt:softwareAgent></rdf:li></rdf:Seq></xmpMM:History>
<xmpMM:Ingredients><rdf:li stEvt:softwareAgent="not of this picture"/></xmpMM:Ingredients>
</rdf:Description></rdf:RDF></x:xmpmeta>`;

describe('what a picture file says of itself', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is read from the EXIF of a %s', async (format) => {
    const facts = await factsOf(await quarters().withExif(EXIF).toFormat(format).toBuffer());
    expect(facts).toMatchObject({
      make: 'Sample',
      model: 'Phone 1',
      software: ['Sample Editor 3.2'],
      takenAt: new Date('2026-03-15T08:20:30Z'),
    });
  });

  it('is absent, and no failure, when there is none', async () => {
    expect(await factsOf(await quarters().png().toBuffer())).toEqual({
      format: 'png',
      width: 320,
      height: 200,
      orientation: 1,
      make: null,
      model: null,
      software: [],
      takenAt: null,
      modifiedAt: null,
      xmp: null,
      generatorKeys: [],
      credentials: null,
    });
  });

  it('is read from the XMP of every format that carries it', async () => {
    const expected = {
      creatorTool: 'Sample & Editor',
      createDate: new Date('2026-03-15T08:20:30Z'),
      modifyDate: new Date('2026-03-16T00:00:00Z'),
      documentId: 'xmp.did:2',
      originalDocumentId: 'xmp.did:1',
      historyAgents: ['Maker 1', 'Maker 2'],
      digitalSourceType: 'trainedAlgorithmicMedia',
    };
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const facts = await factsOf(await quarters().withXmp(XMP).toFormat(format).toBuffer());
      expect(facts.xmp).toMatchObject(expected);
    }
  });

  it('names the prompts that generators leave in textual chunks, packed or not', async () => {
    const png = await quarters().png().toBuffer();
    const text = (key: string, value: string) => pngChunk('tEXt', Buffer.from(`${key}\0${value}`));
    const packed = pngChunk(
      'zTXt',
      Buffer.concat([Buffer.from('workflow\0\0'), deflateSync(Buffer.from('{"nodes":[]}'))]),
    );
    const facts = await factsOf(
      withPngChunks(png, text('parameters', 'a receipt'), packed, text('Title', 'mine')),
    );
    expect(facts.generatorKeys).toEqual(['parameters', 'workflow']);
    const editor = await factsOf(withPngChunks(png, text('Software', 'Sample Painter')));
    expect(editor).toMatchObject({ software: ['Sample Painter'], generatorKeys: [] });
  });

  it('names the prompt that a JPEG carries in its user comment', async () => {
    const exif = { IFD2: { UserComment: 'a receipt Steps: 20, Sampler: Euler a, Seed: 1' } };
    const facts = await factsOf(await quarters().withExif(exif).jpeg().toBuffer());
    expect(facts.generatorKeys).toEqual(['UserComment']);
  });

  it('names the labels of generators in descriptions, comments and XMP', async () => {
    const png = await quarters().png().toBuffer();
    const text = (key: string, value: string) => pngChunk('tEXt', Buffer.from(`${key}\0${value}`));
    const keysOf = async (chunk: Buffer) =>
      (await factsOf(withPngChunks(png, chunk))).generatorKeys;
    const job = 'a receipt Job ID: 01234567-89ab-cdef-0123-456789abcdef';
    expect(await keysOf(text('Description', job))).toEqual(['Description']);
    expect(await keysOf(text('Description', 'Job ID of the printer: 7'))).toEqual([]);
    expect(await keysOf(text('AIGC', '{"Label":"1"}'))).toEqual(['AIGC']);
    const labelled = XMP.replace('xmp:CreatorTool', 'TC260:AIGC="{}" xmp:CreatorTool');
    const jpeg = await quarters().withXmp(labelled).jpeg().toBuffer();
    expect((await factsOf(jpeg)).generatorKeys).toEqual(['TC260:AIGC']);
  });

  it('is cut to one short line of plain text', async () => {
    const png = await quarters().png().toBuffer();
    const long = `A\n\u202eB\t${'x'.repeat(5000)}`;
    const chunk = pngChunk('iTXt', Buffer.from(`Software\0\0\0\0\0${long}`));
    const [software] = (await factsOf(withPngChunks(png, chunk))).software;
    expect(software).toMatch(/^A B x+$/);
    expect(software?.length).toBeLessThanOrEqual(200);
  });
});

describe('hostile metadata', () => {
  it('costs no more memory than its bound, however far it unpacks', async () => {
    const bomb = deflateSync(Buffer.alloc(200 * 1024 * 1024));
    const png = withPngChunks(
      await quarters().png().toBuffer(),
      pngChunk('zTXt', Buffer.concat([Buffer.from('workflow\0\0'), bomb])),
    );
    const before = process.memoryUsage().rss;
    const facts = await factsOf(png);
    expect(facts.generatorKeys).toEqual(['workflow']);
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
  });

  it('never fails a scan', async () => {
    const jpeg = await quarters().jpeg().toBuffer();
    const exif = (body: Buffer): Buffer => withJpegSegments(jpeg, [0xe1, body]);
    const loop = Buffer.from(
      'Exif\0\0II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x08\0\0\0\x08\0\0\0',
      'latin1',
    );
    const huge = Buffer.from(
      'Exif\0\0II*\0\x08\0\0\0\xff\xff\x0f\x01\x02\0\xff\xff\xff\x7f\x08\0\0\0',
      'latin1',
    );
    for (const bytes of [
      exif(loop),
      exif(huge),
      exif(Buffer.from('Exif\0\0', 'latin1')),
      exif(Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmp:CreatorTool="', 'latin1')),
      withJpegSegments(jpeg, [0xe2, Buffer.from('MPF\0II*\0\xff\xff\xff\x7f', 'latin1')]),
      withJpegSegments(jpeg, [0xed, Buffer.from('Photoshop 3.0\0\x1c\x02\x41\xff\xff', 'latin1')]),
    ])
      expect((await factsOf(bytes)).format).toBe('jpeg');
  });

  it('in XMP is read in linear time', () => {
    const started = performance.now();
    readXmp('<xmp:CreatorTool '.repeat(60_000));
    readXmp(
      `<xmpMM:History>${'<stEvt:softwareAgent rdf:resource="a" '.repeat(20_000)}</xmpMM:History>`,
    );
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

import {
  NO_PDF_EVIDENCE,
  type PdfEvidence,
} from '../../../../../worker/engine/evidence/evidence.js';
import { describe, expect, it } from 'vitest';
import { aiDeclared } from '../../../../../worker/engine/detectors/document/ai-declared/detector.js';
import {
  findingsOf,
  metadataDates,
} from '../../../../../worker/engine/detectors/document/metadata-dates/detector.js';
import { never, pdf, picture, told, xmp } from './evidence.js';

const FILE = {
  path: '/tmp/x',
  name: 'x.png',
  type: 'image/png',
  size: 1,
  sha256: 'aa',
} as const;
const NOW = new Date('2026-11-20T12:00:00Z');
const at = (text: string) => new Date(text);

describe('dates in the metadata', () => {
  const codes = (created: string[], modified: string[] = []) =>
    told(findingsOf({ created: created.map(at), modified: modified.map(at) }, NOW)).map(
      ({ code }) => code,
    );

  it('agree within two minutes, and across time zones left out', () => {
    expect(codes(['2026-03-31T10:00:00Z', '2026-03-31T10:01:30Z'])).toEqual([]);
    expect(codes(['2026-03-31T10:00:00Z', '2026-03-31T13:00:00Z'])).toEqual([]);
    expect(codes(['2026-03-31T10:00:00Z'], ['2026-03-31T10:20:00Z'])).toEqual([]);
  });

  it('that lie further apart for one event contradict each other', () => {
    expect(codes(['2026-03-31T10:00:00Z', '2026-03-31T10:23:00Z'])).toEqual([
      'metadata_dates_disagree',
    ]);
    expect(codes(['2026-03-31T10:00:00Z', '2024-03-31T10:00:00Z'])).toEqual([
      'metadata_dates_disagree',
    ]);
    expect(codes(['2026-03-31T10:00:00Z'], ['2025-03-31T10:00:00Z'])).toEqual([
      'metadata_dates_disagree',
    ]);
  });

  it('that all come from one stale packet are one finding', () => {
    expect(
      codes(
        ['2026-03-31T10:00:00Z', '2024-03-31T10:07:00Z'],
        ['2026-03-31T10:00:00Z', '2024-03-31T10:07:00Z'],
      ),
    ).toEqual(['metadata_dates_disagree']);
  });

  it('of a later save are information', () => {
    expect(codes(['2026-03-31T10:00:00Z'], ['2026-04-02T11:07:00Z'])).toEqual([
      'modified_after_creation',
    ]);
  });

  it('ahead of the scan by more than a day are found, nearer ones are time zones', () => {
    expect(codes(['2026-11-22T12:00:00Z'])).toEqual(['metadata_date_in_future']);
    expect(codes(['2026-11-21T02:00:00Z'])).toEqual([]);
  });

  it('that are no dates are passed over', async () => {
    const broken = pdf();
    broken.metadata.info.creationDate = new Date(NaN);
    expect(await metadataDates.detect({ file: FILE, ...broken, picture: null }, never)).toEqual([]);
    expect(
      await metadataDates.detect({ file: FILE, ...NO_PDF_EVIDENCE, picture: null }, never),
    ).toEqual([]);
  });

  it('are taken from pictures too', async () => {
    const facts = picture({ takenAt: at('2999-01-01T00:00:00Z') });
    expect(
      told(await metadataDates.detect({ file: FILE, ...NO_PDF_EVIDENCE, picture: facts }, never)),
    ).toMatchObject([{ code: 'metadata_date_in_future' }]);
  });
});

describe('declared AI', () => {
  const look = async (facts: Partial<PdfEvidence> & { picture?: ReturnType<typeof picture> }) =>
    told(
      await aiDeclared.detect({ file: FILE, ...NO_PDF_EVIDENCE, picture: null, ...facts }, never),
    );

  it('is found by source type, by generator data, by name', async () => {
    expect(
      await look({
        picture: picture({ xmp: xmp({ digitalSourceType: 'trainedAlgorithmicMedia' }) }),
      }),
    ).toMatchObject([{ code: 'ai_generator_declared', values: { basis: 'source_type' } }]);
    expect(
      await look({
        picture: picture({
          xmp: xmp({ digitalSourceType: 'compositeWithTrainedAlgorithmicMedia' }),
        }),
      }),
    ).toMatchObject([{ code: 'ai_part_declared' }]);
    expect(await look({ picture: picture({ generatorKeys: ['parameters'] }) })).toMatchObject([
      { values: { basis: 'generator_data', name: 'parameters' } },
    ]);
    expect(await look({ picture: picture({ software: ['Midjourney 6'] }) })).toMatchObject([
      { values: { basis: 'software', name: 'Midjourney 6' } },
    ]);
    expect(
      await look({ ...pdf({ xmp: xmp({ digitalSourceType: 'trainedAlgorithmicMedia' }) }) }),
    ).toHaveLength(1);
  });

  it('is one finding, whatever declares it, with all that does', async () => {
    const both = picture({
      generatorKeys: ['prompt', 'workflow'],
      xmp: xmp({ digitalSourceType: 'trainedAlgorithmicMedia' }),
    });
    expect(await look({ picture: both })).toMatchObject([
      { values: { basis: 'source_type' }, evidence: 'trainedAlgorithmicMedia, prompt, workflow' },
    ]);
  });

  it.each(['digitalCapture', 'computationalCapture', 'algorithmicMedia', 'screenCapture'])(
    'is not what a camera means by %s',
    async (digitalSourceType) => {
      expect(
        await look({
          picture: picture({ xmp: xmp({ digitalSourceType }), software: ['HDR+ 1.0.5'] }),
        }),
      ).toEqual([]);
    },
  );
});

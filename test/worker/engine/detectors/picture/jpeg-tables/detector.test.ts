import { describe, expect, it } from 'vitest';
import type { PictureFacts } from '../../../../../../worker/engine/evidence/picture-facts.js';
import type { JpegCoefficients } from '../../../../../../worker/engine/image/jpeg/jpeg-coefficients.js';
import { jpegTables } from '../../../../../../worker/engine/detectors/picture/jpeg-tables/detector.js';
import { describeTables } from '../../../../../../worker/engine/detectors/picture/jpeg-tables/describe-tables.js';
import { contextOf, neverAborted, testPage } from '../scanned-page.js';
import { picture as pictureFacts } from '../../document/evidence.js';
import { asJpeg, asPng, coloursOf } from '../stored-page.js';

const PAGE = coloursOf(testPage());

describe('jpegTables', () => {
  it.each([35, 75, 90, 100])('reads a libjpeg quality of %i off the tables', async (quality) => {
    const {
      figures,
      findings: findings,
      score,
    } = await jpegTables.detect(
      { picture: await asJpeg(PAGE, quality), ...contextOf() },
      neverAborted,
    );
    expect(figures).toMatchObject({
      libjpeg_quality: quality,
      about_quality: quality,
      odd_chroma_table: false,
      sampling: '2x2',
      writer: 'libjpeg',
    });
    expect([findings, score]).toEqual([[], null]);
  });

  it('finds the nearest quality of tables that are not libjpeg’s', async () => {
    const { jpeg } = await asJpeg(PAGE, 80);
    jpeg!.components[0]!.steps[5]! += 1;
    expect(describeTables(jpeg!)).toMatchObject({
      libjpegQuality: null,
      aboutQuality: 80,
      writer: 'other',
    });
  });

  it('abstains on other formats', async () => {
    const detection = await jpegTables.detect(
      { picture: asPng(PAGE), ...contextOf() },
      neverAborted,
    );
    expect(detection.abstained).not.toBeNull();
  });
});

describe('a file that names a phone', () => {
  const IPHONE = { make: 'Apple', model: 'iPhone 15 Pro' };
  const GALAXY = { make: 'samsung', model: 'SM-S911B' };

  /** What is said of a libjpeg file of these facts, after `change`. */
  async function signsFor(
    facts: Partial<PictureFacts>,
    change: (jpeg: JpegCoefficients) => void = () => {},
  ) {
    const page = await asJpeg(PAGE, 90);
    change(page.jpeg!);
    const context = { ...contextOf(), facts: pictureFacts(facts) };
    return (await jpegTables.detect({ picture: page, ...context }, neverAborted)).findings;
  }
  const ownTables = ({ components }: JpegCoefficients) => void (components[0]!.steps[5]! += 1);

  it('was saved again where an iPhone’s has a library’s tables', async () => {
    expect(await signsFor(IPHONE)).toMatchObject([
      {
        code: 'phone_file_resaved',
        values: { by: 'library', device: 'iPhone 15 Pro' },
        evidence: 'libjpeg quality 90',
      },
    ]);
  });

  it.each([
    ['adobe', (jpeg: JpegCoefficients) => void (jpeg.encoderTraits.adobeTransform = 1)],
    ['web', (jpeg: JpegCoefficients) => void (jpeg.encoderTraits.isProgressive = true)],
  ])('was saved again where any phone’s is written as by %s', async (by, change) => {
    expect(await signsFor(GALAXY, change)).toMatchObject([{ values: { by } }]);
  });

  it('is left alone with tables of its own, or where its maker uses the library', async () => {
    expect(await signsFor(IPHONE, ownTables)).toEqual([]);
    expect(await signsFor(GALAXY)).toEqual([]);
  });

  it('is left alone where it names an editor, which is another finding', async () => {
    expect(await signsFor({ ...IPHONE, software: ['Adobe Photoshop 25.0'] })).toEqual([]);
  });

  it('is left alone where no phone is named', async () => {
    expect(await signsFor({})).toEqual([]);
    expect(await signsFor({ make: 'Canon', model: 'EOS R5' })).toEqual([]);
  });
});

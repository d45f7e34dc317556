import { describe, expect, it } from 'vitest';
import { jpegTables } from '../../../../worker/pixels/jpeg-tables/detector.js';
import { describeTables } from '../../../../worker/pixels/jpeg-tables/describe-tables.js';
import { contextOf, neverAborted, testPage } from '../scanned-page.js';
import { asJpeg, asPng, coloursOf } from '../stored-page.js';

const PAGE = coloursOf(testPage());

describe('jpegTables', () => {
  it.each([35, 75, 90, 100])('reads a libjpeg quality of %i off the tables', async (quality) => {
    const { figures, signs, score } = await jpegTables.look(
      await asJpeg(PAGE, quality),
      contextOf(),
      neverAborted,
    );
    expect(figures).toMatchObject({
      libjpeg_quality: quality,
      about_quality: quality,
      odd_chroma_table: false,
      sampling: '2x2',
      writer: 'libjpeg',
    });
    expect([signs, score]).toEqual([[], null]);
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
    const look = await jpegTables.look(asPng(PAGE), contextOf(), neverAborted);
    expect(look.abstained).not.toBeNull();
  });
});

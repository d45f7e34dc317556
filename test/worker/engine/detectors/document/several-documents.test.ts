import { describe, expect, it } from 'vitest';
import {
  NO_REREADING,
  type Line,
  type TextRegion,
} from '../../../../../worker/engine/evidence/page.js';
import { severalDocuments } from '../../../../../worker/engine/detectors/document/several-documents/detector.js';
import { never, page, told } from './evidence.js';

const region = (lines: Line[]): TextRegion => ({
  ...{ width: 500, height: 700, lines },
  rules: { level: [], upright: [] },
  asShown: (rect) => rect,
  ...NO_REREADING,
});

const look = async (regions?: TextRegion[]) => {
  const one = page(['Total 117.00', 'Total 20.00']);
  return told(
    await severalDocuments.detect({ pages: [{ ...one, ...(regions && { regions }) }] }, never),
  );
};

describe('several documents on one page', () => {
  const [first, second] = page(['Total 117.00', 'Total 20.00']).lines;

  it('are told, with their number', async () => {
    expect(await look([region([first!]), region([second!])])).toMatchObject([
      { code: 'several_documents_on_page', values: { page: 1, count: 2 } },
    ]);
  });

  it('are not seen in a page that was only turned, nor in a corner without text', async () => {
    expect(await look()).toEqual([]);
    expect(await look([region([first!, second!])])).toEqual([]);
    expect(await look([region([first!, second!]), region([])])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { falseText } from '../../../../../worker/engine/detectors/document/false-text/detector.js';
import { never, page, told } from './evidence.js';

describe('text that differs from what is shown', () => {
  const shown = page(['Total 117.00']);

  it('is told once, with its first page and the number of pages', async () => {
    const pages = [
      shown,
      { ...shown, number: 2, textLayerFalse: true },
      { ...shown, number: 3, textLayerFalse: true },
    ];
    expect(told(await falseText.detect({ pages }, never))).toMatchObject([
      { code: 'text_not_as_shown', values: { page: 2, count: 2 } },
    ]);
  });

  it('is not told of other pages', async () => {
    expect(told(await falseText.detect({ pages: [shown] }, never))).toEqual([]);
  });
});

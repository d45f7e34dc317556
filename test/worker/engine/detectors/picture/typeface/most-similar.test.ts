import { describe, expect, it } from 'vitest';
import { MostSimilar } from '../../../../../../worker/engine/detectors/picture/typeface/most-similar.js';

describe('MostSimilar', () => {
  it('ranks the most similar, the first of equal ones before the others', () => {
    const nearest = new MostSimilar<string>(3);
    const offered: [string, number][] = [
      ['a', 0.2],
      ['b', 0.9],
      ['c', 0.5],
      ['d', 0.5],
      ['e', 0.95],
      ['f', 0.9],
    ];
    for (const [item, similarity] of offered) nearest.offer(item, similarity);
    expect(nearest.ranked).toEqual(['e', 'b', 'f']);
  });

  it('keeps what there is of fewer', () => {
    const nearest = new MostSimilar<string>(3);
    nearest.offer('a', -1);
    expect(nearest.ranked).toEqual(['a']);
  });
});

import { describe, expect, it } from 'vitest';
import { Box } from '../../../../core/report.js';
import { boxOf } from '../../../../worker/engine/report/box-of.js';

describe('boxOf', () => {
  it('carries both shapes of one place', () => {
    expect(boxOf({ page: 2, rect: { x: 10, y: 20, w: 30, h: 5 } })).toEqual({
      page: 2,
      x: 10,
      y: 20,
      w: 30,
      h: 5,
      box_2d: [200, 100, 250, 400],
    });
  });

  it('cuts off what leaves the page', () => {
    for (const rect of [
      { x: -5, y: -5, w: 20, h: 20 },
      { x: 95, y: 99, w: 20, h: 20 },
      { x: 120, y: 130, w: 5, h: 5 },
    ]) {
      expect(Box.safeParse(boxOf({ page: 1, rect })).success).toBe(true);
    }
  });
});

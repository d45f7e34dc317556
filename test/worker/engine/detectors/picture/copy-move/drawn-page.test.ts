import { describe, expect, it } from 'vitest';
import { copyMove } from '../../../../../../worker/engine/detectors/picture/copy-move/detector.js';
import { drawnStatement, registerFonts } from '../drawn-statement.js';
import { contextOf, neverAborted, randomFrom } from '../scanned-page.js';

registerFonts([['Sans of the small page', 'heebo/400Regular/Heebo_400Regular.ttf']]);

const LETTERS = 'ABCDEFGHKLMNPRSTUVWXYZ0123456789';

/** A page on which no two words have one size, but for a number that is printed twice. */
async function detect() {
  const random = randomFrom(1);
  const page = await drawnStatement<object>({
    rows: 13,
    amounts: [1000, 8900],
    draw(context, { row, column, left, y }) {
      const isRepeated = column === 2 && (row === 3 || row === 7);
      const size = isRepeated ? 14 : 12 + 8 * random();
      const x = isRepeated ? left : left + random();
      const line = isRepeated ? y + (row === 7 ? 0.5 : 0) : y + random();
      const letters = Array.from({ length: 6 }, () => LETTERS[Math.floor(random() * 32)]);
      context.font = `${size}px "Sans of the small page"`;
      context.fillStyle = '#222';
      context.fillText(isRepeated ? '94,297.15' : letters.join(''), x, line);
      return { x: left, y: y - size, w: 100, h: size * 1.3 };
    },
  });
  return copyMove.detect({ ...contextOf(), ...page, channel: 'unknown' }, neverAborted);
}

describe('a number printed twice on a page that a program drew', () => {
  it('is no copy: equal words are drawn equally there', async () => {
    const { findings, abstained } = await detect();
    expect(findings).toEqual([]);
    expect(abstained).toBe('letters are drawn, not scanned');
  });
});

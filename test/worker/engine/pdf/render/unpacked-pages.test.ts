import { expect, test, vi } from 'vitest';
import { openUnpackedPages } from '../../../../../worker/engine/pdf/render/unpacked-pages.js';

const page = () => ({ cleanup: vi.fn(() => true) });

test('what was decoded for a drawing is kept for the next, and given up then', () => {
  const unpacked = openUnpackedPages();
  const one = page();
  unpacked.drawn(one, 4e6);
  expect(one.cleanup).not.toHaveBeenCalled();
  unpacked.drawn(one, 4e6);
  expect(one.cleanup).toHaveBeenCalledOnce();
});

test('pages beyond the room, and those without pictures, are given up at once', () => {
  const unpacked = openUnpackedPages();
  const [first, second, large, drawn] = [page(), page(), page(), page()];
  unpacked.drawn(first, 4e6);
  unpacked.drawn(large, 9e6);
  unpacked.drawn(second, 8e6);
  unpacked.drawn(drawn, 0);
  const given = [first, large, second, drawn].map(({ cleanup }) => cleanup.mock.calls.length);
  expect(given).toEqual([0, 1, 0, 1]);
  // The place of a page that was given up is free again.
  unpacked.drawn(first, 4e6);
  const another = page();
  unpacked.drawn(another, 4e6);
  expect(another.cleanup).not.toHaveBeenCalled();
});

/** Natural position (row x 8 + column) of each coefficient in stored order (T.81, figure A.6). */
export const ZIGZAG: Uint8Array = walkDiagonals();

function walkDiagonals(): Uint8Array {
  const order = new Uint8Array(64);
  let at = 0;
  for (let diagonal = 0; diagonal < 15; diagonal++) {
    const first = Math.max(0, diagonal - 7);
    const last = Math.min(7, diagonal);
    for (let step = first; step <= last; step++) {
      const row = diagonal % 2 === 0 ? diagonal - step : step;
      order[at++] = row * 8 + (diagonal - row);
    }
  }
  return order;
}

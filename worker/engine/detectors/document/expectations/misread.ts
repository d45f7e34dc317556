/** Whether one text can be a careless reading of the other: one character replaced, lost or added. */
export const isMisreadOf = (read: string, meant: string): boolean => distance(read, meant, 1) <= 1;

/** Edits between two words, or a number above `limit` once the limit is certainly exceeded. */
export function distance(one: string, other: string, limit: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = b.map((_, index) => index + 1);
  for (const [i, letter] of a.entries()) {
    const next: number[] = [];
    let [diagonal, left] = [i, i + 1];
    for (const [j, wanted] of b.entries()) {
      const above = row[j] ?? 0;
      left = Math.min(above + 1, left + 1, diagonal + (letter === wanted ? 0 : 1));
      next.push(left);
      diagonal = above;
    }
    if (Math.min(i + 1, ...next) > limit) return limit + 1;
    row = next;
  }
  return row.at(-1) ?? a.length;
}

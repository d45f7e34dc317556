/** Keeps the most similar of what it is offered; of equal ones those that came first. */
export class MostSimilar<Item> {
  /** The most similar first. */
  readonly ranked: Item[] = [];
  private readonly similarities: number[] = [];

  private readonly max: number;

  /** @param max how many are kept */
  constructor(max: number) {
    this.max = max;
  }

  offer(item: Item, similarity: number): void {
    const { length } = this.similarities;
    if (length === this.max && similarity <= this.similarities[length - 1]!) return;
    let at = Math.min(length, this.max - 1);
    for (; at > 0 && this.similarities[at - 1]! < similarity; at--) {
      this.similarities[at] = this.similarities[at - 1]!;
      this.ranked[at] = this.ranked[at - 1]!;
    }
    this.similarities[at] = similarity;
    this.ranked[at] = item;
  }
}

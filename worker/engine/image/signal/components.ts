import type { InkMap } from './ink-map.js';

/** A connected component of ink: its bounding box in pixels and its number of ink pixels. */
export interface Component {
  x: number;
  y: number;
  w: number;
  h: number;
  inked: number;
}

/** Connected components of ink (8-connectivity), from the top; at most `limit` of them. */
export function componentsOf({ width, height, ink }: InkMap, limit: number): Component[] {
  const labels = new Labels();
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const row: Run[] = [];
    let first = 0;
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x] === 0) continue;
      const left = x;
      while (x < width && ink[y * width + x] === 1) x++;
      while (first < above.length && above[first]!.right < left) first++;
      let label = -1;
      for (let at = first; at < above.length && above[at]!.left <= x; at++)
        label = label < 0 ? labels.rootOf(above[at]!.label) : labels.join(label, above[at]!.label);
      if (label < 0) label = labels.add();
      labels.extend(label, left, y, x);
      row.push({ left, right: x, label });
    }
    above = row;
  }
  return labels.components(limit);
}

/** A run of ink in one row, [left, right). */
interface Run {
  left: number;
  right: number;
  label: number;
}

/** Union-find over labels that keeps the bounding box of each component. */
class Labels {
  private readonly parents: number[] = [];
  private readonly boxes: number[] = [];

  add(): number {
    this.parents.push(this.parents.length);
    this.boxes.push(Infinity, Infinity, -1, -1, 0);
    return this.parents.length - 1;
  }

  rootOf(label: number): number {
    let root = label;
    while (this.parents[root] !== root) root = this.parents[root]!;
    while (this.parents[label] !== root)
      [this.parents[label], label] = [root, this.parents[label]!];
    return root;
  }

  join(one: number, other: number): number {
    const [kept, dropped] = [this.rootOf(one), this.rootOf(other)];
    if (kept === dropped) return kept;
    this.parents[dropped] = kept;
    const { boxes } = this;
    const [to, from] = [kept * FIELDS, dropped * FIELDS];
    boxes[to] = Math.min(boxes[to]!, boxes[from]!);
    boxes[to + 1] = Math.min(boxes[to + 1]!, boxes[from + 1]!);
    boxes[to + 2] = Math.max(boxes[to + 2]!, boxes[from + 2]!);
    boxes[to + 3] = Math.max(boxes[to + 3]!, boxes[from + 3]!);
    boxes[to + 4]! += boxes[from + 4]!;
    return kept;
  }

  extend(root: number, left: number, y: number, right: number): void {
    const { boxes } = this;
    const at = root * FIELDS;
    boxes[at] = Math.min(boxes[at]!, left);
    boxes[at + 1] = Math.min(boxes[at + 1]!, y);
    boxes[at + 2] = Math.max(boxes[at + 2]!, right);
    boxes[at + 3] = Math.max(boxes[at + 3]!, y + 1);
    boxes[at + 4]! += right - left;
  }

  components(limit: number): Component[] {
    const found: Component[] = [];
    for (let label = 0; label < this.parents.length && found.length < limit; label++) {
      if (this.parents[label] !== label) continue;
      const [x, y, right, bottom, inked] = this.boxes.slice(
        label * FIELDS,
        label * FIELDS + FIELDS,
      );
      found.push({ x: x!, y: y!, w: right! - x!, h: bottom! - y!, inked: inked! });
    }
    return found;
  }
}

/** Left, top, right, bottom, ink. */
const FIELDS = 5;

/** A byte buffer that grows up to a limit. */
export class GrowingBytes {
  private bytes: Uint8Array;
  private used = 0;
  readonly bytesMax: number;

  constructor(bytesMax: number) {
    this.bytesMax = bytesMax;
    this.bytes = new Uint8Array(Math.min(bytesMax, 4096));
  }

  get length(): number {
    return this.used;
  }

  /** Whether a decoder has exceeded the limit: its data are then too large. */
  isFull = false;

  push(byte: number): void {
    if (this.used === this.bytes.length && !this.grow(1)) return;
    this.bytes[this.used++] = byte;
  }

  /** Reserves `count` bytes and returns a view to write them; null beyond the limit. */
  take(count: number): Uint8Array | null {
    if (this.used + count > this.bytes.length && !this.grow(count)) return null;
    this.used += count;
    return this.bytes.subarray(this.used - count, this.used);
  }

  /** View of the bytes so far; invalid after the next write. */
  view(): Uint8Array {
    return this.bytes.subarray(0, this.used);
  }

  /** Copy of the bytes so far. */
  all(): Uint8Array {
    return this.bytes.slice(0, this.used);
  }

  private grow(count: number): boolean {
    if (this.used + count > this.bytesMax) {
      this.isFull = true;
      return false;
    }
    const wider = new Uint8Array(
      Math.min(this.bytesMax, Math.max(this.used + count, this.bytes.length * 2)),
    );
    wider.set(this.bytes.subarray(0, this.used));
    this.bytes = wider;
    return true;
  }
}

import sharp from 'sharp';
import type { DrawnBox } from '../../../core/feedback.js';

/** Masks that the trainers know: what was copied, and what was painted over. */
export type MaskKind = 'copy' | 'patch';

/** A change of another kind, or of none that is known, counts as both. */
const KINDS: Record<string, MaskKind[]> = { copy_paste: ['copy'], background_patch: ['patch'] };
const BOTH: MaskKind[] = ['copy', 'patch'];

/**
 * Masks of a picture, PNG, white where people marked a change; only kinds that they marked.
 *
 * @param size of the picture as shown, pixels
 */
export async function drawMasks(
  { width, height }: { width: number; height: number },
  places: readonly { box: DrawnBox; category: string | null }[],
): Promise<Map<MaskKind, Buffer>> {
  const masks = new Map<MaskKind, Buffer>();
  for (const kind of BOTH) {
    const boxes = places.flatMap(({ box, category }) =>
      (KINDS[category ?? ''] ?? BOTH).includes(kind) ? [box] : [],
    );
    if (boxes.length === 0) continue;
    const pixels = Buffer.alloc(width * height);
    for (const box of boxes) fill(pixels, width, height, box);
    const raw = { width, height, channels: 1 } as const;
    masks.set(kind, await sharp(pixels, { raw }).png().toBuffer());
  }
  return masks;
}

function fill(pixels: Buffer, width: number, height: number, box: DrawnBox): void {
  const at = (percent: number, size: number): number =>
    Math.min(size, Math.max(0, Math.round((percent / 100) * size)));
  const [left, right] = [at(box.x, width), at(box.x + box.w, width)];
  for (let y = at(box.y, height); y < at(box.y + box.h, height); y += 1)
    pixels.fill(255, y * width + left, y * width + right);
}

import sharp from 'sharp';

/** A part of a page's picture that fits on paper. */
export interface PicturePart {
  /** Only their ratio counts. */
  width: number;
  height: number;
  /** null where there is no picture. */
  jpeg: Buffer | null;
  /** Upper and lower end, as shares of the page. */
  from: number;
  to: number;
}

/** Taller than a telephone's screen (21:9): of a long screenshot on one sheet nothing could be read. */
const RATIO_MAX = 2.5;
/** Of a part, shown again at its other end: a line that is cut in one part is whole in the next. */
const OVERLAP = 0.04;
/** Height of a part by its width: the ratio of the space that a sheet has. */
const PART_RATIO = 1.25;

/** 4:2:0 at this quality keeps print of 150 dpi legible; the pictures were lossy already. */
const QUALITY = 80;

/**
 * A page's picture as JPEG, which PDF knows (it knows no WEBP), in parts from top to bottom;
 * null where it cannot be read.
 */
export async function cutPicture({
  width,
  height,
  webp,
}: {
  width: number;
  height: number;
  webp: Uint8Array;
}): Promise<PicturePart[] | null> {
  const count = height / width > RATIO_MAX ? Math.ceil(height / (width * PART_RATIO)) : 1;
  try {
    const parts: PicturePart[] = [];
    for (let index = 0; index < count; index += 1) {
      const top = Math.round((height * index) / count);
      const bottom = Math.min(height, Math.round((height * (index + 1 + OVERLAP)) / count));
      const size = { width, height: bottom - top };
      const picture = sharp(webp);
      if (count > 1) picture.extract({ left: 0, top, ...size });
      const jpeg = await picture.jpeg({ quality: QUALITY }).toBuffer();
      parts.push({ ...size, jpeg, from: top / height, to: bottom / height });
    }
    return parts;
  } catch {
    return null;
  }
}

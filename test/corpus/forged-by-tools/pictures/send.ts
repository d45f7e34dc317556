import sharp, { type JpegOptions, type Sharp } from 'sharp';

/** How a picture is saved and sent, after the edit if there is one. */
export const SENT_AS = ['png', 'jpeg-92', 'jpeg-75', 'messenger', 'printscreen-messenger'] as const;

export type SentAs = (typeof SENT_AS)[number];

/**
 * A picture of the screen on which a viewer shows the picture smaller, in pixels per pixel: 0.87 is
 * that of a page of 150 dots per inch in a window made for 130.
 */
const VIEWER_SCALE = 0.87;

/** Pixels of the longer side, as common messengers reduce photos to. */
const MESSENGER_PX = 1280;

export const endingOf = (sent: SentAs): string => (sent === 'png' ? 'png' : 'jpg');

/** @param png the picture; a mask is reduced like it by `reduced` */
export async function send(png: Buffer, sent: SentAs): Promise<Buffer> {
  if (sent === 'png') return png;
  const options: JpegOptions = { chromaSubsampling: '4:2:0' };
  if (sent === 'messenger' || sent === 'printscreen-messenger') {
    const seen = sent === 'messenger' ? png : await (await shown(png)).png().toBuffer();
    return (await reduced(seen)).jpeg({ ...options, quality: 75 }).toBuffer();
  }
  return sharp(png)
    .jpeg({ ...options, quality: sent === 'jpeg-92' ? 92 : 75 })
    .toBuffer();
}

/** A mask for the picture as it was sent. */
export async function sendMask(mask: Buffer, sent: SentAs): Promise<Buffer> {
  if (sent === 'printscreen-messenger')
    return (await reduced(await (await shown(mask)).png().toBuffer())).png().toBuffer();
  return sent === 'messenger' ? (await reduced(mask)).png().toBuffer() : mask;
}

/** As a viewer shows a picture, by interpolation between two pixels. */
async function shown(picture: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture).resize(
    Math.round(width * VIEWER_SCALE),
    Math.round(height * VIEWER_SCALE),
    {
      fit: 'fill',
      kernel: 'linear',
    },
  );
}

/** At most as large as messengers send, and smaller than it was in any case. */
async function reduced(picture: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(picture).metadata();
  const longer = Math.max(width, height);
  const scale = Math.min(MESSENGER_PX / longer, 0.8);
  return sharp(picture).resize(Math.round(width * scale), Math.round(height * scale), {
    fit: 'fill',
  });
}

import sharp, { type JpegOptions, type Sharp } from 'sharp';

/** How a picture is saved and sent, after the edit if there is one. */
export const SENT_AS = ['png', 'jpeg-92', 'jpeg-75', 'messenger'] as const;

export type SentAs = (typeof SENT_AS)[number];

/** Pixels of the longer side, as common messengers reduce photos to. */
const MESSENGER_PX = 1280;

export const endingOf = (sent: SentAs): string => (sent === 'png' ? 'png' : 'jpg');

/** @param png the picture; a mask is reduced like it by `reduced` */
export async function send(png: Buffer, sent: SentAs): Promise<Buffer> {
  if (sent === 'png') return png;
  const options: JpegOptions = { chromaSubsampling: '4:2:0' };
  if (sent === 'messenger')
    return (await reduced(png)).jpeg({ ...options, quality: 75 }).toBuffer();
  return sharp(png)
    .jpeg({ ...options, quality: sent === 'jpeg-92' ? 92 : 75 })
    .toBuffer();
}

/** A mask for the picture as it was sent. */
export const sendMask = async (mask: Buffer, sent: SentAs): Promise<Buffer> =>
  sent === 'messenger' ? (await reduced(mask)).png().toBuffer() : mask;

/** At most as large as messengers send, and smaller than it was in any case. */
async function reduced(picture: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(picture).metadata();
  const longer = Math.max(width, height);
  const scale = Math.min(MESSENGER_PX / longer, 0.8);
  return sharp(picture).resize(Math.round(width * scale), Math.round(height * scale), {
    fit: 'fill',
  });
}

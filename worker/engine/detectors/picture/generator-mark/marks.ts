/** A message that a picture generator hides in whatever it makes. */
export interface KnownMark {
  /** The program, for people. */
  name: string;
  /** The message, bit by bit; repeated over the blocks of the picture. */
  bits: readonly (0 | 1)[];
}

const bitsOfNumber = (digits: string): (0 | 1)[] => [...digits].map((one) => (one === '1' ? 1 : 0));

const bitsOfText = (text: string): (0 | 1)[] =>
  [...text].flatMap((one) => bitsOfNumber(one.charCodeAt(0).toString(2).padStart(8, '0')));

/**
 * Messages in the reference programs of the generators, all hidden by the method `dwtDct`
 * of invisible-watermark. Programs of others that run the same networks, and hosted
 * services, mostly leave it out.
 */
export const KNOWN_MARKS: readonly KnownMark[] = [
  { name: 'Stable Diffusion 1', bits: bitsOfText('StableDiffusionV1') },
  { name: 'Stable Diffusion 2', bits: bitsOfText('SDV2') },
  {
    name: 'Stable Diffusion XL',
    bits: bitsOfNumber('101100111110110010010000011110111011000110011110'),
  },
  // Written with 48 digits there; its program drops the two leading zeros before hiding it.
  { name: 'FLUX', bits: bitsOfNumber('1010101111111010000111100111001111010100101110') },
  { name: 'Paint by Example', bits: bitsOfText('Paint-by-Example') },
  { name: 'InvokeAI', bits: bitsOfText('InvokeAI') },
];

// heic-decode ships no types; these are the parts used here.
declare module 'heic-decode' {
  interface DecodedImage {
    width: number;
    height: number;
    /** RGBA, eight bits a channel. */
    data: Uint8ClampedArray<ArrayBuffer>;
  }

  interface HeicImage {
    width: number;
    height: number;
    decode(): Promise<DecodedImage>;
  }

  interface DecodeHeic {
    (input: { buffer: Uint8Array }): Promise<DecodedImage>;
    all(input: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>;
  }

  const decode: DecodeHeic;
  export default decode;
}

/** One colour plane as the file stores it: quantised, nothing rounded or clipped yet. */
export interface JpegComponent {
  /** The component's own number in the file (1 is usually luma). */
  id: number;
  /** Sampling factors, 1-4; a plane is subsampled where its factor is below the largest. */
  horizontal: number;
  vertical: number;
  /** Blocks of 8 x 8 that hold picture; a last one may reach beyond its edge. */
  columns: number;
  rows: number;
  /**
   * Quantised levels, 64 a block, blocks in rows from the top left; within a block
   * natural order (vertical frequency x 8 + horizontal frequency), DC undifferenced.
   */
  levels: Int16Array;
  /** The quantisation step of each frequency, natural order, 1-65535. */
  steps: Uint16Array;
}

/** How the encoder wrote the file: habits that tell one program from another. */
export interface EncoderTraits {
  isProgressive: boolean;
  /** Whether every Huffman table is the example of T.81, annex K; null when the file has none to compare. */
  hasStandardHuffman: boolean;
  scans: number;
  /** Minimum coded units between restarts; 0 without. */
  restartInterval: number;
  /** Adobe's APP14 colour transform: 0 none, 1 YCbCr, 2 YCCK; null without that segment. */
  adobeTransform: number | null;
  /** Every segment to the first scan in order, e.g. `SOI`-less list of `e0:JFIF`, `db`, `c0`, `c4`, `da`. */
  segments: string[];
}

export interface JpegCoefficients {
  width: number;
  height: number;
  components: JpegComponent[];
  encoderTraits: EncoderTraits;
}

/** One colour component as stored: quantised, before rounding and clipping. */
export interface JpegComponent {
  /** Identifier of the component in the file (1 is usually luma). */
  id: number;
  /** Sampling factors, 1-4; a plane is subsampled where its factor is below the largest. */
  horizontal: number;
  vertical: number;
  /** Number of 8 x 8 blocks that contain picture; the last may extend beyond its edge. */
  columns: number;
  rows: number;
  /**
   * Quantised levels, 64 per block, blocks row by row from the top left. Within a block:
   * natural order (vertical frequency x 8 + horizontal frequency), DC without
   * differencing.
   */
  levels: Int16Array;
  /** Quantisation step of each frequency, natural order, 1-65535. */
  steps: Uint16Array;
}

/** Traits of the encoder that distinguish one program from another. */
export interface EncoderTraits {
  isProgressive: boolean;
  /**
   * Whether every Huffman table is the example of T.81, annex K; null when there is none
   * to compare.
   */
  hasStandardHuffman: boolean;
  scans: number;
  /** Minimum coded units between restarts; 0 without restarts. */
  restartInterval: number;
  /** Colour transform of Adobe's APP14: 0 none, 1 YCbCr, 2 YCCK; null without that segment. */
  adobeTransform: number | null;
  /**
   * Segments up to the first scan in order, without SOI, e.g. `e0:JFIF`, `db`, `c0`,
   * `c4`, `da`.
   */
  segments: string[];
}

export interface JpegCoefficients {
  width: number;
  height: number;
  components: JpegComponent[];
  encoderTraits: EncoderTraits;
}

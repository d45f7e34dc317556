/** What the walk through a picture file's own structure found, without decoding a pixel. */
export interface PictureFile {
  format: 'jpeg' | 'png' | 'webp' | 'heic';
  /** Where the picture ends, exclusive, counted from its first byte. */
  end: number;
  /** False when the file stops before the picture's own end mark. */
  isClosed: boolean;
  /** EXIF, beginning with its TIFF header. */
  exif: Uint8Array | null;
  xmp: string | null;
  /** Textual chunks and comments. */
  texts: TextEntry[];
  /** Programs that the structure itself betrays. */
  software: string[];
  hasC2pa: boolean;
}

export interface TextEntry {
  key: string;
  text: string;
}

/** Longer metadata than this is nobody's honest metadata; the rest is not read. */
export const METADATA_MAX_BYTES = 1024 * 1024;

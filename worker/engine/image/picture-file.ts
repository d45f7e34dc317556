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
  /** Its ICC colour profile, unpacked and put together; null when it has none that is whole. */
  profile: Uint8Array | null;
  /** Its C2PA manifest store (JUMBF), put together from the pieces; null when it has none. */
  credentials: Uint8Array | null;
  /** The file from the picture's first byte on, data after its end included. */
  bytes: Uint8Array;
}

export interface TextEntry {
  key: string;
  text: string;
}

/** Longer metadata than this is nobody's honest metadata; the rest is not read. */
export const METADATA_MAX_BYTES = 1024 * 1024;

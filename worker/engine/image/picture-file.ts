/** Contents of the container of a picture file, read without decoding a pixel. */
export interface PictureFile {
  format: 'jpeg' | 'png' | 'webp' | 'heic';
  /** End of the picture, exclusive, relative to its first byte. */
  end: number;
  /** False when the file ends before the end marker of the picture. */
  isClosed: boolean;
  /** EXIF, beginning with its TIFF header. */
  exif: Uint8Array | null;
  xmp: string | null;
  /** Textual chunks and comments. */
  texts: TextEntry[];
  /** Programs identified by the structure. */
  software: string[];
  /** Its ICC colour profile, decompressed and joined; null when it has none that is complete. */
  profile: Uint8Array | null;
  /** Its C2PA manifest store (JUMBF), joined from its pieces; null when it has none. */
  credentials: Uint8Array | null;
  /** The file from the first byte of the picture, including data after its end. */
  bytes: Uint8Array;
}

export interface TextEntry {
  key: string;
  text: string;
}

/** Maximum size of metadata that is read. */
export const METADATA_MAX_BYTES = 1024 * 1024;

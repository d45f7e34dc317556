/** Programs identified by the layout of their output bytes; names as in pdf/forensics/producer-fingerprint/writers.ts. */
export interface ProducerFingerprint {
  /** Program that wrote the oldest revision, the file as a whole; null for an unknown layout. */
  whole: string | null;
  /** Program that appended each later revision, oldest first; null for an unknown layout. */
  appended: (string | null)[];
  /** Resources left by libraries that drew on a page, one per library. */
  traces: LibraryTrace[];
}

export interface LibraryTrace {
  /** Name in pdf/forensics/producer-fingerprint/writers.ts. */
  writer: string;
  /** Name of the font, picture or graphics state resource. */
  name: string;
  /** Counted from 1. */
  page: number;
}

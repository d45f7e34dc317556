/** Programs told by the layout of the bytes they write; each a name in pdf/forensics/producer-fingerprint/writers.ts. */
export interface ProducerFingerprint {
  /** Who wrote the file whole, that is, its oldest revision; null for a layout that is not known. */
  whole: string | null;
  /** Who appended each later revision, the oldest first. */
  appended: (string | null)[];
  /** What a page still shows of a library that drew on it, one for each library. */
  traces: LibraryTrace[];
}

export interface LibraryTrace {
  /** A name in pdf/forensics/producer-fingerprint/writers.ts. */
  writer: string;
  /** Of the font, picture or state of drawing. */
  name: string;
  /** Counted from 1. */
  page: number;
}

/** Settings of the programs that packed the streams of a page, e.g. `9c`; equal ones may be of different programs. */
export interface PageCompression {
  /** Counted from 1. */
  page: number;
  /** Of its content; null where it is not packed in this way. */
  content: string | null;
  /** Of the fonts that it draws with. */
  drawnWith: string[];
  /** Whether its operators are spelled as libraries spell them that take a finished page apart. */
  operatorsRewritten: boolean;
}

/** What opening a PDF shows of it. */
export interface PdfFacts {
  pageCount: number;
  linearised: boolean;
  /** Parts that could not be read, in words for an engineer; readers add to it. */
  damage: readonly string[];
}

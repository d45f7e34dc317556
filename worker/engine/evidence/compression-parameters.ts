/** Deflate parameters of the streams of a page, e.g. `9c`. Different programs may use equal parameters. */
export interface PageCompression {
  /** Counted from 1. */
  page: number;
  /** Parameters of its content stream; null when it is not deflated. */
  content: string | null;
  /**
   * Parameters of the fonts it uses; and of its forms with text, where all have those of its content
   * stream: an edit writes one stream anew.
   */
  drawnWith: string[];
  /** Object numbers of the fonts it uses: pages that share one were made together. */
  fonts: number[];
  /** Whether its operators are serialised as by libraries that parse a finished page and write it again. */
  operatorsRewritten: boolean;
}

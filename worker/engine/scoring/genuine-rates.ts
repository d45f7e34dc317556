/**
 * How often honest documents show each finding, counted by template with
 * `npm run evaluate -- FOLDER --rates OUT.json` (its `templates`, `ran` and `seen`).
 *
 * Measured on 180 genuine files of 162 templates: public invoices, statements, payslips,
 * forms and e-invoices as PDFs, receipts and screenshots as pictures; files whose values
 * somebody changed before publication are left out, and files made to test PDF viewers.
 * PDFs were read by their text layer, without OCR and without layers of pixels; what checks
 * judged on pictures was counted without layers of pixels too, and those layers by an earlier
 * version, their confidences from points, where they may have abstained on some. digit-spacing was
 * counted on first pages of 99 PDFs, drawn as pictures, their words by the text layer, number-setting
 * on first pages of 165, their words as they were read, and 29 pictures, number-print on drawn ones of the 165, by 50 templates, beside 31 pictures,
 * interrupted-rules on all of the 165. These were in
 * view while the detectors were made, so that their rates are optimistic. To the six layers that compare
 * numbers or lines of drawn pages come first pages of 84 templates by makers who had seen nothing of them,
 * drawn by three renderers, their words as they were read; of typeface, which is less sure of drawn pages,
 * only the findings are counted, so that they bound nothing of photos. edge-shades was counted on 157 of these
 * templates and later ones by such makers, drawn by four renderers, on 26 screens, and on first pages of the
 * 163 public PDFs that open. docs/evaluation/genuine-documents.md has the
 * counts with their intervals.
 */
export const GENUINE_RATES: GenuineRates = {
  templates: 162,
  ran: {
    'active-content': 73,
    'ai-declared': 162,
    'ai-generated': 89,
    annotations: 73,
    'background-patch': 89,
    'chroma-seams': 89,
    'colour-profile': 89,
    'compression-history': 89,
    'content amount_logic': 68,
    'content date_time_logic': 91,
    'content einvoice': 12,
    'content identity_mismatch': 8,
    'content-credentials': 162,
    'copy-move': 89,
    'copy-paste': 89,
    'covered-text': 73,
    damage: 73,
    'digit-spacing': 145,
    'drawing-order': 73,
    duplicates: 73,
    'editing-software': 162,
    'embedded-instructions': 162,
    'edge-shades': 195,
    'error-level': 89,
    expectations: 73,
    'file-history': 73,
    fonts: 73,
    'foreign-data': 162,
    'glyph-codes': 73,
    'hidden-text': 73,
    'interrupted-rules': 134,
    'jpeg-tables': 89,
    layers: 73,
    'metadata-dates': 162,
    'noise-level': 89,
    'number-print': 165,
    'number-setting': 108,
    'render-twins': 106,
    resampling: 89,
    revisions: 73,
    'screenshot-geometry': 89,
    signatures: 73,
    'text-lines': 89,
    'text-style': 73,
    thumbnail: 89,
    typeface: 89,
    'unused-objects': 73,
    wording: 162,
  },
  seen: {
    active_content: [0.12],
    credentials_edited: [0.72, 0.72],
    credentials_intact: [1, 1, 1],
    digits_spaced_otherwise: [1, 1, 1, 1, 0.67, 0.62, 0.62, 0.6],
    einvoice_detail_differs: [0.95],
    einvoice_payment_differs: [0.95],
    hidden_text: [0.4, 0.2],
    iban_invalid: [0.95],
    marked_not_original: [0.57],
    metadata_dates_disagree: [0.3, 0.3],
    modified_after_creation: [1],
    network_background_patch: [1],
    network_copy_paste: [1, 0.8, 0.8],
    number_drawn_otherwise: [0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8],
    number_printed_otherwise: [0.77, 0.74, 0.68, 0.67, 0.58, 0.53, 0.51, 0.48, 0.42, 0.42],
    number_shaded_otherwise: [0.64],
    number_set_otherwise: [1, 0.86, 0.65, 0.64],
    pdf_editor: [0.4, 0.2, 0.15],
    picture_editor: [0.17],
    programs_disagree: [0.6, 0.6],
    revision_pages_arranged: [0.9],
    rewritten_by_other_program: [
      0.16, 0.16, 0.16, 0.16, 0.16, 0.16, 0.14, 0.12, 0.12, 0.08, 0.08, 0.08, 0.08, 0.08, 0.08,
    ],
    text_misaligned: [0.65],
    text_style_differs: [0.48, 0.44],
    typeface_differs: [0.8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
  },
};

export interface GenuineRates {
  /** Templates of the corpus: files by one maker and of one layout count once. */
  templates: number;
  /**
   * Templates that could have shown a finding: by layer, those with a file on which it ran;
   * by family of contradictions, those with a file on which a check of it judged a value.
   */
  ran: Readonly<Record<string, number>>;
  /** The highest confidence of a code in each template that shows it, 0-1, descending. */
  seen: Readonly<Record<string, readonly number[]>>;
}

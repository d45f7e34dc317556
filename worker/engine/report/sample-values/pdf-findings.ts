import type { Values } from '../../texts/say.js';

const change = { page: 1, before: '250.00', after: '1,250.00' };
const words = { page: 2, text: 'יתרה 1,250.00' };
const each = (values: Values, key: string, options: string[]): Values[] =>
  options.map((option) => ({ ...values, [key]: option }));

/** How what is shown may differ from what was signed. */
const SIGNED_CHANGES: Values[] = [
  { how: 'covered', before: '1,250.00', after: '91,250.00', hidden: 1 },
  { how: 'removed', before: '1,250.00', after: '' },
  { how: 'added', before: '', after: '91,250.00', forbidden: 1 },
  { how: 'covered', before: '', after: '' },
  { how: 'added', before: '', after: '' },
  { how: 'redrawn', before: '1,250.00', after: '1,250.00' },
  { how: 'redrawn', before: '', after: '' },
  { how: 'value', before: '1,250.00', after: '91,250.00' },
  { how: 'value', before: '1,250.00', after: '' },
  { how: 'value', before: '', after: '91,250.00' },
];

/** Keeps the type of the codes; completeness is checked where all are joined. */
const values = <Code extends string>(of: Record<Code, Values[]>) => of;

/** Values for every variant of the texts of PDF findings. */
const filledIn = { count: 1, pages: '2, 3', text: 'Dana Levi', how: 'added' };

export const PDF_FINDING_VALUES = values({
  revision_text_replaced: [
    change,
    { ...change, before: 'A sentence of many words that stood there' },
  ],
  revision_text_added: [change],
  revision_text_removed: [change, { ...change, other: 1 }],
  revision_picture_changed: each(change, 'how', ['added', 'removed', 'replaced']),
  revision_page_changed: [{ page: 2, how: 'replaced' }],
  revision_form_filled: [filledIn, { ...filledIn, count: 2 }, { ...filledIn, count: 9, text: '' }],
  revision_notes_added: [filledIn],
  revision_pages_numbered: [{ ...filledIn, text: '2 of 3' }],
  revision_text_layer_added: [filledIn],
  revision_looks_same: [filledIn],
  revision_stamped: [{ ...filledIn, text: 'RECEIVED' }],
  revision_redacted: [filledIn],
  revision_pages_arranged: each(filledIn, 'how', ['added', 'removed']),
  text_style_differs: [
    ...each({ ...words, among: 'column', found: 'Arial', usual: 'David' }, 'what', [
      'font',
      'subset',
      'size',
      'colour',
      'spacing',
    ]),
    ...each({ ...words, what: 'size' }, 'among', ['line', 'column', 'word', 'page']),
  ],
  text_misaligned: each({ ...words, off: '0.8' }, 'what', ['baseline', 'edge', 'overlap']),
  text_drawn_separately: each(words, 'why', ['order', 'stream', 'over_scan', 'operators']),
  text_edit_marked: [{ ...words, program: 'Adobe Acrobat' }],
  font_split: [{ ...words, font: 'Arial', letters: 3 }],
  font_letters_unused: [{ font: 'Arial', letters: '7 4' }],
  text_covered: [
    ...each({ page: 1, hidden: '250.00', shown: '1,250.00' }, 'by', [
      'fill',
      'picture',
      'annotation',
    ]),
    { page: 1, hidden: '250.00', shown: '', by: 'fill' },
  ],
  area_painted_over: [
    { page: 1, shown: '1,250.00', by: 'fill' },
    { page: 1, shown: '', by: 'patch' },
  ],
  annotation_over_text: [
    ...each({ page: 1, shown: '1,250.00', hidden: '250.00' }, 'kind', [
      'FreeText',
      'Stamp',
      'Widget',
      'Square',
      'Ink',
      'Redact',
      'Polygon',
    ]),
    { page: 1, shown: '1,250.00', hidden: '', kind: 'FreeText' },
  ],
  hidden_text: each(words, 'how', [
    'mode',
    'colour',
    'transparent',
    'tiny',
    'off_page',
    'clipped',
    'covered',
    'under_box',
    'blacked_out',
    'annotation',
  ]),
  layer_hides_content: [
    { page: 1, shown: '1,250.00', hidden: '250.00' },
    { page: 1, shown: '', hidden: '250.00' },
  ],
  unused_object_text: [
    { ...words, shown: '1,250.00' },
    { ...words, shown: '' },
  ],
  text_code_differs: [{ page: 1, drawn: '9', code: '1' }],
  embedded_instructions: each(words, 'where', [
    'page',
    'metadata',
    'annotation',
    'attachment',
    'form',
    'layer',
  ]),
  programs_disagree: [{ one: 'iText', other: 'Sejda' }],
  rewritten_by_other_program: [
    { claimed: 'iText', written: 'MuPDF', part: 'whole' },
    { claimed: 'Skia/PDF m120', written: '', part: 'whole' },
    { claimed: '', written: 'MuPDF', part: 'whole' },
    { claimed: 'iText', written: 'MuPDF', part: 'appended' },
    { claimed: 'iText', written: 'pdf-lib', part: 'page', name: 'Helvetica-7098480789', page: 2 },
  ],
  page_content_rewritten: each({ page: 2 }, 'why', ['packed', 'spelled']),
  document_id_changed: [{ original: 'uuid:1' }],
  signature_intact: [
    ...each({ signer: 'Bank', issuer: 'Authority', date: '2026-03-31T10:00:00.000Z' }, 'trust', [
      'known',
      'unknown',
    ]),
    { signer: 'Bank', issuer: '', date: '', trust: 'self', expired: 1 },
    { signer: '', issuer: '', date: '', trust: 'self' },
  ],
  signature_broken: [
    ...each({ signer: 'Bank', issuer: 'Authority' }, 'why', [
      'bytes',
      'value',
      'moved',
      'hollow',
      'wrapped',
    ]),
    { signer: '', why: 'bytes' },
    { signer: '', why: 'moved' },
  ],
  signature_outdated: [
    { signer: 'Bank', pages: '2' },
    { signer: '', pages: '' },
    { signer: 'Bank', pages: '', how: 'outside' },
    ...['page', 'field', 'signature', 'note'].flatMap((by) =>
      SIGNED_CHANGES.map((one) => ({ signer: 'Bank', issuer: 'Authority', by, page: 2, ...one })),
    ),
  ],
  signature_partial: [{ signer: 'Bank' }],
  signature_removed: [{}],
  signature_unchecked: each({ signer: 'Bank' }, 'why', ['kind', 'cut', 'unreadable']),
});

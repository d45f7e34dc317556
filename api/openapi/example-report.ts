import type { Report } from '../../core/report.js';

/** A small report with every section, for the document's examples. */
export const EXAMPLE_REPORT: Report = {
  summary:
    'This bank statement carries clear signs of forgery. The weightiest sign: \u2068250.00\u2069 became \u20681,250.00\u2069 after the PDF was made.',
  recommended_actions: [
    'Do not pay or approve on the strength of this document before it has been clarified.',
  ],
  findings: [
    {
      id: 'f1',
      code: 'revision_text_replaced',
      source: 'structure',
      engine: 'revisions',
      category: 'text_edit',
      severity: 'high',
      confidence: 1,
      impact: 70,
      title: '\u2068250.00\u2069 became \u20681,250.00\u2069 after the PDF was made',
      detail:
        'On page 1 the file now shows “\u20681,250.00\u2069”; an earlier revision kept inside it shows “\u2068250.00\u2069” in the same place. Ask the issuer which is right.',
      evidence: '\u2066\u2068250.00\u2069 → \u20681,250.00\u2069\u2069',
      box: { page: 1, x: 62, y: 41, w: 14, h: 2.5, box_2d: [410, 620, 435, 760] },
    },
  ],
  checks: [
    {
      id: 'running_balance',
      label: 'Running balance',
      status: 'pass',
      detail: 'Every balance follows from the one before it (3 steps checked).',
      box: null,
    },
    {
      id: 'iban',
      label: 'IBAN check digits',
      status: 'pass',
      detail: 'The IBAN \u2068IL62 0108 0000 0009 9999 999\u2069 is valid.',
      box: { page: 1, x: 55, y: 12, w: 30, h: 1.5, box_2d: [120, 550, 135, 850] },
    },
  ],
  extracted: {
    amounts: ['1250.00'],
    dates: ['2026-09-30'],
    names: ['Sample Customer'],
    accounts: ['10-800-1234567'],
    references: [],
    identity_numbers: [],
    ibans: ['IL620108000000099999999'],
    iban: 'IL620108000000099999999',
    currency: 'ILS',
    total: null,
    transactions: [],
    fields: { opening_balance: '4100.00' },
    values: [
      {
        name: 'opening_balance',
        value: '4100.00',
        page: 1,
        box: { page: 1, x: 62, y: 22, w: 10, h: 1.5, box_2d: [220, 620, 235, 720] },
        source_text: '4,100.00',
        certainty: 'exact',
      },
    ],
    text_source: 'text_layer',
  },
  forensic_analysis: {
    pixel_variance: { has_variance: false, score: 0.1 },
    pages: [
      {
        page: 1,
        origin: 'embedded',
        width_px: 1240,
        height_px: 1754,
        layers: [
          {
            layer: 'noise-level',
            abstained: null,
            score: 0.1,
            figures: { noise: 2.4 },
            regions: [],
            heatmap: null,
            model: null,
            duration_ms: 140,
          },
        ],
      },
    ],
    models: [],
  },
  evidence_sufficient: true,
  evidence_limits: [],
  engine: {
    version: '0.1.0',
    duration_ms: 20412,
    layers: ['failed-checks', 'revisions', 'noise-level'],
    coverage: [
      { layer: 'failed-checks', status: 'ran', duration_ms: 12 },
      { layer: 'revisions', status: 'ran', duration_ms: 2410 },
      { layer: 'noise-level', status: 'ran', duration_ms: 140 },
      { layer: 'duplicates', status: 'skipped', reason: 'no earlier scan', duration_ms: 0 },
    ],
  },
};

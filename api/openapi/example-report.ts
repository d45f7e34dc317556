import type { Report } from '../../core/report.js';

/** A small report with every section, for the document's examples. */
export const EXAMPLE_REPORT: Report = {
  summary: 'The amount of one transfer was changed after the statement was issued.',
  recommended_actions: ['Ask the issuing bank to confirm the statement.'],
  findings: [
    {
      id: 'f1',
      code: 'text_edited',
      source: 'structure',
      engine: 'pdf-revisions',
      category: 'text_edit',
      severity: 'high',
      confidence: 0.92,
      impact: 78,
      title: 'Text was changed after the document was made',
      detail: 'A later revision of the file replaces an amount on page 1.',
      evidence: null,
      box: { page: 1, x: 62, y: 41, w: 14, h: 2.5, box_2d: [410, 620, 435, 760] },
    },
  ],
  checks: [
    { id: 'iban', label: 'IBAN', status: 'pass', detail: 'The check digits are right.' },
    { id: 'balance', label: 'Running balance', status: 'fail', detail: 'One row does not add up.' },
  ],
  extracted: {
    amounts: ['1250.00'],
    dates: ['2026-09-30'],
    names: ['Sample Customer'],
    accounts: ['10-800-1234567'],
    references: [],
    identity_numbers: [],
    ibans: [],
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
    layers: ['structure', 'content'],
    coverage: [
      { layer: 'structure', status: 'ran', duration_ms: 180 },
      { layer: 'content', status: 'ran', duration_ms: 19870 },
      { layer: 'history', status: 'skipped', reason: 'nothing to compare with', duration_ms: 0 },
    ],
  },
};

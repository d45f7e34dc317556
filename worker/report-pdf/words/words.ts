import type { Label } from '../../../core/scan.js';

/** The words of a report as a PDF, besides those of the vocabulary (core/texts). */
export interface Words {
  title: string;
  pageOf: (page: number, pages: number) => string;
  scan: string;
  made: string;
  /** Across each page of test data. */
  test: string;
  testText: string;
  score: (score: number) => string;
  actions: string;
  decision: string;
  decided: Record<Label, string>;
  decidedBy: (name: string, time: string) => string;
  undecided: string;
  notExamined: string;
  notExaminedText: string;
  limited: string;
  document: string;
  fileName: string;
  fileType: string;
  fileSize: string;
  bytes: (bytes: string) => string;
  sha256: string;
  reference: string;
  documentType: string;
  issuer: string;
  channel: string;
  received: string;
  completed: string;
  engine: string;
  metadata: string;
  findings: string;
  noFindings: string;
  page: (page: number) => string;
  wholeDocument: string;
  /** With their sign. */
  points: (points: string) => string;
  noPoints: string;
  confidence: (percent: string) => string;
  evidence: string;
  /** Where there was no value. */
  nothing: string;
  scoring: string;
  scoringText: string;
  scoringFinding: string;
  scoringAlone: string;
  scoringCounted: string;
  scoringSum: string;
  scoringBounds: string;
  checks: string;
  noChecks: string;
  passed: (count: number) => string;
  extracted: string;
  noData: string;
  certainties: Record<'exact' | 'confirmed' | 'unsure', string>;
  transactions: string;
  date: string;
  description: string;
  amount: string;
  balance: string;
  pages: string;
  pageTitle: (page: number) => string;
  /** A picture much taller than wide is cut. */
  pagePart: (page: number, part: number, parts: number) => string;
  marks: string;
  noPicture: string;
  noPictures: (pages: string) => string;
  pageAlt: (page: number, marks: string) => string;
  more: (count: number) => string;
  layers: string;
  layersText: string;
  skipped: string;
  models: string;
  atRate: (name: string, rate: string) => string;
  yearToDate: (name: string) => string;
  otherValue: string;
  otherLayer: string;
  about: string;
}

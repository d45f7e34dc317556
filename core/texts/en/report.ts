import type { FailureReason } from '../../errors.js';
import type { Stage } from '../../scan.js';
import type { Channel, DocumentType, Severity, Verdict } from '../../vocabulary.js';
import type { CheckStatus, LayerOutcome } from '../../report.js';
import type { Text } from '../say.js';

/** Everything a report says beside its findings and checks. Hebrew must have the same keys. */
export interface ReportTexts {
  failures: Record<FailureReason, string>;
  verdicts: Record<Verdict, string>;
  severities: Record<Severity, string>;
  documentTypes: Record<DocumentType, string>;
  channels: Record<Channel, string>;
  stages: Record<Stage, string>;
  checkStatuses: Record<CheckStatus, string>;
  layerOutcomes: Record<LayerOutcome, string>;
  /** Names of layers; one without a name shows its id. */
  layers: Record<string, string>;
  summary: {
    lowRisk: Text;
    review: Text;
    highRisk: Text;
    /** The weightiest finding, by its title. */
    mainly: Text;
    alsoFound: Text;
    checksPassed: Text;
    checksFailed: Text;
    incomplete: Text;
    nothingRead: Text;
  };
  actions: {
    accept: Text;
    lookAtPlaces: Text;
    compareWithIssuer: Text;
    askForOriginal: Text;
    checkAmounts: Text;
    checkIdentity: Text;
    askWhyEdited: Text;
    lookForEarlierScan: Text;
    awaitFinalStatus: Text;
    repeatWithBetterFile: Text;
    doNotPay: Text;
    clarifyExpectation: Text;
  };
  /** Words of the printed report of the command line. */
  print: Record<
    | 'file'
    | 'verdict'
    | 'riskScore'
    | 'documentType'
    | 'issuer'
    | 'channel'
    | 'summary'
    | 'findings'
    | 'noFindings'
    | 'points'
    | 'confidence'
    | 'evidence'
    | 'page'
    | 'place'
    | 'checks'
    | 'noChecks'
    | 'extracted'
    | 'actions'
    | 'layers'
    | 'failed'
    | 'amounts'
    | 'dates'
    | 'names'
    | 'accounts'
    | 'references'
    | 'identityNumbers'
    | 'transactions',
    string
  >;
}

export const REPORT: ReportTexts = {
  failures: {
    corrupt_file:
      'The file is damaged or incomplete and cannot be opened. Ask for the original file and send it again.',
    password_required:
      'The PDF opens only with a password. Remove the password, or ask for a copy without one, and send it again.',
    too_many_pages:
      'The document has more pages than can be analysed. Send only the pages that matter.',
    too_many_pixels:
      'A picture in the document is too large to be analysed. Send it at a lower resolution.',
    resource_limit:
      'The file needs more memory or computing time than one scan is allowed. It may be damaged or built to overload the service.',
    timed_out: 'The analysis did not finish in the time one scan is allowed.',
    worker_lost:
      'The analysis was interrupted several times and was given up. Send the file again.',
    internal_error: 'The analysis failed through a fault of the service. Send the file again.',
  },
  verdicts: { low_risk: 'Low risk', review: 'Needs review', high_risk: 'High risk' },
  severities: {
    info: 'information',
    low: 'low',
    medium: 'medium',
    high: 'high',
    critical: 'critical',
  },
  documentTypes: {
    bank_transfer: 'bank transfer',
    payment_app: 'payment app',
    bank_statement: 'bank statement',
    account_confirmation: 'account confirmation',
    balance_confirmation: 'balance confirmation',
    check: 'check',
    deposit_receipt: 'deposit receipt',
    card_statement: 'card statement',
    payslip: 'payslip',
    invoice: 'invoice',
    tax_form: 'tax form',
    id_document: 'identity document',
    utility_bill: 'utility bill',
    loan_document: 'loan document',
    medical: 'medical document',
    contract: 'contract',
    other: 'other document',
  },
  channels: {
    native_pdf: 'PDF as its program made it',
    scanned_pdf: 'scanned PDF',
    app_screenshot: 'screenshot of an app',
    web_screenshot: 'screenshot of a web page',
    photo_of_screen: 'photo of a screen',
    photo_of_paper: 'photo of paper',
    image_export: 'exported picture',
    unknown: 'unknown',
  },
  stages: {
    queued: 'waiting',
    decoding: 'opening the file',
    rendering: 'drawing the pages',
    reading: 'reading the text',
    inspecting: 'looking for signs of forgery',
    scoring: 'weighing the findings',
    reporting: 'writing the report',
  },
  checkStatuses: { pass: 'pass', warn: 'warning', fail: 'fail' },
  layerOutcomes: { ran: 'ran', skipped: 'skipped', failed: 'failed', timed_out: 'timed out' },
  layers: {
    decode: 'opening the file',
    'copy-paste': 'network for copied places',
    'background-patch': 'network for painted-over ground',
    'text-lines': 'letters against their line',
    typeface: 'typeface of numbers',
    pixels: 'decoding pixels',
    render: 'drawing the pages',
    text_layer: 'text layer',
    ocr: 'text recognition',
    extraction: 'data extraction',
    classification: 'classification',
    checks: 'deterministic checks',
    history: 'comparison with earlier scans',
    'failed-checks': 'failed checks',
    wording: 'wording',
    expectations: 'expectations',
    unused_objects: 'search for unused objects',
    'unused-objects': 'remains of earlier content',
    'embedded-instructions': 'hidden instructions',
    'ai-declared': 'declared AI origin',
    'content-credentials': 'signed record of origin',
    'ai-generated': 'traces of picture generators',
    'colour-profile': 'colour profile',
    'screenshot-geometry': 'exactness of screenshots',
    revision_comparison: 'comparison of revisions',
    revisions: 'revisions of the file',
    'drawing-order': 'order of drawing',
    'text-style': 'style of the text',
    fonts: 'embedded fonts',
    signatures: 'digital signatures',
    'covered-text': 'covered text',
    annotations: 'annotations',
    'hidden-text': 'hidden text',
    layers: 'layers that can be switched off',
    'glyph-codes': 'shapes and codes of letters',
    'editing-software': 'editing programs',
    'metadata-dates': 'dates of the file',
    'file-history': 'history of the file',
    'foreign-data': 'foreign data',
    'active-content': 'active content',
    damage: 'damage of the file',
    'jpeg-tables': 'tables of the JPEG file',
    thumbnail: 'embedded thumbnail',
    'error-level': 'error level',
    'compression-history': 'traces of earlier compression',
    'copy-move': 'copies within the page',
    'noise-level': 'noise of the picture',
    resampling: 'traces of scaling',
    'chroma-seams': 'seams in tone and colour',
    duplicates: 'documents seen before',
  },
  summary: {
    lowRisk: (v) => `No significant signs of forgery were found in this ${v.documentType}.`,
    review: (v) => `This ${v.documentType} should be looked at by a person before it is relied on.`,
    highRisk: (v) => `This ${v.documentType} carries clear signs of forgery.`,
    mainly: (v) => `The weightiest sign: ${v.title}.`,
    alsoFound: (v) =>
      v.count === 1 ? 'One more sign was found.' : `${v.count} more signs were found.`,
    checksPassed: (v) =>
      v.count === 1
        ? 'One arithmetic or identity check passed.'
        : `${v.count} arithmetic and identity checks passed.`,
    checksFailed: (v) => (v.count === 1 ? 'One check failed.' : `${v.count} checks failed.`),
    incomplete: (v) =>
      `The analysis is incomplete, because these parts could not run: ${v.layers}. A clean result cannot be given.`,
    nothingRead: 'No text could be read in the document, so its content was not checked.',
  },
  actions: {
    accept: 'No special action is needed; go on by the usual procedure.',
    lookAtPlaces: 'Look at the marked places on the page and compare them with their surroundings.',
    compareWithIssuer:
      'Have the issuer confirm the document through a contact you already know, not one printed on it.',
    askForOriginal:
      'Ask for the original file as the issuer sent it, not a copy, a photo or a screenshot.',
    checkAmounts:
      'Recalculate the amounts marked in the report against a statement from another source.',
    checkIdentity:
      'Verify the account, IBAN or identity number with its holder by another channel.',
    askWhyEdited:
      'Ask why the file was saved with an editing program, and for the file before that.',
    lookForEarlierScan: 'Compare with the earlier scan of the same document in your records.',
    awaitFinalStatus: 'Do not treat the action as done until its final confirmation is there.',
    repeatWithBetterFile:
      'Send a sharper picture or the original file, so that everything can be checked.',
    doNotPay:
      'Do not pay or approve on the strength of this document before it has been clarified.',
    clarifyExpectation: 'Clarify why the document differs from what was expected.',
  },
  print: {
    file: 'File',
    verdict: 'Verdict',
    riskScore: 'Risk score',
    documentType: 'Document',
    issuer: 'Issuer',
    channel: 'Came as',
    summary: 'Summary',
    findings: 'Findings',
    noFindings: 'No findings.',
    points: 'points',
    confidence: 'confidence',
    evidence: 'Evidence',
    page: 'page',
    place: 'at',
    checks: 'Checks',
    noChecks: 'No check applies to this document.',
    extracted: 'Read from the document',
    actions: 'What to do',
    layers: 'Layers',
    failed: 'The scan failed',
    amounts: 'Amounts',
    dates: 'Dates',
    names: 'Names',
    accounts: 'Accounts',
    references: 'References',
    identityNumbers: 'Identity numbers',
    transactions: 'Transactions',
  },
};

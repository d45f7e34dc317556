/**
 * Programs that make files with a writer of their own, and with none of those in
 * pdf/forensics/producer-fingerprint/writers.ts: a file that names one of them and is laid out
 * otherwise was written again. Brands that pack another's library are absent.
 */
const GENERATORS: readonly RegExp[] = [
  // Systems and report writers of issuers.
  /\bitext|lowagie|1t3xt|openpdf/i,
  /jasper ?reports/i,
  /\bbirt\b/i,
  /apache fop|\bfop\b/i,
  /crystal reports|powered by crystal/i,
  /exstream|document sciences|documaker|quadient|inspire designer|gmc/i,
  /pdflib/i,
  /reporting services/i,
  /oracle (reports|bi|pdf driver)|bi publisher|xml publisher/i,
  /sap (smart|netweaver|business|forms)|\bsap\b.*pdf/i,
  /stimulsoft|fastreport|devexpress|telerik|activereports|list ?& ?label/i,
  /aspose/i,
  /syncfusion|essential pdf/i,
  /pdfsharp|migradoc/i,
  /tcpdf|\bfpdf\b|dompdf|mpdf/i,
  /wkhtmltopdf|^qt \d/i,
  /prince \d/i,
  /antenna house|xep\b/i,
  /acrobat distiller|adobe pdf library|adobe livecycle/i,
  /microsoft.{0,3}: ?print to pdf/i,
  /amyuni|novapdf|pdffactory/i,
  /abbyy|omnipage|readiris/i,
];

export const isKnownGenerator = (producer: string): boolean =>
  GENERATORS.some((generator) => generator.test(producer));

/**
 * Programs that generate files with a writer of their own, none of those in
 * pdf/forensics/producer-fingerprint/writers.ts. A file that names one of them
 * but has another layout was rewritten. Brands that bundle another maker's
 * library are not listed.
 */
const GENERATORS: readonly RegExp[] = [
  // Issuers' systems and report writers.
  /\bitext|lowagie|1t3xt|openpdf/i,
  /jasper ?reports/i,
  /\bbirt\b/i,
  /apache fop|\bfop\b/i,
  /crystal reports|powered by crystal/i,
  /exstream|document sciences|documaker|quadient|inspire designer|gmc/i,
  /pdflib/i,
  /reporting services/i,
  /oracle (reports|bi|pdf driver)|bi publisher|xml publisher/i,
  /sap (smart|netweaver|business|forms)|\bsap\b.{0,200}pdf/i,
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

import { design, office, printer, type Program } from './program.js';

/** Programs that create documents: normal for an author, unusual for the system of a bank. */
export const AUTHORING_PROGRAMS: readonly Program[] = [
  office(/google docs|google sheets/i, 'Google Docs'),
  office(/microsoft.{0,3} (office )?excel|^excel/i, 'Microsoft Excel', 0.6),
  office(/microsoft.{0,3} (office )?powerpoint/i, 'Microsoft PowerPoint'),
  office(
    /microsoft.{0,3} (office )?word|^word\b|microsoft 365|microsoft.{0,3} office/i,
    'Microsoft Word',
  ),
  office(/libreoffice|openoffice|staroffice|collabora/i, 'LibreOffice'),
  office(/\bwps (office|writer|spreadsheets)|kingsoft/i, 'WPS Office'),
  office(/\bpages\b.{0,200}(apple|mac)|^pages$|^numbers$/i, 'Apple Pages'),
  design(/canva/i, 'Canva'),
  design(/figma/i, 'Figma'),
  design(/illustrator/i, 'Adobe Illustrator', 0.7),
  design(/indesign/i, 'Adobe InDesign', 0.5),
  design(/corel ?draw/i, 'CorelDRAW', 0.8),
  design(/inkscape/i, 'Inkscape', 0.8),
  design(/affinity (designer|publisher)/i, 'Affinity Designer', 0.8),
  design(/scribus/i, 'Scribus', 0.7),
  design(/adobe express|adobe spark|visme|desygner|vistacreate|crello/i, 'Online design program'),

  // Printing to PDF keeps the appearance and discards the evidence of the source file; it is common and innocent.
  printer(/microsoft:? print to pdf/i, 'Microsoft Print to PDF'),
  printer(/skia\/pdf|headlesschrome|chromium/i, 'Chrome'),
  printer(/quartz pdfcontext/i, 'macOS or iOS'),
  printer(
    /pdfcreator|cutepdf|dopdf|bullzip|novapdf|primopdf|biopdf|foxit.{0,200}printer|pdf ?printer/i,
    'PDF printer',
  ),
];

import { neutral, pdfEditor, type Program } from './program.js';

/**
 * Programs that modify existing PDFs. Interactive text editors are the strongest
 * evidence; programs of viewers, scanners and archives are weak evidence. Libraries are
 * used by innocent gateways (merging, stamping, compressing) as much as by scripted
 * forgeries.
 */
export const PDF_PROGRAMS: readonly Program[] = [
  // `SAMBox (www.sejda.org)` is PDFsam, which splits and merges; sejda.com edits text.
  neutral(/pdfsam|sambox.{0,200}sejda\.org/i, 'PDFsam'),
  // OCR of scanners, and engines inside archives.
  neutral(/abbyy finereader (engine|server)|finereader.{0,200}engine/i, 'ABBYY FineReader Engine'),

  // ---- text editors
  pdfEditor(/sejda|sambox/i, 'Sejda'),
  pdfEditor(/rad ?pdf|pdfescape/i, 'PDFescape'),
  pdfEditor(/pdf ?filler|pdffiller|airslate/i, 'pdfFiller'),
  pdfEditor(/pdfelement|wondershare/i, 'Wondershare PDFelement'),
  pdfEditor(/\bupdf\b|superace/i, 'UPDF'),
  pdfEditor(/pdf ?gear/i, 'PDFgear'),
  pdfEditor(/swifdoo/i, 'SwifDoo PDF'),
  pdfEditor(/infix|iceni/i, 'Infix PDF Editor'),
  pdfEditor(/master pdf/i, 'Master PDF Editor'),
  pdfEditor(
    /movavi pdf|ashampoo.{0,200}pdf|icecream pdf|pdf ?fill\b|pdf ?architect/i,
    'PDF editor',
    0.7,
  ),
  pdfEditor(
    /pdf ?zorro|pdf ?buddy|docfly|formswift|pdfsimpli|ave ?pdf|apower ?pdf/i,
    'Online PDF editor',
  ),
  pdfEditor(
    /\bxodo\b|lightpdf|soda ?pdf|pdf2go|pdf ?candy|easepdf|hipdf|deftpdf|cleverpdf/i,
    'Online PDF editor',
    0.7,
  ),
  pdfEditor(/dochub/i, 'DocHub', 0.7),
  pdfEditor(/\bwps pdf|kingsoft pdf/i, 'WPS PDF', 0.7),

  // ---- editors that also merge, convert, compress, annotate and sign
  pdfEditor(/ilovepdf/i, 'iLovePDF', 0.6),
  pdfEditor(/smallpdf/i, 'Smallpdf', 0.6),
  pdfEditor(/pdf24/i, 'PDF24', 0.5),
  pdfEditor(/stirling/i, 'Stirling PDF', 0.5),
  pdfEditor(/pdf-?xchange (editor|pro)|pdf-xchange viewer/i, 'PDF-XChange Editor', 0.6),
  pdfEditor(/foxit.{0,200}(phantom|editor)|phantompdf/i, 'Foxit PDF Editor', 0.6),
  pdfEditor(/nitro (pro|pdf|reader)|nitropro/i, 'Nitro PDF', 0.6),
  pdfEditor(/pdf expert|pdfexpert|readdle/i, 'PDF Expert', 0.6),
  pdfEditor(/pdf studio|qoppa/i, 'PDF Studio', 0.6),
  pdfEditor(/\bkdan\b|pdf reader pro|compdf/i, 'PDF Reader Pro', 0.6),
  pdfEditor(
    /able2extract|abbyy finereader pdf|(kofax|tungsten|nuance).{0,3} power pdf|power pdf/i,
    'PDF editor',
    0.5,
  ),
  pdfEditor(/drawboard/i, 'Drawboard PDF', 0.4),
  // Construction offices and lawyers annotate with it.
  pdfEditor(/bluebeam/i, 'Bluebeam Revu', 0.4),

  // ---- libraries
  pdfEditor(/py ?mupdf|\bmupdf\b/i, 'MuPDF', 0.5),
  pdfEditor(/hopding\/pdf-lib|\bpdf-lib\b/i, 'pdf-lib', 0.4),
  // OCRmyPDF, an archiving tool, names pikepdf too.
  neutral(/ocrmypdf/i, 'OCRmyPDF'),
  pdfEditor(/pikepdf/i, 'pikepdf', 0.4),
  pdfEditor(/\bpypdf\d?\b/i, 'pypdf', 0.4),
  pdfEditor(/\bborb\b/i, 'borb', 0.4),
  pdfEditor(/\bpdfrw\b|hummus|muhammara/i, 'PDF library', 0.4),
  pdfEditor(/pdftron|apryse webviewer|pdfnet|pspdfkit|nutrient/i, 'PDF viewer with editor', 0.3),
  pdfEditor(/pdftk/i, 'PDFtk', 0.3),
  pdfEditor(/\bcpdf\b|coherentpdf/i, 'cpdf', 0.3),
  pdfEditor(/exiftool/i, 'ExifTool', 0.5),
  pdfEditor(/\bpdfedit\b|pdf ?editor/i, 'PDF editor', 0.6),

  // Distiller and PDFMaker create, Acrobat also edits; all three are common in genuine files.
  neutral(
    /acrobat (distiller|pdfmaker|pdfwriter|scan|capture)|paper capture|pdf library/i,
    'Adobe PDF',
  ),
  pdfEditor(/acrobat/i, 'Adobe Acrobat', 0.3),
];

/**
 * Libraries and systems that issuers use to create, stamp, sign and archive. Matched
 * last: `Microsoft Word; modified using iText` counts as Word.
 */
export const SYSTEM_PROGRAMS: readonly Program[] = [
  neutral(
    /\bitext|lowagie|1t3xt|openpdf|pdfbox|apache fop|jasper ?reports|\bbirt\b/i,
    'Java library',
  ),
  neutral(
    /aspose|syncfusion|pdfsharp|migradoc|questpdf|telerik|devexpress|spire\.pdf|apryse/i,
    '.NET library',
  ),
  neutral(
    /reportlab|\bfpdf2?\b|tcpdf|dompdf|\bmpdf\b|wkhtmltopdf|weasyprint|pdfkit|pdfmake|jspdf/i,
    'Web library',
  ),
  neutral(
    /pdflib|crystal reports|exstream|documaker|quadient|reporting services|bi publisher/i,
    'Document system',
  ),
];

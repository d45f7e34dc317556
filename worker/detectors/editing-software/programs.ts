/** What a program is for, as far as it says something about a document made or saved with it. */
export type ProgramKind =
  | 'picture_editor'
  | 'pdf_editor'
  | 'office'
  | 'design'
  | 'printer'
  /** Scanners, cameras, messengers, and the libraries and systems issuers use: never a finding. */
  | 'neutral';

export interface Program {
  pattern: RegExp;
  name: string;
  kind: ProgramKind;
  /** 0-1: how often its mark on an issuer's document means editing. */
  strength: number;
}

const program = (pattern: RegExp, name: string, kind: ProgramKind, strength: number): Program => ({
  pattern,
  name,
  kind,
  strength,
});
const editor = (pattern: RegExp, name: string, strength = 0.9) =>
  program(pattern, name, 'picture_editor', strength);
const pdfEditor = (pattern: RegExp, name: string, strength = 0.8) =>
  program(pattern, name, 'pdf_editor', strength);
const office = (pattern: RegExp, name: string, strength = 0.9) =>
  program(pattern, name, 'office', strength);
const design = (pattern: RegExp, name: string, strength = 0.9) =>
  program(pattern, name, 'design', strength);
const printer = (pattern: RegExp, name: string) => program(pattern, name, 'printer', 0.9);
const neutral = (pattern: RegExp, name: string) => program(pattern, name, 'neutral', 0);

/**
 * Names that programs leave in producer, creator, XMP and EXIF. The first match
 * of a text counts, so the narrower pattern stands first. Anyone can rewrite
 * these fields, and absence says nothing.
 */
export const PROGRAMS: readonly Program[] = [
  // Pictures. Cameras and phones crop with the weaker ones.
  neutral(/photoshop camera raw/i, 'Camera Raw'),
  editor(/lightroom/i, 'Adobe Lightroom', 0.3),
  editor(/photoshop (express|touch|fix)/i, 'Adobe Photoshop Express', 0.7),
  editor(/photoshop elements/i, 'Adobe Photoshop Elements'),
  editor(/photoshop/i, 'Adobe Photoshop'),
  editor(/\bgimp\b/i, 'GIMP'),
  editor(/photopea/i, 'Photopea'),
  editor(/affinity photo/i, 'Affinity Photo'),
  editor(/pixelmator/i, 'Pixelmator'),
  editor(/paint\.net/i, 'Paint.NET', 0.8),
  editor(/\bkrita\b/i, 'Krita'),
  editor(/paintshop|paint shop pro/i, 'PaintShop Pro'),
  editor(/picsart/i, 'PicsArt'),
  editor(/snapseed/i, 'Snapseed', 0.5),
  editor(/facetune|airbrush|meitu|beautyplus/i, 'Retouching app', 0.5),
  editor(/pixlr/i, 'Pixlr', 0.8),
  editor(/befunky|fotor\b|polarr|\bvsco\b/i, 'Online picture editor', 0.5),
  editor(/acdsee|photoscape|luminar|dxo |capture one/i, 'Photo editor', 0.4),
  editor(/(^|[^a-z])(microsoft |ms )?paint\b|mspaint/i, 'Microsoft Paint', 0.7),

  // PDF. `SAMBox (www.sejda.org)` is PDFsam, which splits and merges; sejda.com edits text.
  neutral(/pdfsam|sambox.*sejda\.org/i, 'PDFsam'),
  pdfEditor(/sejda|sambox/i, 'Sejda'),
  pdfEditor(/rad ?pdf|pdfescape/i, 'PDFescape'),
  pdfEditor(/ilovepdf/i, 'iLovePDF', 0.6),
  pdfEditor(/smallpdf/i, 'Smallpdf', 0.6),
  pdfEditor(/pdf24/i, 'PDF24', 0.5),
  pdfEditor(/pdf ?filler|pdffiller|airslate/i, 'pdfFiller'),
  pdfEditor(/dochub/i, 'DocHub', 0.7),
  pdfEditor(/pdfelement|wondershare/i, 'Wondershare PDFelement'),
  pdfEditor(/pdf-?xchange (editor|pro)|pdf-xchange viewer/i, 'PDF-XChange Editor', 0.6),
  pdfEditor(/foxit.*(phantom|editor)|phantompdf/i, 'Foxit PDF Editor', 0.6),
  pdfEditor(/nitro (pro|pdf|reader)|nitropro/i, 'Nitro PDF', 0.6),
  pdfEditor(
    /\bxodo\b|lightpdf|soda ?pdf|pdf2go|pdfcandy|pdf candy|easepdf|hipdf/i,
    'Online PDF editor',
    0.7,
  ),
  pdfEditor(/infix|iceni/i, 'Infix PDF Editor'),
  pdfEditor(/master pdf editor/i, 'Master PDF Editor'),
  pdfEditor(/pdf expert|pdfexpert/i, 'PDF Expert', 0.6),
  pdfEditor(/able2extract|abbyy finereader pdf|kofax power pdf|power pdf/i, 'PDF editor', 0.5),
  pdfEditor(/hopding\/pdf-lib|\bpdf-lib\b/i, 'pdf-lib', 0.4),
  pdfEditor(/pdftk/i, 'PDFtk', 0.3),
  pdfEditor(/\bpdfedit\b|pdf ?editor/i, 'PDF editor', 0.6),
  // Distiller and PDFMaker make, Acrobat also edits; honest files are full of all three.
  neutral(
    /acrobat (distiller|pdfmaker|pdfwriter|scan|capture)|paper capture|pdf library/i,
    'Adobe PDF',
  ),
  pdfEditor(/acrobat/i, 'Adobe Acrobat', 0.3),

  // Office and design: normal for who writes his own documents, not for a bank's system.
  office(/google docs|google sheets/i, 'Google Docs'),
  office(/microsoft.{0,3} (office )?excel|^excel/i, 'Microsoft Excel', 0.6),
  office(/microsoft.{0,3} (office )?powerpoint/i, 'Microsoft PowerPoint'),
  office(
    /microsoft.{0,3} (office )?word|^word\b|microsoft 365|microsoft.{0,3} office/i,
    'Microsoft Word',
  ),
  office(/libreoffice|openoffice|staroffice|collabora/i, 'LibreOffice'),
  office(/\bwps (office|writer|spreadsheets)|kingsoft/i, 'WPS Office'),
  office(/\bpages\b.*(apple|mac)|^pages$|^numbers$/i, 'Apple Pages'),
  design(/canva/i, 'Canva'),
  design(/figma/i, 'Figma'),
  design(/illustrator/i, 'Adobe Illustrator', 0.7),
  design(/indesign/i, 'Adobe InDesign', 0.5),
  design(/corel ?draw/i, 'CorelDRAW', 0.8),
  design(/inkscape/i, 'Inkscape', 0.8),
  design(/affinity (designer|publisher)/i, 'Affinity Designer', 0.8),
  design(/scribus/i, 'Scribus', 0.7),
  design(/adobe express|adobe spark|visme|desygner|vistacreate|crello/i, 'Online design program'),

  // Printing keeps the look and loses everything a file could prove; honest people do it daily.
  printer(/microsoft:? print to pdf/i, 'Microsoft Print to PDF'),
  printer(/skia\/pdf|headlesschrome|chromium/i, 'Chrome'),
  printer(/quartz pdfcontext/i, 'macOS or iOS'),
  printer(
    /pdfcreator|cutepdf|dopdf|bullzip|novapdf|primopdf|biopdf|foxit.*printer|pdf ?printer/i,
    'PDF printer',
  ),
];

/** The program a metadata text names; null for one that is unknown or says nothing. */
export function programOf(text: string): Program | null {
  const found = PROGRAMS.find(({ pattern }) => pattern.test(text));
  return found && found.kind !== 'neutral' ? found : null;
}

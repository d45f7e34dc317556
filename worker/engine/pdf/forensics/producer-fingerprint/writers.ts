import { STREAM } from './layout.js';

/** What must match for a layout to be a program's; absent parts are not compared. */
export interface Style {
  head?: RegExp;
  /** Must match most of its objects. */
  objects?: RegExp;
  tail?: RegExp;
}

export interface Writer {
  name: string;
  /**
   * - `generator`: creates files of its own, never opens another program's.
   * - `tool`: rewrites files of others, also as part of legitimate systems: joins, stamps,
   *   compresses, archives.
   * - `editor`: a program or library with which people change files of others.
   */
  kind: 'generator' | 'tool' | 'editor';
  /** Style of a file written as a whole. */
  whole?: Style;
  /** Style of an incremental update appended to another program's file. */
  appended?: Style;
  /** Producers and creators that write in this style, or whose names say so. */
  names: RegExp;
  /** 0-1: strength of the evidence that this program wrote a file which names another. */
  strength: number;
  /** Producers of this name have always written in this style alone. */
  onlyStyleOf?: RegExp;
}

const header = (comment: string, after = ''): RegExp =>
  new RegExp(`^%PDF-\\d\\.\\d${comment}${after}`);

/**
 * Programs known by the bytes they write. Each row is derived from files made with the
 * program itself (test/fixtures/pdf/writers); for closed programs, from several files that
 * name it. The first matching row counts, so narrower rows come first. A tool that rewrites
 * a file copies the producer's name but not the layout: the layout cannot be changed
 * without a byte editor.
 */
export const WRITERS: readonly Writer[] = [
  // ---- libraries and programs that change files of others
  {
    name: 'MuPDF',
    kind: 'editor',
    // `mutool`, PyMuPDF and software built on them keep Info unchanged.
    whole: { head: header('\n%(\xc2\xb5\xc2\xb6|\xb5\xb6)\n') },
    appended: {
      objects: /^\d+ \d+ obj\n(<<(\/|>>)|\[|\d)/,
      tail: new RegExp(`( n \\n\\ntrailer\\n<</Size|^\\d+ 0 obj\\n<</Type/XRef.*${STREAM})`),
    },
    names: /mupdf|artifex|sumatra/i,
    strength: 0.7,
  },
  {
    name: 'pdf-lib',
    kind: 'editor',
    whole: { head: header('\n%\x81\x81\x81\x81\n\n') },
    names: /pdf-lib/i,
    strength: 0.7,
  },
  {
    name: 'pypdf',
    kind: 'editor',
    whole: {
      // Before version 2: no comment, and the page tree comes first.
      head: /^%PDF-\d\.\d\n(%\xe2\xe3\xcf\xd3\n1 0 obj\n<<\n|1 0 obj\n<<\n\/Type \/Pages\n\/Count \d+\n\/Kids \[ \d+ 0 R )/,
      objects: /^\d+ \d+ obj\n(<<\n|\[ |[^<[])/,
      tail: /\ntrailer\n<<\n\/Size \d+\n\/Root \d+ 0 R\n(\/Info \d+ 0 R\n)?(\/ID \[ <[0-9a-f]*> <[0-9a-f]*> \]\n)?(\/Encrypt \d+ 0 R\n)?>>\nstartxref\n/,
    },
    appended: { tail: /^\d+ \d+ obj<<\n\/Type \/XRef\n\/Size / },
    names: /py-?pdf/i,
    strength: 0.7,
  },
  {
    name: 'borb',
    kind: 'editor',
    whole: {
      head: header('\n%\xe2\xe3\xcf\xd3\n', '1 0 obj\n<</'),
      tail: /\r\ntrailer\n<<(\/DocChecksum \/\w{0,64} )?\/ID \[[<(][^\]]{0,90}\] \/Info \d+ 0 R \/Root \d+ 0 R \/Size \d+>>\nstartxref/,
    },
    names: /borb/i,
    strength: 0.7,
  },
  {
    name: 'Master PDF Editor',
    kind: 'editor',
    whole: { head: header('\r\n%MPE-') },
    names: /master pdf/i,
    strength: 0.7,
  },
  {
    name: 'WPS PDF',
    kind: 'editor',
    whole: { head: header('\n%\xc2\xb3\xc7\xd8\r\n') },
    names: /\bwps\b|kingsoft/i,
    strength: 0.6,
  },
  {
    name: 'ExifTool',
    kind: 'editor',
    appended: { tail: /%EndExifToolUpdate/ },
    names: /exiftool/i,
    strength: 0.7,
  },
  // Viewers of this family (Chrome, Edge, Foxit) also save what their users filled in or
  // annotated.
  {
    name: 'PDFium',
    kind: 'editor',
    whole: { head: header('\r\n%\xa1\xb3\xc5\xd7\r\n') },
    names: /pdfium|foxit|chrom|\bedge\b|skia/i,
    strength: 0.5,
  },
  // Preview of macOS and iOS; it names itself in every file it saves.
  {
    name: 'Quartz',
    kind: 'editor',
    whole: { head: header('\n%\xc4\xe5\xf2\xe5\xeb\xa7\xf3\xa0\xd0\xc4\xc6\n') },
    appended: { tail: /(trailer\n<< \/.{0,2000} >> \nstartxref|endobj \nstartxref)/s },
    names: /quartz|mac ?os|\bios\b|ipados|apple/i,
    strength: 0.6,
  },
  // ---- tools of legitimate systems, which people also edit with
  {
    name: 'qpdf',
    kind: 'tool',
    whole: { head: header('\n%\xbf\xf7\xa2\xfe\n') },
    names: /qpdf|pike ?pdf|ocrmypdf|img2pdf|cups/i,
    strength: 0.4,
  },
  {
    name: 'PDFtk',
    kind: 'tool',
    whole: {
      head: header('\n%\xe2\xe3\xcf\xd3\n', '\\d+ \\d+ obj( \n|\n\n)'),
      tail: /trailer\n\n<<\n/,
    },
    names: /pdftk|itext-paulo/i,
    strength: 0.5,
  },
  {
    name: 'PDFBox',
    kind: 'tool',
    whole: { head: header('\n%\xf6\xe4\xfc\xdf\n', '\\d+ \\d+ obj\n<<\n') },
    appended: { objects: /^\d+ \d+ obj\n(<<\n|\[|[^<])/, tail: / n\r\ntrailer\n<<\n\// },
    names: /pdfbox|3-heights|pdf-tools|stirling/i,
    strength: 0.4,
  },
  {
    name: 'Ghostscript',
    kind: 'tool',
    // Always names itself unless given another name, as by printer software built on it.
    whole: { head: header('\n%\xc7\xec\x8f\xa2\n') },
    names: /ghostscript|pdfcreator|cutepdf|bullzip|biopdf|pdf24|primopdf|pdf995|cups|printer/i,
    strength: 0.6,
  },
  {
    name: 'Firefox',
    kind: 'tool',
    // Form fields and annotations added by its users.
    appended: {
      tail: /(trailer\n<< \/[^\n]*[\])]>>\nstartxref|^\d+ 0 obj\n<< \/Prev [^\n]*>> \u2026)/,
    },
    names: /firefox|pdf\.js/i,
    strength: 0.3,
  },
  {
    name: 'cpdf',
    kind: 'tool',
    whole: { head: header('\n%\x80\x81\x82\x83\n') },
    names: /cpdf|coherent/i,
    strength: 0.4,
  },
  {
    name: 'Poppler',
    kind: 'tool',
    whole: {
      head: header('\n%\xe2\xe3\xcf\xd3\n', '\\d+ \\d+ obj\r\n'),
      tail: /trailer\r\n<<.{0,2000} >> \r\nstartxref/s,
    },
    appended: { tail: /(trailer\r\n<<.{0,2000}>> \r\nstartxref|^\d+ 0 obj\r\n<<\/Size .*\u2026)/s },
    names: /poppler|evince|okular|xreader|atril/i,
    strength: 0.4,
  },
  // Acrobat saves under the name of the program that made the file; this is everyday, legitimate
  // use.
  {
    name: 'Adobe Acrobat',
    kind: 'tool',
    whole: {
      head: header('\r%\xe2\xe3\xcf\xd3\r\n', '\\d+ \\d+ obj\r<<'),
      objects: /^\d+ \d+ obj\r/,
    },
    appended: { objects: /^\d+ \d+ obj\r/, tail: /(trailer\r|obj\r<<)/ },
    names:
      /adobe|acrobat|distiller|indesign|illustrator|photoshop|livecycle|pdfmaker|paper capture/i,
    strength: 0.3,
  },
  // ---- generators
  {
    name: 'Chrome',
    kind: 'generator',
    whole: { head: header('\n%\xd3\xeb\xe9\xe1\n') },
    names: /skia|chrom|google docs|quest ?pdf|\bedge\b/i,
    strength: 0.7,
    onlyStyleOf: /^skia\/pdf/i,
  },
  {
    name: 'LibreOffice',
    kind: 'generator',
    whole: { head: header('\n%\xc3\xa4\xc3\xbc\xc3\xb6\xc3\x9f\n') },
    names: /libre ?office|open ?office|staroffice|collabora/i,
    strength: 0.7,
    onlyStyleOf: /^libreoffice/i,
  },
  {
    name: 'Microsoft Office',
    kind: 'generator',
    whole: { head: header('\r\n%\xb5\xb5\xb5\xb5\r\n') },
    names: /microsoft|\b(word|excel|powerpoint|office|outlook)\b/i,
    strength: 0.7,
    onlyStyleOf: /^microsoft.{0,3} (word|excel|powerpoint)/i,
  },
  {
    name: 'pdfTeX',
    kind: 'generator',
    whole: { head: header('\n%(\xd0\xd4\xc5\xd8|\xcc\xd5\xc1\xd4\xc5\xd8\xd0\xc4\xc6)\n') },
    names: /tex/i,
    strength: 0.7,
    onlyStyleOf: /^pdftex-1\.40/i,
  },
  {
    name: 'ReportLab',
    kind: 'generator',
    // Systems built on it may write their own name.
    whole: { head: header('\n%\x93\x8c\x8b\x9e') },
    names: /reportlab|xhtml2pdf|pisa/i,
    strength: 0.5,
  },
  {
    name: 'PDFKit',
    kind: 'generator',
    whole: { head: header('\n%\xff\xff\xff\xff\n', '\\d+ \\d+ obj\n<<\n') },
    names: /pdfkit|pdfmake/i,
    strength: 0.5,
  },
  {
    name: 'Qt',
    kind: 'generator',
    // wkhtmltopdf prints through it.
    whole: { head: header('(\n%\xc3\xa2\xc3\xa3)?\n', '1 0 obj\n<<\n/Title \\(') },
    names: /\bqt\b|wkhtmltopdf/i,
    strength: 0.5,
  },
  {
    name: 'ImageMagick',
    kind: 'generator',
    whole: { head: header(' ?\n', '1 0 obj\n<<\n/Pages 2 0 R\n/Type /Catalog\n>>\n') },
    names: /(image|graphics)magick/i,
    strength: 0.5,
  },
  {
    name: 'Pillow',
    kind: 'generator',
    whole: { head: header('\n% created by Pillow PDF driver\n') },
    names: /pillow|python imaging/i,
    strength: 0.5,
  },
  {
    name: 'fpdf2',
    kind: 'generator',
    whole: { head: header('\n%\xe9\xeb\xf1\xbf\n') },
    names: /fpdf/i,
    strength: 0.5,
  },
  {
    name: 'WeasyPrint',
    kind: 'generator',
    whole: { head: header('\n%\xf0\x9f\x96\xa4\n') },
    names: /weasyprint|pydyf/i,
    strength: 0.5,
  },
  {
    name: 'Cairo',
    kind: 'generator',
    whole: { head: header('\n%\xb5\xed\xae\xfb\n') },
    names: /cairo|inkscape|poppler|evince|gtk|webkit/i,
    strength: 0.6,
  },
  {
    name: 'dvipdfmx',
    kind: 'generator',
    whole: { head: header('\n%\xe4\xf0\xed\xf8\n') },
    names: /dvipdfm|xetex|tectonic/i,
    strength: 0.5,
  },
  {
    name: 'Apache FOP',
    kind: 'generator',
    whole: { head: header('\n%\xaa\xab\xac\xad\n') },
    names: /\bfop\b|xep|antenna|smart communications/i,
    strength: 0.4,
  },
  {
    name: 'iText',
    kind: 'generator',
    whole: {
      head: header('\n%\xe2\xe3\xcf\xd3\n', '\\d+ \\d+ obj[ \n](<</|<<>>|\\[|\\d)'),
      tail: /(trailer\n<<\/(Size|Root|Info|ID)[^\n]*>>\n|\n)(%iText[^\n]{0,80}\n)?startxref\n/,
    },
    appended: {
      tail: /trailer\n<<\/(Size|Root|Info|ID)[^\n]*>>\n(%iText[^\n]{0,80}\n)?startxref\n/,
    },
    names: /itext|lowagie|openpdf|jasper|1t3xt|birt|flying ?saucer/i,
    strength: 0,
  },
];

import PDFDocument from 'pdfkit';
import type { Lang } from '../../../core/vocabulary.js';
import { hasRightToLeft, withoutSteering } from './bidi.js';
import { FACES } from './fonts.js';
import { layText, type Line, type Style } from './lay-text.js';

/** A4 upright; points, as all sizes here. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 48;
const TOP = 52;
const BOTTOM = PAGE.height - 54;
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;

/** Of what a heading is about, at least, on its page. */
const FOLLOWING = 70;

const LINE_HEIGHT = 1.38;
/** Of the size, from the top of a line to its base line. */
const ASCENT = 1.02;

export const COLORS = {
  text: '#1b1f24',
  quiet: '#57606a',
  line: '#d0d7de',
  bad: '#b42318',
  warn: '#b54708',
  good: '#1a7f37',
  info: '#0b62c4',
} as const;

export type Element = PDFKit.PDFStructureElement;

export interface ParagraphOptions extends Partial<Style> {
  /** From where lines begin. */
  indent?: number;
  width?: number;
  /** Space below. */
  after?: number;
  /** What it is to a reader that is told the structure; `P` by default. */
  tag?: string;
  parent?: Element;
}

/**
 * A PDF that is written from top to bottom, in the direction of its language. Everything on it
 * is either part of a tagged structure or marked as decoration.
 */
export class Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly root: Element;
  readonly base: 'ltr' | 'rtl';
  /** Where the next thing begins. */
  y = TOP;
  /** Pages so far. */
  page = 0;
  private readonly widths = new Map<string, number>();
  private bar: { color: string; from: number } | null = null;

  constructor(options: { lang: Lang; title: string; madeAt: Date; program: string }) {
    this.base = options.lang === 'he' ? 'rtl' : 'ltr';
    this.document = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: options.lang === 'he' ? 'he-IL' : 'en-GB',
      info: {
        Title: withoutSteering(options.title),
        Creator: options.program,
        Producer: options.program,
        CreationDate: options.madeAt,
        ModDate: options.madeAt,
      },
    });
    for (const [name, path] of Object.entries(FACES)) this.document.registerFont(name, path);
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
    this.newPage();
  }

  newPage(): void {
    const { bar } = this;
    if (bar !== null && this.y > bar.from) this.drawBar(bar.color, bar.from);
    this.document.addPage();
    this.page += 1;
    this.y = TOP;
    if (bar !== null) this.bar = { color: bar.color, from: TOP };
  }

  /** Begins a page where this height is no longer free. */
  ensure(height: number): void {
    if (this.y + height > BOTTOM && this.y > TOP) this.newPage();
  }

  /** Height that is free on this page. */
  free(): number {
    return BOTTOM - this.y;
  }

  space(height: number): void {
    if (this.y > TOP) this.y += height;
  }

  /** A part of the structure, in which others or content lie. */
  element(
    tag: string,
    parent: Element = this.root,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ) {
    const element = this.document.struct(tag, options);
    parent.add(element);
    return element;
  }

  /** Text of which the order on the page is not the order in which it is read is given as it is read. */
  readAs(text: string): PDFKit.Mixins.StructureElementOptions {
    return hasRightToLeft(text) ? { actual: withoutSteering(text) } : {};
  }

  /** What is drawn now, on this page, is content of the element. */
  content(element: Element, tag: string, draw: () => void): void {
    const content = this.document.markStructureContent(tag);
    draw();
    this.document.endMarkedContent();
    element.add(content);
  }

  /** What is drawn now says nothing. */
  decorate(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  /** Left edge of something that begins `offset` from where lines begin. */
  leftOf(offset: number, width: number): number {
    return this.base === 'rtl' ? PAGE.width - MARGIN - offset - width : MARGIN + offset;
  }

  lay(text: string, style: Style, width: number): Line[] {
    return layText(text, style, width, (part, face, size) => this.widthOf(part, face) * size);
  }

  lineHeight(size: number): number {
    return size * LINE_HEIGHT;
  }

  /** Draws a line whose upper end is at `y`. */
  drawLine(line: Line, style: Style, left: number, y: number): void {
    for (const { text, face, x } of line.pieces) {
      this.document
        .font(face)
        .fontSize(style.size)
        .fillColor(style.color ?? COLORS.text)
        .text(text, left + x, y + style.size * ASCENT, {
          lineBreak: false,
          baseline: 'alphabetic',
          features: [],
        });
    }
  }

  /** The height of a paragraph, wherever pages end. */
  heightOf(text: string, options: ParagraphOptions = {}): number {
    const { style, width } = this.layoutOf(options);
    const lines = paragraphsOf(text).flatMap((part) => this.lay(part, style, width));
    return lines.length * this.lineHeight(style.size) + (options.after ?? 0);
  }

  /** Writes text below what is there; each of its lines may begin a page. */
  paragraph(text: string, options: ParagraphOptions = {}): void {
    const { tag = 'P', indent = 0 } = options;
    const { style, width } = this.layoutOf(options);
    const height = this.lineHeight(style.size);
    const element = this.element(tag, options.parent, this.readAs(text));
    for (const part of paragraphsOf(text)) {
      let lines = this.lay(part, style, width);
      while (lines.length > 0) {
        this.ensure(height);
        const fitting = Math.max(1, Math.floor(this.free() / height));
        this.content(element, tag, () => {
          for (const line of lines.slice(0, fitting)) {
            this.drawLine(line, style, this.leftOf(indent, line.width), this.y);
            this.y += height;
          }
        });
        lines = lines.slice(fitting);
      }
    }
    this.y += options.after ?? 0;
  }

  heading(text: string, level: 1 | 2 | 3 = 2): void {
    const size = { 1: 18, 2: 13, 3: 10.5 }[level];
    this.space({ 1: 0, 2: 16, 3: 8 }[level]);
    // Not alone at the end of a page.
    this.ensure(this.lineHeight(size) + FOLLOWING);
    this.paragraph(text, { size, bold: true, tag: `H${level}`, after: level === 2 ? 5 : 2 });
  }

  /** A coloured bar beside all that is written meanwhile. */
  barred(color: string, write: () => void): void {
    this.ensure(40);
    this.bar = { color, from: this.y };
    write();
    this.drawBar(color, this.bar.from);
    this.bar = null;
  }

  rule(): void {
    this.decorate(() => {
      this.document
        .moveTo(MARGIN, this.y)
        .lineTo(PAGE.width - MARGIN, this.y)
        .lineWidth(0.6)
        .stroke(COLORS.line);
    });
  }

  /** Lets something be drawn on every page once all are there, and answers the file. */
  async finish(onEachPage: (page: number, pages: number) => void): Promise<Buffer> {
    const { start, count } = this.document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.document.switchToPage(start + index);
      onEachPage(index + 1, count);
    }
    this.root.end();
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.document.on('end', () => resolve(Buffer.concat(chunks)));
      this.document.on('error', reject);
      this.document.end();
    });
  }

  /** In one face, at size 1. Shaping is most of the work, and words recur. */
  private widthOf(text: string, face: string): number {
    const key = `${face} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.document.font(face).fontSize(1).widthOfString(text, { features: [] });
    this.widths.set(key, width);
    return width;
  }

  private layoutOf(options: ParagraphOptions): { style: Style; width: number } {
    const { indent = 0, width = CONTENT_WIDTH - indent, size = 9.5, base = this.base } = options;
    const { bold = false, color = COLORS.text } = options;
    return { style: { size, base, bold, color }, width };
  }

  private drawBar(color: string, from: number): void {
    const left = this.base === 'rtl' ? PAGE.width - MARGIN - 3 : MARGIN;
    this.decorate(() => this.document.rect(left, from, 3, this.y - from).fill(color));
  }
}

const paragraphsOf = (text: string): string[] => text.split(/\r\n|[\n\r\u2028\u2029]/);

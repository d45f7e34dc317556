import {
  isName,
  type PdfDict,
  type PdfValue,
} from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import { readOperations, type Operation } from './content.js';
import { readFont, type Font } from './font.js';
import {
  asMatrix,
  compose,
  IDENTITY,
  type Matrix,
} from '../../../../worker/engine/pdf/syntax/matrix.js';
import type { PdfEdit } from './pdf-edit.js';

/** One code and what it draws. */
export interface DrawnCode {
  code: string;
  text: string;
  /** The offset before it, in thousandths of the size, as in TJ. */
  before: number;
  /** How far the code and its offset move the text, in units of the text matrix. */
  advance: number;
}

/** A text-showing operation and its position in the content stream and on the page. */
export interface Show {
  /** Offsets of the operation in the page's content. */
  from: number;
  to: number;
  /** Offsets of the text object (BT ... ET) around it. */
  textFrom: number;
  textTo: number;
  text: string;
  codes: DrawnCode[];
  fontName: string;
  font: Font;
  size: number;
  charSpacing: number;
  /**
   * Text space to the page's default space: at the start of the line, and at
   * the start of the text.
   */
  lineMatrix: Matrix;
  textMatrix: Matrix;
  ctm: Matrix;
  /** Width in units of the text matrix. */
  width: number;
  /** The operators that set the fill colour, as PDF text; empty for the initial black. */
  colour: string;
  /** Whether another text follows that has no position of its own. */
  runsOn: boolean;
  /** Whether the operation first moves to the next line. */
  breaksLine: boolean;
  /** The line's matrix after the operation. */
  lineAfter: Matrix;
  /** What the operation shows before and after this text, if it shows more. */
  leading: DrawnCode[];
  trailing: DrawnCode[];
}

interface State {
  ctm: Matrix;
  colour: string;
  fontName: string;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
}

/** The text shown by a page's own content stream, in paint order; forms are not entered. */
export function readShows(edit: PdfEdit, resources: PdfDict | null, content: Buffer): Show[] {
  const fonts = fontsOf(edit, resources);
  const shows: Show[] = [];
  const saved: State[] = [];
  let state: State = {
    ctm: IDENTITY,
    colour: '',
    fontName: '',
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
  };
  let line = IDENTITY;
  let text = IDENTITY;
  let textFrom = 0;
  const moveLine = (x: number, y: number): void => {
    line = compose(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const show = (operation: Operation, items: readonly PdfValue[]): void => {
    const font = fonts(state.fontName);
    if (font === null) return;
    const { codes, width } = drawn(items, font, state);
    const previous = shows.at(-1);
    if (previous !== undefined && previous.lineMatrix === line && previous.textMatrix !== text)
      previous.runsOn = true;
    shows.push({
      from: operation.from,
      to: operation.to,
      textFrom,
      textTo: operation.to,
      text: codes.map((one) => one.text).join(''),
      codes,
      fontName: state.fontName,
      font,
      size: state.size,
      charSpacing: state.charSpacing,
      lineMatrix: line,
      textMatrix: text,
      ctm: state.ctm,
      width,
      colour: state.colour,
      runsOn: false,
      breaksLine: ["'", '"'].includes(operation.operator),
      lineAfter: line,
      leading: [],
      trailing: [],
    });
    text = compose(text, [1, 0, 0, 1, width, 0]);
  };
  for (const operation of readOperations(content)) {
    const { operator, operands } = operation;
    const [a, b] = operands.map((operand) => (typeof operand === 'number' ? operand : 0));
    switch (operator) {
      case 'q':
        saved.push({ ...state });
        break;
      case 'Q':
        state = saved.pop() ?? state;
        break;
      case 'cm':
        state.ctm = compose(state.ctm, asMatrix(operands) ?? IDENTITY);
        break;
      case 'cs':
        state.colour = content.subarray(operation.from, operation.to).toString('latin1');
        break;
      case 'sc':
      case 'scn':
        state.colour = `${/^\S+ cs/.exec(state.colour)?.[0] ?? ''} ${content.subarray(operation.from, operation.to).toString('latin1')}`;
        break;
      case 'g':
      case 'rg':
      case 'k':
        state.colour = content.subarray(operation.from, operation.to).toString('latin1');
        break;
      case 'BT':
        line = IDENTITY;
        text = line;
        textFrom = operation.from;
        break;
      case 'ET':
        for (const one of shows) if (one.textFrom === textFrom) one.textTo = operation.to;
        break;
      case 'Tf':
        state.fontName = isName(operands[0]) ? operands[0].name : '';
        state.size = b ?? 0;
        break;
      case 'Tc':
        state.charSpacing = a ?? 0;
        break;
      case 'Tw':
        state.wordSpacing = a ?? 0;
        break;
      case 'Tz':
        state.scale = (a ?? 100) / 100;
        break;
      case 'TL':
        state.leading = a ?? 0;
        break;
      case 'Tm':
        line = compose(IDENTITY, asMatrix(operands) ?? IDENTITY);
        text = line;
        break;
      case 'TD':
        state.leading = -(b ?? 0);
        moveLine(a ?? 0, b ?? 0);
        break;
      case 'Td':
        moveLine(a ?? 0, b ?? 0);
        break;
      case 'T*':
        moveLine(0, -state.leading);
        break;
      case "'":
      case '"':
        moveLine(0, -state.leading);
        show(operation, operands.slice(-1));
        break;
      case 'Tj':
        show(operation, operands);
        break;
      case 'TJ':
        show(operation, Array.isArray(operands[0]) ? operands[0] : []);
        break;
    }
  }
  return shows;
}

function drawn(
  items: readonly PdfValue[],
  font: Font,
  state: State,
): { codes: DrawnCode[]; width: number } {
  const codes: DrawnCode[] = [];
  let before = 0;
  for (const item of items) {
    if (typeof item === 'number') before += item;
    else if (typeof item === 'object' && item !== null && 'string' in item) {
      for (let at = 0; at < item.string.length; at += font.codeBytes) {
        const code = item.string.slice(at, at + font.codeBytes);
        const space = font.codeBytes === 1 && code === ' ' ? state.wordSpacing : 0;
        const own = ((font.widthOf(code) - before) / 1000) * state.size;
        codes.push({
          code,
          text: font.textOf(code),
          before,
          advance: (own + state.charSpacing + space) * state.scale,
        });
        before = 0;
      }
    }
  }
  const width = codes.reduce((total, { advance }) => total + advance, 0);
  return { codes, width: width - (before / 1000) * state.size * state.scale };
}

function fontsOf(edit: PdfEdit, resources: PdfDict | null): (name: string) => Font | null {
  const known = new Map<string, Font | null>();
  const fonts = edit.resolveDict(resources?.entries.get('Font'));
  return (name) => {
    const cached = known.get(name);
    if (cached !== undefined) return cached;
    const dict = edit.resolveDict(fonts?.entries.get(name));
    const font = dict === null ? null : readFont(edit, dict);
    known.set(name, font);
    return font;
  };
}

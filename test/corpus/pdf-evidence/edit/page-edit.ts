import {
  isReference,
  type PdfDict,
  type PdfReference,
  type PdfValue,
} from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import { apply, compose, type Matrix } from '../../../../worker/engine/pdf/syntax/matrix.js';
import { allPages, findPage, viewOf } from './page-tree.js';
import type { PdfEdit } from './pdf-edit.js';
import { readShows, type Show } from './shows.js';

/** In points of the page's own space, origin bottom left. */
export interface PageRect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Percent of the page as shown, origin top left; `page` counts from 1. */
export interface TrueBox {
  page: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One page while it is edited. */
export interface PageEdit {
  edit: PdfEdit;
  /** Counted from 1. */
  number: number;
  object: number;
  /** Left, bottom, right and top of the visible area, in points. */
  view: [number, number, number, number];
  content(): Buffer;
  shows(): Show[];
  /**
   * Replaces bytes of the content, from the last change to the first so that
   * offsets stay valid.
   */
  splice(changes: readonly { from: number; to: number; by: string }[]): void;
  /** Adds at the end of the content, in the page's default space. */
  draw(operators: string): void;
  /** Adds a separate content stream after the others. */
  drawInStream(operators: string): void;
  /** Adds a resource and returns the unused name chosen for it. */
  addResource(kind: string, value: PdfValue, wish?: string): string;
  /** Sets a key of the page's dictionary. */
  set(key: string, value: PdfValue): void;
  dict(): PdfDict;
  boxOf(rect: PageRect): TrueBox;
}

/** Opens a page by number; throws if there is none. */
export function editPage(edit: PdfEdit, number: number): PageEdit {
  const { object, inherited } = findPage(edit, number);
  const dict = (): PdfDict => {
    const found = edit.resolveDict({ reference: object });
    if (found === null) throw new Error('the page is no dictionary');
    return found;
  };
  const set = (key: string, value: PdfValue): void =>
    edit.set(object, {
      value: { entries: new Map(dict().entries).set(key, value) },
      stream: null,
    });
  const streams = (): PdfReference[] => streamsOf(edit, dict());
  const content = (): Buffer =>
    Buffer.concat(
      streams().flatMap(({ reference }) => [
        edit.dataOf(reference) ?? Buffer.alloc(0),
        Buffer.from('\n'),
      ]),
    );
  const resources = (): PdfDict | null =>
    edit.resolveDict(dict().entries.get('Resources') ?? inherited.get('Resources'));
  const setContent = (data: Buffer): void => {
    const shared = sharedStreams(edit, object);
    const all = streams();
    const [first, ...others] = all.filter(({ reference }) => !shared.has(reference));
    const stream = first ?? edit.add({ entries: new Map() }, data);
    if (first !== undefined) edit.setData(first.reference, data);
    if (stream !== first || all.length > 1) set('Contents', stream);
    // An editor does not write what it no longer draws.
    for (const { reference } of others) edit.drop(reference);
  };
  const view = viewOf(edit, dict(), inherited);
  return {
    edit,
    number,
    object,
    view,
    content,
    shows: () => readShows(edit, resources(), content()),
    splice(changes) {
      let data = content();
      for (const { from, to, by } of [...changes].sort((a, b) => b.from - a.from))
        data = Buffer.concat([
          data.subarray(0, from),
          Buffer.from(by, 'latin1'),
          data.subarray(to),
        ]);
      setContent(data);
    },
    draw: (operators) =>
      setContent(
        Buffer.concat([Buffer.from('q\n'), content(), Buffer.from(`Q\n${operators}\n`, 'latin1')]),
      ),
    drawInStream(operators) {
      const own = streams();
      const open = edit.add({ entries: new Map() }, Buffer.from('q\n'));
      const close = edit.add({ entries: new Map() }, Buffer.from(`Q\n${operators}\n`, 'latin1'));
      set('Contents', [open, ...own, close]);
    },
    addResource(kind, value, wish = 'X') {
      const all = resources();
      const ofKind = edit.resolveDict(all?.entries.get(kind));
      let name = wish;
      for (let index = 1; ofKind?.entries.has(name) === true; index++) name = `${wish}${index}`;
      const grown: PdfDict = { entries: new Map(ofKind?.entries).set(name, value) };
      set('Resources', { entries: new Map(all?.entries).set(kind, grown) });
      return name;
    },
    set,
    dict,
    boxOf: (rect) => shownBox(rect, view, number),
  };
}

/** The box around a text, from its font's size: includes ascenders and descenders. */
export function rectOf({ textMatrix, ctm, width, size }: Show): PageRect {
  const matrix: Matrix = compose(ctm, textMatrix);
  const corners = [
    [0, -0.22 * size],
    [width, -0.22 * size],
    [0, 0.78 * size],
    [width, 0.78 * size],
  ].map(([x = 0, y = 0]) => apply(matrix, x, y));
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

function streamsOf(edit: PdfEdit, page: PdfDict | null): PdfReference[] {
  const contents = page?.entries.get('Contents');
  if (isReference(contents) && !Array.isArray(edit.resolve(contents))) return [contents];
  const list = edit.resolve(contents);
  return Array.isArray(list) ? list.filter(isReference) : [];
}

/** Streams that other pages draw too. */
const sharedStreams = (edit: PdfEdit, page: number): Set<number> =>
  new Set(
    allPages(edit)
      .filter(({ object }) => object !== page)
      .flatMap(({ object }) => streamsOf(edit, edit.resolveDict({ reference: object })))
      .map(({ reference }) => reference),
  );

function shownBox(
  rect: PageRect,
  [left, bottom, right, top]: [number, number, number, number],
  page: number,
): TrueBox {
  const percent = (part: number, all: number): number =>
    Math.round(Math.max(0, Math.min(1, part / all)) * 10_000) / 100;
  const [width, height] = [right - left, top - bottom];
  const x = percent(rect.x - left, width);
  const y = percent(top - rect.y - rect.h, height);
  return {
    page,
    x,
    y,
    w: Math.round((percent(rect.x + rect.w - left, width) - x) * 100) / 100,
    h: Math.round((percent(top - rect.y, height) - y) * 100) / 100,
  };
}

import type { ObjectStore } from '../syntax/object-store.js';
import type { PageContent } from '../syntax/page-content.js';
import {
  isDict,
  isName,
  isReference,
  isString,
  type PdfDict,
  type PdfValue,
} from '../syntax/pdf-values.js';
import { decodeTextString } from '../syntax/text-string.js';
import { type Operand, type Operation, readOperations } from '../syntax/read-operations.js';
import type { ActualText, TextShowOperator } from '../../evidence/drawn-page.js';

const FORM_DEPTH_MAX = 12;
const TEXT_SHOWS_MAX = 100_000;

/**
 * The text-showing operators of a page in drawing order, including forms, excluding
 * annotations.
 */
export function readTextShows(store: ObjectStore, page: PageContent): TextShowOperator[] {
  const walk = new ContentWalk(store);
  const resources = store.resolveDict(page.contentEntries.get('Resources'));
  const contents = store.resolve(page.contentEntries.get('Contents'));
  const streams = Array.isArray(contents)
    ? contents
    : [page.contentEntries.get('Contents') ?? null];
  const level: ContentLevel = { resources, form: null, font: NO_FONT, saved: [], seen: new Set() };
  streams.forEach((stream, index) => {
    walk.stream = index;
    walk.streamObject = isReference(stream) ? stream.reference : null;
    const data = dataAt(store, stream);
    if (data !== null) walk.follow(data, level);
  });
  return walk.shows;
}

interface Font {
  name: string | null;
  object: number | null;
}

const NO_FONT: Font = { name: null, object: null };

/** State within one content stream or form. */
interface ContentLevel {
  resources: PdfDict | null;
  form: number | null;
  font: Font;
  saved: Font[];
  /** Enclosing forms, so that no form draws itself. */
  seen: ReadonlySet<number>;
}

class ContentWalk {
  readonly shows: TextShowOperator[] = [];
  stream = 0;
  streamObject: number | null = null;
  private textObject = -1;
  private fontSetHere = false;
  private point: string | null = null;
  private markedDepth = 0;
  private replacement: (ActualText & { markedDepth: number }) | null = null;
  private placed: { by: TextShowOperator['placedBy']; decimals: number } = {
    by: null,
    decimals: 0,
  };

  private readonly store: ObjectStore;

  constructor(store: ObjectStore) {
    this.store = store;
  }

  follow(data: Uint8Array, level: ContentLevel): void {
    for (const operation of readOperations(data)) {
      if (this.shows.length >= TEXT_SHOWS_MAX) return;
      this.step(operation, level, data);
    }
  }

  private step({ operator, operands }: Operation, level: ContentLevel, data: Uint8Array): void {
    switch (operator) {
      case 'q':
        level.saved.push(level.font);
        break;
      case 'Q':
        level.font = level.saved.pop() ?? level.font;
        break;
      case 'BT':
        this.textObject++;
        this.fontSetHere = false;
        this.point = null;
        this.placed = { by: null, decimals: 0 };
        break;
      case 'Tf':
        level.font = this.fontOf(operands[0]?.value, level.resources);
        this.fontSetHere = true;
        break;
      case 'Tm':
      case 'Td':
      case 'TD':
      case 'T*':
        this.placed = { by: operator, decimals: decimalsOf(operands, data) };
        break;
      case 'Tj':
      case 'TJ':
      case "'":
      case '"':
        if (operator === "'" || operator === '"') this.placed = { by: 'T*', decimals: 0 };
        this.show(operator, operands.at(-1), level, data);
        break;
      case 'MP':
      case 'DP':
        this.point = nameOf(operands[0]?.value) ?? this.point;
        break;
      case 'BMC':
      case 'BDC':
        this.markedDepth++;
        // The outermost replacement text applies to everything inside it.
        this.replacement ??= this.replacementBy(operands[1]?.value, level.resources);
        break;
      case 'EMC':
        if (this.replacement?.markedDepth === this.markedDepth) this.replacement = null;
        this.markedDepth--;
        break;
      case 'Do':
        this.draw(operands[0]?.value, level);
        break;
    }
  }

  private show(
    operator: TextShowOperator['operator'],
    shown: Operand | undefined,
    level: ContentLevel,
    data: Uint8Array,
  ): void {
    // Without a font nothing is drawn; pdf.js skips the operator.
    if (level.font === NO_FONT) return;
    const spellings = shown === undefined ? [] : spellingsOf(shown, data);
    const kinds = new Set(spellings);
    this.shows.push({
      stream: this.stream,
      streamObject: this.streamObject,
      form: level.form,
      textObject: this.textObject,
      operator,
      strings: kinds.size > 1 ? 'mixed' : (spellings[0] ?? 'none'),
      stringCount: spellings.length,
      placedBy: this.placed.by,
      decimals: this.placed.decimals,
      font: level.font.name,
      fontObject: level.font.object,
      fontSetHere: this.fontSetHere,
      markedPoint: this.point,
      depth: level.saved.length,
      actualText: this.replacement,
    });
    this.placed = { by: null, decimals: 0 };
  }

  private draw(name: PdfValue | undefined, level: ContentLevel): void {
    if (!isName(name) || level.seen.size >= FORM_DEPTH_MAX) return;
    const objects = this.store.resolveDict(level.resources?.entries.get('XObject'));
    const reference = objects?.entries.get(name.name);
    if (!isReference(reference) || level.seen.has(reference.reference)) return;
    const form = this.store.resolveDict(reference);
    const subtype = form?.entries.get('Subtype');
    const data = dataAt(this.store, reference);
    if (form === null || data === null || !isName(subtype) || subtype.name !== 'Form') return;
    this.follow(data, {
      resources: this.store.resolveDict(form.entries.get('Resources')) ?? level.resources,
      form: reference.reference,
      font: level.font,
      saved: [],
      seen: new Set([...level.seen, reference.reference]),
    });
  }

  private replacementBy(
    properties: PdfValue | undefined,
    resources: PdfDict | null,
  ): (ActualText & { markedDepth: number }) | null {
    const named = isName(properties)
      ? this.store.resolveDict(resources?.entries.get('Properties'))?.entries.get(properties.name)
      : properties;
    const text = this.store.resolve(this.store.resolveDict(named)?.entries.get('ActualText'));
    return isString(text)
      ? { text: decodeTextString(text.string), markedDepth: this.markedDepth }
      : null;
  }

  private fontOf(name: PdfValue | undefined, resources: PdfDict | null): Font {
    if (!isName(name)) return { name: null, object: null };
    const fonts = this.store.resolveDict(resources?.entries.get('Font'));
    const font = fonts?.entries.get(name.name);
    return { name: name.name, object: isReference(font) ? font.reference : null };
  }
}

const nameOf = (value: PdfValue | undefined): string | null => (isName(value) ? value.name : null);

function dataAt(store: ObjectStore, value: PdfValue | undefined): Uint8Array | null {
  const object = isReference(value) ? store.get(value.reference) : null;
  return object !== null && isDict(object.value) ? store.dataOf(object) : null;
}

/** How each string of an operand is written. */
function spellingsOf({ value, start, end }: Operand, data: Uint8Array): ('literal' | 'hex')[] {
  if (!Array.isArray(value)) return data[start] === OPEN_ROUND ? ['literal'] : ['hex'];
  const count = value.filter((item) => typeof item === 'object' && item !== null).length;
  const spellings: ('literal' | 'hex')[] = [];
  for (let at = start + 1; at < end && spellings.length < count; at++) {
    if (data[at] === OPEN_ROUND) {
      spellings.push('literal');
      at = endOfLiteral(data, at, end);
    } else if (data[at] === OPEN_ANGLE) {
      spellings.push('hex');
      while (at < end && data[at] !== CLOSE_ANGLE) at++;
    }
  }
  return spellings;
}

function endOfLiteral(data: Uint8Array, from: number, end: number): number {
  let open = 0;
  for (let at = from; at < end; at++) {
    if (data[at] === BACKSLASH) at++;
    else if (data[at] === OPEN_ROUND) open++;
    else if (data[at] === CLOSE_ROUND && --open === 0) return at;
  }
  return end;
}

const decimalsOf = (operands: readonly Operand[], data: Uint8Array): number =>
  Math.max(
    0,
    ...operands.map(({ start, end }) => {
      const text = Buffer.from(data.subarray(start, end)).toString('latin1');
      return /\.(\d*)/.exec(text)?.[1]?.length ?? 0;
    }),
  );

const OPEN_ROUND = 0x28;
const CLOSE_ROUND = 0x29;
const OPEN_ANGLE = 0x3c;
const CLOSE_ANGLE = 0x3e;
const BACKSLASH = 0x5c;

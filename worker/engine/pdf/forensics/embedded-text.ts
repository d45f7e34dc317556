import type { EmbeddedText } from '../../evidence/embedded-text.js';
import type { ObjectStore } from '../syntax/object-store.js';
import { newestRevision, type PdfFile } from '../syntax/pdf-file.js';
import { isDict, isName, type PdfDict, type PdfValue } from '../syntax/pdf-values.js';
import type { IndirectObject } from '../syntax/indirect-object.js';
import { decodeTextString } from '../syntax/text-string.js';

const TEXTS_MAX = 2_000;
const OBJECTS_MAX = 50_000;
const CHARS_MAX = 20_000;
const DEPTH_MAX = 8;

/** Keys whose values are text for people, and where that text appears. */
const KEYS: Record<string, EmbeddedText['where']> = {
  Title: 'metadata',
  Author: 'metadata',
  Subject: 'metadata',
  Keywords: 'metadata',
  Creator: 'metadata',
  Producer: 'metadata',
  Contents: 'annotation',
  RC: 'annotation',
  Subj: 'annotation',
  Alt: 'annotation',
  ActualText: 'annotation',
  V: 'form',
  DV: 'form',
  TU: 'form',
  Desc: 'attachment',
  Name: 'layer',
};

/** Info may hold custom entries, so any text in it counts, whatever its key. */
const OTHER_KEYS_OF_INFO = 'metadata';

/**
 * All embedded text, including unreferenced objects and plain-text attachments. Never
 * throws; bounded in number and length.
 */
export function readEmbeddedText(file: PdfFile): EmbeddedText[] {
  const newest = newestRevision(file);
  if (newest === null) return [];
  const { store } = newest;
  const texts: EmbeddedText[] = [];
  const add = (where: EmbeddedText['where'], text: string): void => {
    const shown = text.slice(0, CHARS_MAX);
    if (texts.length < TEXTS_MAX && shown.trim() !== '') texts.push({ where, text: shown });
  };
  const info = store.resolveDict(newest.trailer.entries.get('Info'));
  for (const value of info?.entries.values() ?? []) {
    const text = stringOf(store.resolve(value));
    if (text !== null) add(OTHER_KEYS_OF_INFO, text);
  }
  for (const number of store.numbers.slice(0, OBJECTS_MAX)) {
    const object = store.get(number);
    if (object === null || object.value === info) continue;
    collect(object.value, add, 0);
    const streamed = textOfStream(object, store);
    if (streamed !== null) add(streamed.where, streamed.text);
  }
  return texts;
}

type Add = (where: EmbeddedText['where'], text: string) => void;

function collect(value: PdfValue, add: Add, depth: number): void {
  if (depth > DEPTH_MAX) return;
  if (Array.isArray(value)) for (const item of value) collect(item, add, depth + 1);
  if (!isDict(value)) return;
  for (const [key, item] of value.entries) {
    const where = KEYS[key];
    const text = where === undefined ? null : stringOf(item);
    if (where !== undefined && text !== null) add(where, text);
    else collect(item, add, depth + 1);
  }
}

const stringOf = (value: PdfValue | undefined): string | null =>
  typeof value === 'object' && value !== null && 'string' in value
    ? decodeTextString(value.string.slice(0, 2 * CHARS_MAX))
    : null;

/** XMP packets, attached text files, and long annotation texts stored as streams. */
function textOfStream(object: IndirectObject, store: ObjectStore): EmbeddedText | null {
  if (object.stream === null || !isDict(object.value)) return null;
  const type = nameOf(object.value, 'Type');
  if (type === 'Metadata') return textIn(object, store, 'metadata', withoutTags);
  if (type === 'EmbeddedFile') return textIn(object, store, 'attachment', withoutMarkup);
  return null;
}

function textIn(
  object: IndirectObject,
  store: ObjectStore,
  where: EmbeddedText['where'],
  clean: (text: string) => string,
): EmbeddedText | null {
  const data = store.dataOf(object)?.subarray(0, 4 * CHARS_MAX);
  if (data === undefined || !isText(data)) return null;
  return { where, text: clean(Buffer.from(data).toString('utf8')) };
}

/** Text has no zero bytes and hardly any control characters. */
function isText(data: Uint8Array): boolean {
  const strange = data.reduce(
    (sum, byte) => sum + (byte < 9 || (byte > 13 && byte < 32) ? 1 : 0),
    0,
  );
  return data.length > 0 && strange <= data.length * 0.01;
}

/**
 * An attachment as it is, or of XML and HTML what its author wrote: text, comments and values of
 * attributes, each on its own. Names of elements and attributes are words too ("calculate
 * override", in the forms of a program), and instruct nobody.
 */
const withoutMarkup = (text: string): string =>
  /^\s*</.test(text)
    ? unescaped(
        text.replace(/<[^<>]{0,4000}>/g, (tag) =>
          tag.startsWith('<!--') ? ` ${tag.slice(4, -1)} ` : ` ; ${valuesIn(tag).join(' ; ')} ; `,
        ),
      )
    : text;

const valuesIn = (tag: string): string[] => tag.match(/"[^"]{2,4000}"|'[^']{2,4000}'/g) ?? [];

const withoutTags = (xml: string): string =>
  unescaped(xml.replace(/<[^<>]{0,1000}>/g, ' ')).replace(/\s+/g, ' ');

const unescaped = (text: string): string =>
  text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

function nameOf(dict: PdfDict, key: string): string | null {
  const value = dict.entries.get(key);
  return isName(value) ? value.name : null;
}

import type { ActiveContent } from '../../../evidence/active-content.js';
import { foreignKindOf } from '../../../image/foreign-data.js';
import type { ObjectStore } from '../../syntax/object-store.js';
import { newestRevision, type PdfFile } from '../../syntax/pdf-file.js';
import { isDict, isName, type PdfDict, type PdfValue } from '../../syntax/pdf-values.js';
import type { IndirectObject } from '../../syntax/indirect-object.js';
import { decodeTextString } from '../../syntax/text-string.js';
import { readDocumentCredentials } from './document-credentials.js';

const PARTS_MAX = 200;
const OBJECTS_MAX = 50_000;
const DEPTH_MAX = 10;

/**
 * Scripts, actions that reach outside the document, and embedded files in any object of the
 * newest revision. Never throws.
 */
export function readActiveContent(file: PdfFile): ActiveContent[] {
  const newest = newestRevision(file);
  if (newest === null) return [];
  const { store } = newest;
  const parts: ActiveContent[] = [];
  const seen = new Set<PdfValue>();
  const visit = (value: PdfValue, trigger: string | null, depth: number): void => {
    if (depth > DEPTH_MAX || parts.length >= PARTS_MAX) return;
    if (Array.isArray(value)) for (const item of value) visit(item, trigger, depth + 1);
    if (!isDict(value) || seen.has(value)) return;
    seen.add(value);
    const part = actionOf(value, trigger, store) ?? fileOf(value, trigger, file, store);
    if (part !== null) parts.push(part);
    for (const [key, item] of value.entries) {
      const referred = TRIGGERS.has(key) ? store.resolve(item) : item;
      visit(referred, TRIGGERS.has(key) ? key : trigger, depth + 1);
    }
  };
  // The catalogue comes first, so that an action triggered by opening the file is reported as
  // such.
  if (newest.root !== null) visit(store.get(newest.root)?.value ?? null, null, 0);
  for (const number of store.numbers.slice(0, OBJECTS_MAX))
    visit(store.get(number)?.value ?? null, null, 0);
  return parts;
}

const TRIGGERS = new Set(['OpenAction', 'AA', 'A', 'JavaScript', 'EmbeddedFiles', 'AF', 'FS']);

const OUTSIDE: Record<string, ActiveContent['kind']> = {
  Launch: 'launch',
  SubmitForm: 'submit',
  ImportData: 'submit',
  GoToE: 'launch',
  Rendition: 'media',
  Movie: 'media',
  Sound: 'media',
  RichMediaExecute: 'media',
};

function actionOf(dict: PdfDict, trigger: string | null, store: ObjectStore): ActiveContent | null {
  const action = nameOf(dict, 'S');
  if (action === 'JavaScript' || (action === null && dict.entries.has('JS'))) {
    const script = textOf(store.resolve(dict.entries.get('JS')), dict.entries.get('JS'), store);
    return { kind: isFormScript(script) ? 'form_script' : 'javascript', trigger, name: null };
  }
  if (action === 'URI') {
    const address = stringOf(store.resolve(dict.entries.get('URI'))) ?? '';
    if (trigger === 'A' && isServerLink(address))
      return { kind: 'server_link', trigger, name: null };
    return isScript(address) ? { kind: 'link_script', trigger, name: null } : null;
  }
  const kind = action === null ? undefined : OUTSIDE[action];
  if (kind === undefined || !isAction(dict)) return null;
  const name = nameOfFile(store.resolve(dict.entries.get('F')), store);
  const actsAlone = trigger === 'OpenAction' || trigger === 'AA';
  if (action === 'Launch' && !actsAlone && isLinkToDocument(dict, name)) return null;
  return { kind, trigger, name };
}

/**
 * What a link to a document beside this one becomes where programs convert it to a PDF: a reader
 * who clicks it opens that document. One on another machine would be handed the reader's password.
 */
const isLinkToDocument = ({ entries }: PdfDict, name: string | null): boolean =>
  name !== null &&
  !entries.has('Win') &&
  !/^\s*(?:[/\\]{2}|\p{L}{2,}:)/u.test(name) &&
  DOCUMENT_NAME.test(name);

const DOCUMENT_NAME = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|png|jpe?g|gif|tiff?)\s*$/iu;

/**
 * What offices write who keep their papers on a server, and what their programs keep where the
 * paper becomes a PDF. A click hands that server the reader's password, so it is told.
 */
const isServerLink = (address: string): boolean =>
  FOREIGN_FILE.test(address.trim()) && DOCUMENT_NAME.test(address);

function isScript(address: string): boolean {
  const plain = address.trim();
  if (/^file:/i.test(plain)) return FOREIGN_FILE.test(plain) || PROGRAM_NAME.test(plain);
  return (
    /^(?:javascript|data|vbscript):/i.test(plain) && !PAGE_BUTTON.test(plain.replaceAll(' ', ''))
  );
}

/**
 * A file on another machine, which hands it the reader's password. One on the reader's own machine
 * is what a link within a page becomes that was printed from a local file.
 */
const FOREIGN_FILE = /^file:(?:\/\/(?!localhost\/|[a-z]:)[^/\\]|\/{4,}|[/\\]*\\\\)/i;

/**
 * Buttons of a web page that was printed, "Print", "Back" and "Close": a browser leaves them in
 * the PDF as links, and what they ask for can neither read nor change anything.
 */
const PAGE_BUTTON =
  /^javascript:(?:\/\/|void\(0?\)|(?:(?:window|self|top|parent)\.)?(?:print|close)\(\)|(?:window\.)?history\.(?:back\(\)|go\(-?\d\)))?;?$/i;

/** Page labels, borders and others also have an `S`; an action has further entries. */
const isAction = ({ entries }: PdfDict): boolean =>
  nameOfType(entries.get('Type')) === 'Action' ||
  ['F', 'Win', 'Mac', 'Unix', 'URL', 'R', 'T', 'TA', 'AN', 'Fields', 'Flags', 'OP'].some((key) =>
    entries.has(key),
  );

const nameOfType = (value: PdfValue | undefined): string | null =>
  isName(value) ? value.name : null;

function fileOf(
  dict: PdfDict,
  trigger: string | null,
  file: PdfFile,
  store: ObjectStore,
): ActiveContent | null {
  const files = store.resolveDict(dict.entries.get('EF'));
  if (files === null) return null;
  const name = nameOfFile(dict, store);
  const [reference] = files.entries.values();
  const object = streamAt(reference, store);
  const data = object === null ? null : store.dataOf(object);
  if (object !== null && data !== null && nameOf(dict, 'AFRelationship') === 'C2PA_Manifest') {
    const credentials = readDocumentCredentials(data, object.number, file);
    return { kind: 'credentials', trigger, name, credentials };
  }
  const isProgram =
    PROGRAM_NAME.test(name ?? '') || (data !== null && foreignKindOf(data) === 'exe');
  return { kind: isProgram ? 'program' : 'file', trigger, name };
}

/** Files that run on a double click. */
const PROGRAM_NAME =
  /\.(?:exe|com|scr|pif|bat|cmd|ps1|vbs|vbe|jse?|wsf|hta|msi|jar|lnk|dll|reg|sh|app|iso|img|docm|xlsm|pptm)\s*$/i;

/** Functions with which form software formats, validates and adds up fields. */
const isFormScript = (script: string): boolean =>
  /^\s*(?:if\s*\(|event\.value\s*=\s*)?AF(?:Number|Date|Time|Percent|Special|Simple|Range|MakeNumber|Merge|ExtractNums)\w*\s*\(/.test(
    script,
  ) && script.length < FORM_SCRIPT_MAX_CHARS;
const FORM_SCRIPT_MAX_CHARS = 500;

function textOf(value: PdfValue, reference: PdfValue | undefined, store: ObjectStore): string {
  const plain = stringOf(value);
  if (plain !== null) return plain;
  const object = streamAt(reference, store);
  const data = object === null ? null : store.dataOf(object);
  return data === null ? '' : Buffer.from(data.subarray(0, 4096)).toString('latin1');
}

const streamAt = (value: PdfValue | undefined, store: ObjectStore): IndirectObject | null =>
  typeof value === 'object' && value !== null && 'reference' in value
    ? store.get(value.reference)
    : null;

/** A file specification is either a name or a dictionary of names. */
function nameOfFile(value: PdfValue, store: ObjectStore): string | null {
  const text = isDict(value)
    ? (stringOf(store.resolve(value.entries.get('UF'))) ??
      stringOf(store.resolve(value.entries.get('F'))))
    : stringOf(value);
  return text === null || text.trim() === '' ? null : text.slice(0, 100);
}

const stringOf = (value: PdfValue): string | null =>
  typeof value === 'object' && value !== null && 'string' in value
    ? decodeTextString(value.string)
    : null;

function nameOf(dict: PdfDict, key: string): string | null {
  const value = dict.entries.get(key);
  return isName(value) ? value.name : null;
}

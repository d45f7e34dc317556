/** An element of an XML document. Namespace prefixes are left out of names. */
export interface XmlElement {
  name: string;
  attributes: string;
  children: XmlElement[];
  /** Its own text, entities decoded, spaces collapsed. */
  text: string;
}

/** Limits against hostile files; an invoice of 1000 lines has some 50,000 elements. */
const ELEMENTS_MAX = 200_000;
const DEPTH_MAX = 64;

/** A tag after its "<", to its ">"; quoted values may contain ">". */
const TAG = /(\/?)([^\s"'<>/]+)(?![^\s"'<>/])([^"'<>]*(?:"[^"<]*"[^"'<>]*|'[^'<]*'[^"'<>]*)*)>/y;

/**
 * The root element of an XML text; null when it is not well-formed or exceeds the limits.
 * Declarations and comments are skipped; no entity is defined or fetched. Linear time.
 */
export function readXmlElements(xml: string): XmlElement | null {
  const root: XmlElement = { name: '', attributes: '', children: [], text: '' };
  const open = [root];
  let elements = 0;
  let at = 0;
  for (let next = xml.indexOf('<'); next !== -1; next = xml.indexOf('<', at)) {
    const current = open.at(-1);
    if (!current) return null;
    current.text += decoded(xml.slice(at, next));
    const skipped = SKIPPED.find(({ start }) => xml.startsWith(start, next));
    if (skipped) {
      const from = next + skipped.start.length;
      const end = xml.indexOf(skipped.end, from);
      if (end === -1) return null;
      if (skipped.isText) current.text += xml.slice(from, end);
      at = end + skipped.end.length;
      continue;
    }
    TAG.lastIndex = next + 1;
    const [, closing = '', name = '', attributes = ''] = TAG.exec(xml) ?? [];
    if (name === '') return null;
    at = TAG.lastIndex;
    if (closing !== '') {
      if (open.length < 2 || current.name !== localName(name)) return null;
      current.text = current.text.replace(/\s+/g, ' ').trim();
      open.pop();
      continue;
    }
    if (++elements > ELEMENTS_MAX || open.length > DEPTH_MAX) return null;
    const element = { name: localName(name), attributes, children: [], text: '' };
    current.children.push(element);
    if (!attributes.endsWith('/')) open.push(element);
  }
  return open.length === 1 ? (root.children[0] ?? null) : null;
}

const SKIPPED = [
  { start: '<!--', end: '-->', isText: false },
  { start: '<![CDATA[', end: ']]>', isText: true },
  { start: '<!', end: '>', isText: false },
  { start: '<?', end: '?>', isText: false },
];

/** The elements at the end of a path of names, in order. */
export const elementsAt = (from: XmlElement, path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (elements, name) =>
      elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [from],
  );

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

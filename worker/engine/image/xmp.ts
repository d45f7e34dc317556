import type { XmpFacts } from '../evidence/metadata.js';
import { plainText } from './plain-text.js';

/**
 * Metadata of an XMP packet of a picture or PDF. Values are found as attributes or
 * elements without parsing the XML as a whole, because packets are often padded,
 * duplicated or broken. null when no known value is found.
 */
export function readXmp(xml: string): XmpFacts | null {
  const facts: XmpFacts = {
    creatorTool: valueOf(xml, 'xmp:CreatorTool') ?? valueOf(xml, 'xap:CreatorTool'),
    producer: valueOf(xml, 'pdf:Producer'),
    createDate: dateOf(xml, 'xmp:CreateDate'),
    modifyDate: dateOf(xml, 'xmp:ModifyDate'),
    documentId: valueOf(xml, 'xmpMM:DocumentID'),
    originalDocumentId: valueOf(xml, 'xmpMM:OriginalDocumentID'),
    instanceId: valueOf(xml, 'xmpMM:InstanceID'),
    derivedFromId: valueOf(between(xml, 'xmpMM:DerivedFrom'), 'stRef:documentID'),
    historyAgents: valuesOf(between(xml, 'xmpMM:History'), 'stEvt:softwareAgent').slice(0, 100),
    digitalSourceType:
      valueOf(xml, 'Iptc4xmpExt:DigitalSourceType')
        ?.replace(/(?<!\/)\/+$/, '')
        .split('/')
        .at(-1) ?? null,
  };
  const isEmpty = Object.values(facts).every(
    (value) => value === null || (Array.isArray(value) && value.length === 0),
  );
  return isEmpty ? null : facts;
}

/** Limit of a value; keeps the search linear. `plainText` truncates longer ones anyway. */
const VALUE = '[^"\'<>]{0,1000}';

function valuesOf(xml: string, name: string): string[] {
  const pattern = new RegExp(
    `\\b${name}\\s*=\\s*["'](${VALUE})["']|<${name}(?:\\s+rdf:resource\\s*=\\s*["'](${VALUE})["'][^>]{0,100})?(?:>(${VALUE})<|/>)`,
    'g',
  );
  return Array.from(xml.matchAll(pattern), (match) =>
    plainText(unescapeXml(match[1] ?? match[2] ?? match[3] ?? '')),
  ).filter((value) => value !== '');
}

const valueOf = (xml: string, name: string): string | null => valuesOf(xml, name)[0] ?? null;

/** An ISO 8601 date; without a zone it is taken as UTC. */
function dateOf(xml: string, name: string): Date | null {
  const text = valueOf(xml, name);
  if (text === null || !/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}|$)/.test(text)) return null;
  const hasZone = !text.includes('T') || /(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const date = new Date(hasZone ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

function between(xml: string, element: string): string {
  const start = xml.indexOf(`<${element}`);
  const end = xml.indexOf(`</${element}>`, start);
  return start === -1 || end === -1 ? '' : xml.slice(start, end);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => ENTITIES[name] ?? whole);

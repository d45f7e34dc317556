import type { EinvoiceValues } from '../../../evidence/einvoice.js';
import { newestRevision, type PdfFile } from '../../syntax/pdf-file.js';
import { isDict, isName } from '../../syntax/pdf-values.js';
import { readCrossIndustryInvoice } from './cross-industry-invoice.js';
import { readXmlElements } from './xml-elements.js';

const OBJECTS_MAX = 50_000;
const XML_BYTES_MAX = 8_000_000;

/**
 * What the XML embedded in an e-invoice states, from the first embedded file that is a
 * Cross Industry Invoice; null when there is none. Never throws.
 */
export function readEinvoice(file: PdfFile): EinvoiceValues | null {
  const store = newestRevision(file)?.store;
  for (const number of store?.numbers.slice(0, OBJECTS_MAX) ?? []) {
    const object = store?.get(number) ?? null;
    if (!object?.stream || !isDict(object.value)) continue;
    const type = object.value.entries.get('Type');
    if (!isName(type) || type.name !== 'EmbeddedFile') continue;
    const data = store?.dataOf(object) ?? null;
    if (data === null || data.length > XML_BYTES_MAX) continue;
    const xml = Buffer.from(data).toString('utf8');
    if (!/CrossIndustry(?:Document|Invoice)/.test(xml)) continue;
    const root = readXmlElements(xml.replace(/^\ufeff/, ''));
    const values = root && readCrossIndustryInvoice(root);
    if (values) return values;
  }
  return null;
}

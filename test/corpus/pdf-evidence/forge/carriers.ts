import { copyOf, dictOf } from '../edit/values.js';
import type { PdfValue } from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import type { PdfEdit } from '../edit/pdf-edit.js';
import { textString } from '../edit/write-value.js';

/** Sets keys of the document's information dictionary. */
export function setInfo(edit: PdfEdit, keys: Record<string, string>): void {
  const own = edit.trailer.entries.get('Info');
  const info = copyOf(edit.resolveDict(own) ?? dictOf('<<>>'));
  for (const [key, text] of Object.entries(keys))
    info.entries.set(key, { string: textString(text) });
  if (typeof own === 'object' && own !== null && 'reference' in own)
    edit.set(own.reference, { value: info, stream: null });
  else edit.trailer.entries.set('Info', edit.add(info));
}

/** Sets keys of the catalogue. */
export function setCatalogue(edit: PdfEdit, keys: Record<string, PdfValue>): void {
  const catalogue = edit.resolveDict({ reference: edit.root });
  if (catalogue === null) throw new Error('the PDF has no catalogue');
  const root = copyOf(catalogue);
  for (const [key, value] of Object.entries(keys)) root.entries.set(key, value);
  edit.set(edit.root, { value: root, stream: null });
}

/** Replaces the document's XMP packet; `properties` are the elements of its only description. */
export function setXmp(edit: PdfEdit, properties: string): void {
  const packet = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#">
${properties}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
  const stream = edit.add(dictOf('<</Type/Metadata/Subtype/XML>>'), Buffer.from(packet, 'utf8'));
  setCatalogue(edit, { Metadata: stream });
}

/** Attaches a file to the document. */
export function attach(edit: PdfEdit, name: string, text: string): void {
  const data = edit.add(dictOf('<</Type/EmbeddedFile/Subtype/text#2Fplain>>'), Buffer.from(text));
  const file = dictOf(`<</Type/Filespec/F(${name})/UF(${name})>>`);
  file.entries.set('EF', { entries: new Map([['F', data]]) });
  const names: PdfValue = {
    entries: new Map([['Names', [{ string: name }, edit.add(file)]]]),
  };
  setCatalogue(edit, { Names: { entries: new Map([['EmbeddedFiles', names]]) } });
}

import { crc32 } from 'node:zlib';

/** Adds text chunks after a PNG's header, as picture editors do when they save. */
export const withPngText = (
  png: Buffer,
  texts: { software: string; xmp: string },
): Buffer => {
  // Signature (8) and the IHDR chunk (25) come first in every PNG.
  const headEnd = 33;
  return Buffer.concat([
    png.subarray(0, headEnd),
    chunk('tEXt', Buffer.from(`Software\0${texts.software}`, 'latin1')),
    chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${texts.xmp}`, 'utf8')),
    png.subarray(headEnd),
  ]);
};

/** The XMP packet of a picture that an editor opened, changed and saved. */
export const editorXmp = (tool: string, opened: string, saved: string): string =>
  [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"',
    ' xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"',
    ` xmp:CreatorTool="${tool}" xmp:CreateDate="${opened}" xmp:ModifyDate="${saved}">`,
    '<xmpMM:History><rdf:Seq>',
    `<rdf:li stEvt:action="saved" stEvt:when="${saved}" stEvt:softwareAgent="${tool}" stEvt:changed="/"/>`,
    '</rdf:Seq></xmpMM:History>',
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('');

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

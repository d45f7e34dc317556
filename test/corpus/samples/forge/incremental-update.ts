/**
 * Changes a PDF as editors do that "save" without rewriting: new versions of
 * the changed objects are appended with their own cross-reference section, and
 * the earlier revision stays in the file.
 */
export const updateIncrementally = (original: Buffer, changed: Buffer): Buffer => {
  const before = objectsOf(original);
  const after = objectsOf(changed);
  const differing = [...after].filter(([number, body]) => before.get(number)?.equals(body) !== true);
  const parts: Buffer[] = [original];
  let length = original.length;
  const append = (bytes: Buffer): void => {
    parts.push(bytes);
    length += bytes.length;
  };
  const entries = differing.map(([number, body]) => {
    const entry = { number, offset: length };
    append(Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
    return entry;
  });
  const sections = entries.map(
    ({ number, offset }) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
  );
  const trailer = trailerOf(original).replace(/>>\s*$/, `/Prev ${startxrefOf(original)}\n>>`);
  append(
    Buffer.from(`xref\n${sections.join('')}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`, 'latin1'),
  );
  return Buffer.concat(parts);
};

const startxrefOf = (pdf: Buffer): number => {
  const found = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1'));
  if (found?.[1] === undefined) throw new Error('the PDF ends without a startxref');
  return Number(found[1]);
};

const trailerOf = (pdf: Buffer): string => {
  const found = /trailer\s*(<<[\s\S]*?>>)\s*startxref\s+\d+\s+%%EOF\s*$/.exec(pdf.toString('latin1'));
  if (found?.[1] === undefined) throw new Error('the PDF has no plain trailer');
  return found[1];
};

/** The bodies of all objects in use, by number, read through the cross-reference table. */
const objectsOf = (pdf: Buffer): Map<number, Buffer> => {
  const table = pdf.subarray(startxrefOf(pdf)).toString('latin1');
  const head = /^xref\s+0 (\d+)\s+/.exec(table);
  if (head === null) throw new Error('the PDF has no plain cross-reference table');
  const objects = new Map<number, Buffer>();
  const rows = table.slice(head[0].length).matchAll(/(\d{10}) \d{5} ([fn])\s*\n/g);
  let number = 0;
  for (const [, offset, use] of rows) {
    if (use === 'n') {
      const from = pdf.indexOf('obj', Number(offset)) + 'obj'.length;
      const bodyFrom = /\s/.test(String.fromCharCode(pdf[from] ?? 0)) ? from + 1 : from;
      objects.set(number, pdf.subarray(bodyFrom, endOfObject(pdf, bodyFrom)));
    }
    number += 1;
  }
  return objects;
};

const endOfObject = (pdf: Buffer, from: number): number => {
  // A stream's own bytes may contain "endobj": its length is used to skip them first.
  const dictionary = pdf.subarray(from, from + 400).toString('latin1');
  const stream = /^(?:(?!endobj)[\s\S])*?\/Length (\d+)(?:(?!endobj)[\s\S])*?>>\s*stream\r?\n/.exec(dictionary);
  const searchFrom = stream === null ? from : from + stream[0].length + Number(stream[1]);
  const end = pdf.indexOf('endobj', searchFrom);
  return pdf[end - 1] === 0x0a ? end - 1 : end;
};

import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as PDF.js reads it, which Firefox and Emet itself use. */
export interface ReadPdf {
  pages: number;
  /** Of each page, in the order of its content. */
  texts: string[];
  /** Of all pages. */
  text: string;
  title: unknown;
  language: unknown;
  isTagged: boolean;
  /** How often a page shows a picture. */
  pictures: number[];
  /** What the structure calls its parts, in order, with what they say besides their content. */
  structure: { role: string; alt: string | undefined }[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  try {
    return await readAll(document);
  } finally {
    await document.destroy();
  }
}

async function readAll(document: PDFDocumentProxy): Promise<ReadPdf> {
  const texts: string[] = [];
  const pictures: number[] = [];
  const structure: ReadPdf['structure'] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    );
    const { fnArray } = await page.getOperatorList();
    pictures.push(fnArray.filter((operator) => operator === OPS.paintImageXObject).length);
    collect(await page.getStructTree(), structure);
  }
  const { info } = await document.getMetadata();
  const markings = await document.getMarkInfo();
  return {
    pages: document.numPages,
    texts,
    text: texts.join('\n'),
    title: 'Title' in info ? info.Title : undefined,
    language: 'Language' in info ? info.Language : undefined,
    isTagged: markings?.Marked === true,
    pictures,
    structure,
  };
}

interface Node {
  role: string;
  alt?: string;
  children: (Node | object)[];
}

function collect(node: Node | object | null, into: ReadPdf['structure']): void {
  if (node === null || !('role' in node)) return;
  into.push({ role: node.role, alt: node.alt });
  for (const child of node.children) collect(child, into);
}

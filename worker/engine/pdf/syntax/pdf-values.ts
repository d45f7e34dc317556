/** A parsed PDF object. Strings keep their raw bytes, one character per byte. */
export type PdfValue =
  null | boolean | number | PdfName | PdfString | PdfReference | PdfValue[] | PdfDict;

export interface PdfName {
  name: string;
}

export interface PdfString {
  string: string;
}

export interface PdfReference {
  reference: number;
}

export interface PdfDict {
  entries: Map<string, PdfValue>;
}

export const isName = (value: PdfValue | undefined): value is PdfName =>
  typeof value === 'object' && value !== null && 'name' in value;

export const isString = (value: PdfValue | undefined): value is PdfString =>
  typeof value === 'object' && value !== null && 'string' in value;

export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'reference' in value;

export const isDict = (value: PdfValue | undefined): value is PdfDict =>
  // Arrays have a method of that name.
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'entries' in value;

/** The integers of an array; all other items are left out. */
export const integersOf = (value: PdfValue | undefined): number[] =>
  Array.isArray(value)
    ? value.filter((item): item is number => typeof item === 'number' && Number.isInteger(item))
    : [];

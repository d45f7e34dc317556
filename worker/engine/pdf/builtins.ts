/** Evaluated before pdf.js, which replaces them; see `pdfjs.ts`. */
const { push } = Array.prototype;
const { parse, stringify } = JSON;

/** Puts back what the language came with. */
export function restoreBuiltins(): void {
  Array.prototype.push = push;
  Object.assign(JSON, { parse, stringify });
}

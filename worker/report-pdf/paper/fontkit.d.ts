/** What is used of fontkit, which has no types of its own. */
declare module 'fontkit' {
  interface Font {
    hasGlyphForCodePoint(code: number): boolean;
  }
  /** Reads one font; a collection of them has no such method. */
  export function openSync(path: string): Font;
}

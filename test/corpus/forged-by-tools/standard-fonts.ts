import { PDFDocument, type PDFFont, type StandardFonts } from 'pdf-lib';

const document = await PDFDocument.create();
const fonts = new Map<StandardFonts, PDFFont>();

/** Width in points of a text in one of the fonts that every viewer has. */
export function widthIn(name: StandardFonts, text: string, size: number): number {
  const font = fonts.get(name) ?? document.embedStandardFont(name);
  fonts.set(name, font);
  try {
    return font.widthOfTextAtSize(text, size);
  } catch {
    // A letter that the font does not have, such as a currency sign.
    return font.widthOfTextAtSize(text.replace(/[^ -~]/g, '0'), size);
  }
}

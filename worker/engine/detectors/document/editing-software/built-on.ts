import type { PdfMetadata } from '../../../evidence/metadata.js';

/**
 * Programs of scanners and archives that are built on an editing library and
 * leave its name as the producer. Each entry has a pattern for their own name
 * in creator or XMP, and the library's name in the table of programs. Only
 * known pairs: a scan saved again with any other library was changed after it
 * was made.
 */
const BUILT_ON: readonly { own: RegExp; libraries: readonly string[] }[] = [
  { own: /ocrmypdf|paperless|img2pdf/i, libraries: ['pikepdf'] },
  // Text recognition alone no more identifies who put it into the file than a scanner does.
  { own: /tesseract|\bocr\b/i, libraries: ['pikepdf'] },
  {
    own: /adobe scan|genius ?scan|scanbot|swiftscan|camscanner|tiny ?scanner|scanner pro|microsoft lens/i,
    libraries: ['PDF viewer with editor'],
  },
];

/** Names of the libraries on which the programs that made the file are built. */
export function librariesBelow({ info, xmp }: PdfMetadata): ReadonlySet<string> {
  const names = [info.creator, info.producer, xmp?.creatorTool, xmp?.producer];
  return new Set(
    BUILT_ON.filter(({ own }) => names.some((name) => own.test(name ?? ''))).flatMap(
      ({ libraries }) => libraries,
    ),
  );
}

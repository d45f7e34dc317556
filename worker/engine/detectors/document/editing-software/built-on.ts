import type { PdfMetadata } from '../../../evidence/metadata.js';

/**
 * Programs of scanners and archives that are built on a library with which
 * people also edit, and that leave its name as the producer: by pattern of
 * their own name in creator or XMP, with the library's name in the table of
 * programs. Only known pairs: a scan saved again with any other library was changed after it was made.
 */
const BUILT_ON: readonly { own: RegExp; libraries: readonly string[] }[] = [
  { own: /ocrmypdf|paperless|img2pdf/i, libraries: ['pikepdf'] },
  // Text recognition alone says who put it into the file as little as a scanner does.
  { own: /tesseract|\bocr\b/i, libraries: ['pikepdf'] },
  {
    own: /adobe scan|genius ?scan|scanbot|swiftscan|camscanner|tiny ?scanner|scanner pro|microsoft lens/i,
    libraries: ['PDF viewer with editor'],
  },
];

/** Names of the libraries that the programs which made the file are built on. */
export function librariesBelow({ info, xmp }: PdfMetadata): ReadonlySet<string> {
  const names = [info.creator, info.producer, xmp?.creatorTool, xmp?.producer];
  return new Set(
    BUILT_ON.filter(({ own }) => names.some((name) => own.test(name ?? ''))).flatMap(
      ({ libraries }) => libraries,
    ),
  );
}

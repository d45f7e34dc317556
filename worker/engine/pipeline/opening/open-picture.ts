import { ScanFailure } from '../../../../core/errors.js';
import { findDocumentStart, SNIFF_HEAD_BYTES } from '../../../../core/sniff.js';
import type { FileType } from '../../../../core/vocabulary.js';
import type { DocumentFile, OpenDocument, OpenLimits } from './opened-document.js';
import { pagePicture } from '../../image/page-picture.js';
import { colourTagsOf } from '../../image/colour-profile/colour-tags.js';
import { type Decoder, openWithSharp, reduced } from '../../image/decoder.js';
import { foreignDataAround } from '../../image/foreign-data.js';
import { openHeic } from '../../image/heic-decoder.js';
import { readHeicFile } from '../../image/heic-file.js';
import { readCoefficients } from '../../image/jpeg/read-coefficients.js';
import { readJpegFile } from '../../image/jpeg-file.js';
import { orient, orientedSize } from '../../image/orient.js';
import { pictureFacts } from '../../image/picture-facts.js';
import type { PictureFile } from '../../image/picture-file.js';
import { readPngFile } from '../../image/png-file.js';
import { readWebpFile } from '../../image/webp-file.js';

/**
 * Opens a JPEG, PNG, WEBP or HEIC as a document of one page: upright, sRGB, on white. A
 * file that ends before its picture's end mark counts as truncated, even where a viewer
 * would show it. Metadata that cannot be read counts as absent, not as a failure. Throws
 * ScanFailure `corrupt_file` or `too_many_pixels`.
 */
export async function openPicture(
  { bytes, type }: DocumentFile,
  limits: OpenLimits,
): Promise<OpenDocument> {
  const start = findDocumentStart(bytes.subarray(0, SNIFF_HEAD_BYTES))?.offset ?? 0;
  const picture = bytes.subarray(start);
  const { structure, decoder } = await open(picture, type, limits.megapixelsMax);
  const facts = await pictureFacts(structure, decoder);
  const orientation = structure.format === 'heic' ? 1 : facts.orientation;
  const shown = orientedSize(decoder, orientation);
  return {
    container: foreignDataAround(bytes, start, structure),
    pdf: null,
    picture: { ...facts, ...shown },
    pages: [
      {
        number: 1,
        ...shown,
        pictureCoverage: 1,
        textLayerInvisible: false,
        drawn: null,
        render: async (longSidePx) => {
          const size = reduced(decoder, longSidePx);
          return orient(await decoder.draw(size.width, size.height), orientation);
        },
        textLayer: async () => [],
      },
    ],
    pictures: [
      {
        page: 1,
        origin: 'file',
        width: decoder.width,
        height: decoder.height,
        load: async () => {
          const own = picture.subarray(0, structure.end);
          return pagePicture(await decoder.draw(decoder.width, decoder.height), {
            page: 1,
            origin: 'file',
            format: structure.format,
            jpeg: structure.format === 'jpeg' ? readCoefficients(own) : null,
            bytes: own,
            colour: await colourTagsOf(structure),
            orientation,
          });
        },
      },
    ],
    readers: null,
    drawingFault: null,
    leftOut: [],
    compareRevisions: null,
    openEarlierPages: null,
    compareSignedStates: null,
    readUnreferenced: null,
    close: async () => {},
  };
}

async function open(
  picture: Uint8Array,
  type: FileType,
  megapixelsMax: number,
): Promise<{ structure: PictureFile; decoder: Decoder }> {
  if (type === 'image/heic') {
    const structure = whole(readHeicFile(picture));
    return { structure, decoder: await openHeic(picture, structure, megapixelsMax) };
  }
  const structure = whole(readStructure(picture, type));
  const own = picture.subarray(0, structure.end);
  return { structure, decoder: await openWithSharp(own, megapixelsMax) };
}

function readStructure(picture: Uint8Array, type: FileType): PictureFile {
  if (type === 'image/png') return readPngFile(picture);
  if (type === 'image/webp') return readWebpFile(picture);
  return readJpegFile(picture);
}

function whole<File extends PictureFile & { isDamaged?: boolean }>(file: File): File {
  if (!file.isClosed) throw new ScanFailure('corrupt_file', 'the file ends before its picture');
  if (file.isDamaged === true) throw new ScanFailure('corrupt_file', 'a checksum does not match');
  return file;
}

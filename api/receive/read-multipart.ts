import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { AppError } from '../../core/errors.js';
import type { FileStore, StagedFile } from '../../core/ports.js';
import { FILE_SIZE_MAX_BYTES } from '../../core/vocabulary.js';

export interface Multipart {
  fields: Record<string, unknown>;
  file: { staged: StagedFile; name: string } | null;
}

/** Enough for metadata of 20 pairs with every character escaped as \uXXXX. */
const FIELD_SIZE_MAX_BYTES = 128 * 1024;
const FIELDS_MAX = 10;
/** The file, all fields at their limits, and the part headers. */
const BODY_SIZE_MAX_BYTES = FILE_SIZE_MAX_BYTES + FIELDS_MAX * FIELD_SIZE_MAX_BYTES + 64 * 1024;

const LIMITS = {
  fieldNameSize: 100,
  fieldSize: FIELD_SIZE_MAX_BYTES,
  fields: FIELDS_MAX,
  files: 1,
  parts: FIELDS_MAX + 1,
  headerPairs: 20,
  fieldNestingDepth: 0,
  fieldArrayIndexLimit: 0,
};

/**
 * Reads a multipart body; the file streams directly into the store, fields may
 * precede or follow it. A refusal or a disconnected client leaves no file. Size
 * refusals are thrown at once, while the rest is still arriving.
 */
export async function readMultipart(
  request: Request,
  response: Response,
  files: FileStore,
): Promise<Multipart> {
  if (Number(request.get('content-length') ?? 0) > BODY_SIZE_MAX_BYTES) {
    throw new AppError('FILE_TOO_LARGE');
  }
  let staged: StagedFile | null = null;
  const removeStaged = async (): Promise<void> => {
    const fileId = staged?.fileId;
    staged = null;
    if (fileId !== undefined) await files.remove(fileId);
  };

  return new Promise<Multipart>((resolve, reject) => {
    let refused = false;
    const refuseNow = (error: unknown): void => {
      refused = true;
      reject(error instanceof Error ? error : new Error('The upload failed'));
    };
    const storage: StorageEngine = {
      _handleFile(_request, file, done) {
        // A store that stops reading must not break the parser: the rest is discarded below.
        const bytes = file.stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
        files.stage(bytes, FILE_SIZE_MAX_BYTES).then(
          (kept) => {
            staged = kept;
            done(null, { size: kept.size });
          },
          (error: unknown) => {
            refuseNow(error);
            file.stream.resume();
            done(error);
          },
        );
      },
      _removeFile(_request, _file, done) {
        removeStaged().then(() => done(null), done);
      },
    };
    const read = multer({
      storage,
      limits: LIMITS,
      // Browsers and curl send file names in UTF-8; Hebrew names would otherwise be garbled.
      defParamCharset: 'utf8',
      // Names are cleaned in one place for all request forms; the parser would drop
      // a file named "..".
      preservePath: true,
    }).single('file');

    void read(request, response, (error: unknown) => {
      // A client refused during its upload may have sent a complete file by now.
      if (refused) return void removeStaged().catch(() => undefined);
      if (error !== undefined && error !== null) return reject(refuse(error));
      const name = request.file?.originalname ?? '';
      resolve({
        fields: { ...(request.body as Record<string, unknown>) },
        file: staged === null ? null : { staged, name },
      });
    });

    // Bytes the parser ignores (before the first part, after the last) also count.
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > BODY_SIZE_MAX_BYTES) refuseNow(new AppError('FILE_TOO_LARGE'));
    });
  });
}

function refuse(error: unknown): Error {
  if (error instanceof AppError) return error;
  if (!(error instanceof MulterError)) {
    return new AppError('INVALID_REQUEST', 'The multipart body is malformed.', { cause: error });
  }
  const field = error.field ?? '';
  const why = REFUSALS[error.code]?.(field) ?? 'The multipart body is malformed.';
  return new AppError('INVALID_REQUEST', why, { cause: error });
}

const REFUSALS: Partial<Record<string, (field: string) => string>> = {
  LIMIT_UNEXPECTED_FILE: (field) =>
    field === 'file'
      ? 'Field "file" is given more than once: send one document.'
      : `Unknown file field "${field}": send the document as "file".`,
  LIMIT_FILE_COUNT: () => 'More than one file is given: send one document, as "file".',
  LIMIT_FIELD_COUNT: () => `More than ${FIELDS_MAX} fields are given.`,
  LIMIT_PART_COUNT: () => `More than ${FIELDS_MAX + 1} parts are given.`,
  LIMIT_FIELD_KEY: () => 'The name of a field is too long.',
  LIMIT_FIELD_VALUE: (field) => `Field "${field}" is too long.`,
  LIMIT_FIELD_NESTING: (field) => `Unknown field "${field}".`,
  INVALID_FIELD_NAME: (field) => `Unknown field "${field}".`,
  MISSING_FIELD_NAME: () => 'A part of the multipart body has no name.',
};

import type { Request, Response } from 'express';
import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import type { FileStore, StagedFile } from '../../core/ports.js';
import { Lang } from '../../core/vocabulary.js';
import { parseFileUrl } from '../fetch-file.js';
import { plain, requirePlain } from '../plain-text.js';
import { refuseIssue } from '../refuse-issue.js';
import { decodeBase64 } from './decode-base64.js';
import { parseJson, readJson } from './read-json.js';
import { readMultipart } from './read-multipart.js';
import {
  normaliseParameters,
  Parameters,
  PARAMETER_FIELDS,
  type ScanParameters,
} from './scan-parameters.js';

/** A request for a scan, read and checked. A staged file belongs to the caller from here on. */
export interface ReceivedScan {
  source: Source;
  /** As the client gave it. */
  fileName: string | null;
  parameters: ScanParameters;
}

export type Source =
  { kind: 'staged'; way: 'multipart' | 'base64'; staged: StagedFile } | { kind: 'url'; url: URL };

const FileName = plain(z.string().max(1000));

export const JsonBody = z
  .strictObject({
    file: z
      .strictObject({
        name: FileName.optional(),
        content_base64: z.string().describe('Base64, or a base64 data URL; 10 MB decoded.'),
      })
      .optional(),
    file_url: plain(z.string().min(1).max(2048))
      .optional()
      .describe(
        'Public https URL that returns the file within 15 seconds. Redirects are not followed, ' +
          'internal addresses are refused.',
      ),
    file_name: FileName.optional().describe(
      'Name of the file behind `file_url`, or of `file` when it has none of its own.',
    ),
    ...PARAMETER_FIELDS,
  })
  .describe('Give `file` or `file_url`, not both.')
  .meta({ id: 'CreateScanJson' });

const jsonText = z.string().describe('JSON-encoded.');

/** The fields beside the file, as multipart carries them: objects are JSON in text. */
const MultipartFields = z.strictObject({
  context: jsonText.optional(),
  metadata: jsonText.optional(),
  lang: Lang.optional(),
  client_reference: PARAMETER_FIELDS.client_reference,
});

export const MultipartBody = MultipartFields.extend({
  file: z
    .string()
    .meta({ shown: { type: 'string', contentMediaType: 'application/octet-stream' } })
    .describe('The document: PDF, JPEG, PNG, WEBP or HEIC, up to 10 MB.'),
  context: jsonText.optional().describe('JSON-encoded ScanContext.'),
  metadata: jsonText.optional().describe('JSON-encoded map from string to string.'),
}).meta({ id: 'CreateScanMultipart' });

/** Base64 of 10 MiB is 14.0 million characters; the rest is room for fields and escaped slashes. */
const JSON_SIZE_MAX_BYTES = 15 * 1024 * 1024;
/** What is not the file: 20 pairs of metadata and the context, however escaped, are far below it. */
const JSON_REST_MAX_BYTES = 1024 * 1024;

export async function receiveScan(
  request: Request,
  response: Response,
  { files, allowPrivateNetwork }: { files: FileStore; allowPrivateNetwork: boolean },
): Promise<ReceivedScan> {
  const encoding = request.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new AppError(
      'INVALID_REQUEST',
      'Header Content-Encoding is not supported: send the body as it is.',
    );
  }
  if (request.is('multipart/form-data')) return fromMultipart(request, response, files);
  if (request.is('application/json')) return fromJson(request, files, allowPrivateNetwork);
  const empty =
    request.get('transfer-encoding') === undefined && !Number(request.get('content-length'));
  if (empty) throw new AppError('FILE_REQUIRED');
  throw new AppError(
    'INVALID_REQUEST',
    'Header Content-Type must be multipart/form-data or application/json.',
  );
}

async function fromMultipart(
  request: Request,
  response: Response,
  files: FileStore,
): Promise<ReceivedScan> {
  const { fields, file } = await readMultipart(request, response, files);
  try {
    if (file === null) throw fileRequired(fields);
    const parameters = readMultipartParameters(fields);
    if (file.staged.size === 0) throw new AppError('EMPTY_FILE');
    const source = { kind: 'staged', way: 'multipart', staged: file.staged } as const;
    return { source, fileName: file.name, parameters };
  } catch (error) {
    if (file !== null) await files.remove(file.staged.fileId);
    throw error;
  }
}

const fileRequired = (fields: Record<string, unknown>): AppError =>
  'file' in fields
    ? new AppError('FILE_REQUIRED', 'Field "file" is text: send it as a file, with a file name.')
    : new AppError('FILE_REQUIRED');

function readMultipartParameters(fields: Record<string, unknown>): ScanParameters {
  for (const [field, value] of Object.entries(fields)) {
    if (Array.isArray(value)) {
      throw new AppError('INVALID_REQUEST', `Field "${field}" is given more than once.`);
    }
  }
  requirePlain(fields);
  const outer = MultipartFields.safeParse(fields);
  if (!outer.success) throw refuseIssue(outer.error, 'field');
  const { context, metadata, ...rest } = outer.data;
  const given = {
    ...rest,
    ...(context !== undefined && { context: parseJson(context, 'Field "context"') }),
    ...(metadata !== undefined && { metadata: parseJson(metadata, 'Field "metadata"') }),
  };
  requirePlain(given);
  const inner = Parameters.safeParse(given);
  if (!inner.success) throw refuseIssue(inner.error, 'field');
  return normaliseParameters(inner.data);
}

async function fromJson(
  request: Request,
  files: FileStore,
  allowPrivateNetwork: boolean,
): Promise<ReceivedScan> {
  const charset = /charset="?([\w-]+)/i.exec(request.get('content-type') ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) {
    throw new AppError('INVALID_REQUEST', 'Header Content-Type must name no charset but utf-8.');
  }
  const { value, size } = await readJson(request, JSON_SIZE_MAX_BYTES);
  const content = FilePresence.safeParse(value).data?.file?.content_base64;
  if (size - (content?.length ?? 0) > JSON_REST_MAX_BYTES) {
    throw new AppError('INVALID_REQUEST', 'The fields beside the file are too long.');
  }
  requirePlain(value, [], 'file.content_base64');
  if (content === undefined && FileWithoutContent.safeParse(value).success) {
    throw new AppError('FILE_REQUIRED');
  }
  const body = JsonBody.safeParse(value);
  if (!body.success) throw refuseIssue(body.error, 'field');

  const { file, file_url, file_name, ...given } = body.data;
  const parameters = normaliseParameters(given);
  if (file !== undefined && file_url !== undefined) {
    throw new AppError('INVALID_REQUEST', 'Fields "file" and "file_url" are both given: send one.');
  }
  if (file?.name !== undefined && file_name !== undefined && file.name !== file_name) {
    throw new AppError('INVALID_REQUEST', 'Fields "file.name" and "file_name" differ: send one.');
  }
  const fileName = file?.name ?? file_name ?? null;
  if (file_url !== undefined) {
    const url = parseFileUrl(file_url, allowPrivateNetwork);
    return { source: { kind: 'url', url }, fileName, parameters };
  }
  if (file === undefined) throw new AppError('FILE_REQUIRED');
  const bytes = decodeBase64(file.content_base64);
  const staged = await files.stage(inOnePiece(bytes), bytes.length);
  return { source: { kind: 'staged', way: 'base64', staged }, fileName, parameters };
}

const FilePresence = z.object({ file: z.object({ content_base64: z.string() }).optional() });
const FileWithoutContent = z.object({
  file: z.object({ content_base64: z.undefined().optional() }),
});

async function* inOnePiece(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes;
}

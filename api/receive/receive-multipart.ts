import type { Request, Response } from 'express';
import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import { Lang } from '../../core/vocabulary.js';
import type { Api } from '../api.js';
import { requirePlain } from '../plain-text.js';
import { refuseIssue } from '../refuse-issue.js';
import { parseJson } from './read-json.js';
import { readMultipart } from './read-multipart.js';
import type { ReceivedScan } from './received-scan.js';
import {
  normaliseParameters,
  Parameters,
  PARAMETER_FIELDS,
  type ScanParameters,
} from './scan-parameters.js';

const jsonText = z.string().describe('JSON-encoded.');

/** The fields beside the file in multipart form: objects are JSON text. */
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

/** Receives a multipart request. When it throws, nothing is left behind. */
export async function receiveMultipart(
  { platform: { files } }: Api,
  request: Request,
  response: Response,
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

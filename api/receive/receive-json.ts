import type { Request } from 'express';
import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import type { FileStore, StagedFile } from '../../core/ports.js';
import { FILE_SIZE_MAX_BYTES } from '../../core/vocabulary.js';
import type { Api } from '../api.js';
import { parseFileUrl } from '../fetch-file.js';
import { plain, requirePlain } from '../plain-text.js';
import { refuseIssue } from '../refuse-issue.js';
import { decodeBase64 } from './decode-base64.js';
import { readJson } from './read-json.js';
import type { ReceivedScan } from './received-scan.js';
import { normaliseParameters, PARAMETER_FIELDS } from './scan-parameters.js';
import { textOf } from './text-pieces.js';

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

/** Base64 of 10 MiB is 14.0 million characters; the rest is room for fields and escaped slashes. */
const JSON_SIZE_MAX_BYTES = 15 * 1024 * 1024;
/**
 * Everything except the file: 20 metadata pairs and the context, with every
 * character escaped, stay below half of it.
 */
const JSON_REST_MAX_CHARS = 256 * 1024;

/** Receives a JSON request. When it throws, nothing is left behind. */
export async function receiveJson(api: Api, request: Request): Promise<ReceivedScan> {
  const charset = /charset="?([\w-]+)/i.exec(request.get('content-type') ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) {
    throw new AppError('INVALID_REQUEST', 'Header Content-Type must name no charset but utf-8.');
  }
  const content = openContent(api.platform.files);
  const text = textOf(request, JSON_SIZE_MAX_BYTES);
  try {
    const value = await readJson(text, content, JSON_REST_MAX_CHARS);
    return readBody(api, parseBody(value), content.staged);
  } catch (error) {
    await content.remove();
    throw error;
  } finally {
    // Lets go of the request, so that others may read what is left of a refused one.
    await text.return(undefined);
  }
}

/** The document of a JSON body, staged while it arrives. */
function openContent(files: FileStore) {
  /** The last one, or what is wrong with it: a fault of another field is told first. */
  let last: StagedFile | AppError | null = null;
  const remove = async (): Promise<void> => {
    const file = last;
    last = null;
    if (file !== null && 'fileId' in file) await files.remove(file.fileId);
  };
  return {
    path: ['file', 'content_base64'] as const,
    take: async (text: AsyncIterable<string>): Promise<void> => {
      await remove();
      last = await files.stage(decodeBase64(text), FILE_SIZE_MAX_BYTES).catch((error: unknown) => {
        if (error instanceof AppError) return error;
        throw error;
      });
    },
    staged: (): StagedFile => {
      if (last === null) throw new AppError('FILE_REQUIRED');
      if ('fileId' in last) return last;
      throw last;
    },
    remove,
  };
}

function parseBody(value: unknown): z.output<typeof JsonBody> {
  requirePlain(value);
  if (FileWithoutContent.safeParse(value).success) throw new AppError('FILE_REQUIRED');
  const body = JsonBody.safeParse(value);
  if (!body.success) throw refuseIssue(body.error, 'field');
  return body.data;
}

function readBody(
  { settings: { allowPrivateNetwork } }: Api,
  { file, file_url, file_name, ...given }: z.output<typeof JsonBody>,
  staged: () => StagedFile,
): ReceivedScan {
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
  return {
    source: { kind: 'staged', way: 'base64', staged: staged() },
    fileName,
    parameters,
  };
}

const FileWithoutContent = z.object({
  file: z.object({ content_base64: z.undefined().optional() }),
});

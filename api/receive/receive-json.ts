import type { Request } from 'express';
import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import type { Api } from '../api.js';
import { parseFileUrl } from '../fetch-file.js';
import { plain, requirePlain } from '../plain-text.js';
import { refuseIssue } from '../refuse-issue.js';
import { decodeBase64 } from './decode-base64.js';
import { readJson } from './read-json.js';
import type { ReceivedScan } from './received-scan.js';
import { normaliseParameters, PARAMETER_FIELDS } from './scan-parameters.js';

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
 * Everything except the file: 20 metadata pairs and the context, however
 * escaped, stay far below it.
 */
const JSON_REST_MAX_BYTES = 1024 * 1024;

/** Receives a JSON request. When it throws, nothing is left behind. */
export async function receiveJson(
  api: Api,
  organisationId: string,
  request: Request,
): Promise<ReceivedScan> {
  const charset = /charset="?([\w-]+)/i.exec(request.get('content-type') ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) {
    throw new AppError('INVALID_REQUEST', 'Header Content-Type must name no charset but utf-8.');
  }
  const isLarge = !(Number(request.get('content-length')) <= JSON_REST_MAX_BYTES);
  const receive = async () => {
    const { value, size } = await readJson(request, JSON_SIZE_MAX_BYTES);
    return receiveBody(api, parseBody(value, size));
  };
  return isLarge ? api.bodyGate(organisationId, receive) : receive();
}

function parseBody(value: unknown, size: number): z.output<typeof JsonBody> {
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
  return body.data;
}

async function receiveBody(
  { platform: { files }, settings: { allowPrivateNetwork } }: Api,
  { file, file_url, file_name, ...given }: z.output<typeof JsonBody>,
): Promise<ReceivedScan> {
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

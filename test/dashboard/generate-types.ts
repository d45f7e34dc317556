import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const HEAD = `/**
 * Generated from the document of the dashboard's own API (/dashboard/api/openapi.json):
 * npx vitest run --project dashboard test/dashboard/types.test.ts --update
 */

`;

/** The types of an OpenAPI document, formatted as the repository is. */
export async function generateTypes(document: string, path: string): Promise<string> {
  const text = HEAD + astToString(await openapiTS(document));
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

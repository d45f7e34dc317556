import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readFileSync } from 'node:fs';
import { ENGINE_VERSION } from '../worker/engine/index.js';
import { openMcpServer } from './mcp/server.js';
import { openService } from './mcp/service.js';

/**
 * `npm run --silent mcp`: the service as tools of a language model, by the Model Context
 * Protocol over standard input and output. Nothing else may be printed there.
 */
const USAGE = `Usage: EMET_API_KEY=... npm run --silent mcp

Offers a running Emet as tools by the Model Context Protocol (stdio).

  EMET_URL           the service (default http://localhost:8080)
  EMET_API_KEY       a key with scans:write and scans:read
  EMET_API_KEY_FILE  a file that holds it, instead`;

const { EMET_URL: url = 'http://localhost:8080', EMET_API_KEY, EMET_API_KEY_FILE } = process.env;
const key = (EMET_API_KEY ?? fromFile(EMET_API_KEY_FILE))?.trim();
if (key === undefined || key === '' || !/^https?:\/\//.test(url)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const server = openMcpServer(openService(url, key), ENGINE_VERSION);
  await server.connect(new StdioServerTransport());
}

function fromFile(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    console.error('EMET_API_KEY_FILE cannot be read.');
    return undefined;
  }
}

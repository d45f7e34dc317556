#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { Emet } from './client.js';
import { EmetError } from './errors.js';
import { chooseEndpoint, listen } from './listen.js';

const USAGE = `Usage: emet listen --forward-to URL [--endpoint ID]

Brings webhook events to this machine: sends those of an endpoint to URL from now on.

  EMET_BASE_URL        address of the API, such as https://emet.example.com/api/v1
  EMET_API_KEY         a key with the scope webhooks:manage, better a test key
  EMET_WEBHOOK_SECRET  signs what is sent to URL: the secret that your receiver knows

The endpoint is the only one of the key's organization unless --endpoint names one.`;

class UsageError extends Error {}

async function main(): Promise<void> {
  const { values, positionals } = readWords();
  if (values.help) return void console.log(USAGE);
  if (positionals.join(' ') !== 'listen') throw new UsageError('The command is "listen".');
  const forwardTo = values['forward-to'];
  if (forwardTo === undefined || !/^https?:\/\//.test(forwardTo) || !URL.canParse(forwardTo)) {
    throw new UsageError('--forward-to must be an http or https URL.');
  }
  const emet = new Emet({ baseUrl: setting('EMET_BASE_URL'), apiKey: setting('EMET_API_KEY') });
  const secret = setting('EMET_WEBHOOK_SECRET');
  const endpointId = await chooseEndpoint(emet, values.endpoint);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort());
  }
  console.log(`Events of ${endpointId} go to ${forwardTo}. Stop with Ctrl+C.`);
  await listen(emet, {
    ...{ endpointId, secret, forwardTo, signal: stopping.signal },
    onForwarded: ({ id, type, status }) =>
      console.log(`${new Date().toISOString()}  ${type}  ${id}  ${status ?? 'no answer'}`),
  });
}

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'forward-to': { type: 'string' },
        endpoint: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    // The first sentence says what is wrong; the rest explains dashes.
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${message.split('. ')[0]}.`);
  }
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new UsageError(`${name} is not set.`);
  return value;
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(error instanceof EmetError ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});

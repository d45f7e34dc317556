import { expect } from 'vitest';
import { z } from 'zod';
import { readContract, type Contract } from './response-contract.js';

const ErrorBody = z.object({
  error: z.object({ code: z.string(), message: z.string(), request_id: z.string() }),
});

export interface CalledAnswer {
  status: number;
  headers: Headers;
  body: unknown;
  /** Code and message of an error; empty strings otherwise. */
  code: string;
  message: string;
}

/**
 * Calls a running API and holds every answer, whatever a test wanted of it,
 * against the published document and the headers that all answers carry.
 */
export async function openCaller(base: string) {
  const document: unknown = await (await fetch(`${base}/openapi.json`)).json();
  const contract = readContract(document);
  return {
    contract,
    call: (method: string, path: string, options: CallOptions = {}) =>
      call(contract, method, path.startsWith('http') ? path : base + path, options),
  };
}

export interface CallOptions {
  key?: string;
  headers?: Record<string, string>;
  body?: FormData | string | Buffer;
  /** Sent as JSON. */
  json?: unknown;
}

async function call(
  contract: Contract,
  method: string,
  url: string,
  { key, headers, body, json }: CallOptions,
): Promise<CalledAnswer> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof Buffer ? new Uint8Array(body) : body }),
    ...(json !== undefined && { body: JSON.stringify(json) }),
    redirect: 'manual',
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json');
  const seen = {
    status: answer.status,
    headers: answer.headers,
    body: isJson ? (JSON.parse(text) as unknown) : text,
  };
  expect(contract.check(method, url, seen), `${method} ${url} -> ${answer.status} ${text}`).toEqual(
    [],
  );
  for (const name of ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']) {
    expect(answer.headers.get(name), name).toMatch(/^\d+$/);
  }
  expect(answer.headers.get('Emet-Version')).toBe('2026-10-01');
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[A-Za-z0-9._-]{1,100}$/);

  const error = ErrorBody.safeParse(seen.body).data?.error;
  if (answer.status >= 400 && error !== undefined) {
    expect(error.request_id).toBe(answer.headers.get('X-Request-Id'));
  }
  return { ...seen, code: error?.code ?? '', message: error?.message ?? '' };
}

/** A multipart body with the document as `file` and other fields as given. */
export function form(
  file: Buffer | null,
  fields: Record<string, string> = {},
  fileName = 'sample.pdf',
): FormData {
  const data = new FormData();
  if (file !== null) data.append('file', new Blob([new Uint8Array(file)]), fileName);
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

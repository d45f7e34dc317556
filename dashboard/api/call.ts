/** Calls of the dashboard's own API (api/openapi.json). */

const PREFIX = '/dashboard/api';

/** An answer that is an error, or none at all. */
export class CallError extends Error {
  /** Stable code of the service; `OFFLINE` where nothing answered. */
  readonly code: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfterS: number | null;

  constructor(answer: {
    code: string;
    message: string;
    status: number;
    requestId: string | null;
    retryAfterS: number | null;
  }) {
    super(answer.message);
    this.code = answer.code;
    this.status = answer.status;
    this.requestId = answer.requestId;
    this.retryAfterS = answer.retryAfterS;
  }
}

interface Request {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Sent also when the page is left. */
  keepalive?: boolean;
}

let csrfToken: string | null = null;
let onSessionEnd: () => void = () => undefined;
let renewCsrfToken: () => Promise<boolean> = () => Promise.resolve(false);

/** The token that every change carries, from the session. */
export function keepCsrfToken(token: string | null): void {
  csrfToken = token;
}

/** What happens when a call finds that the session has ended. */
export function whenSessionEnds(act: () => void): void {
  onSessionEnd = act;
}

/**
 * How a refused token is renewed; answers whether the same change may be sent again. Another
 * window that signed in anew gave the browser another session, with a token of its own.
 */
export function whenTokenIsRefused(renew: () => Promise<boolean>): void {
  renewCsrfToken = renew;
}

/** Throws CallError. The answer's type is that of the path in openapi.ts. */
export const call = <T>(path: string, request: Request = {}): Promise<T> =>
  withFreshToken(() => callOnce<T>(path, request));

/** Makes a change, and once more with a new token where the first was refused. */
export async function withFreshToken<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isRefused = error instanceof CallError && error.code === 'FORGED_REQUEST';
    if (!isRefused || !(await renewCsrfToken())) throw error;
    return send();
  }
}

async function callOnce<T>(path: string, request: Request): Promise<T> {
  const text = await (await answerTo(path, request)).text();
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** A file of the service. Throws CallError. */
export const callFile = async (
  path: string,
  query: Record<string, string | undefined> = {},
): Promise<Blob> => (await answerTo(path, { query })).blob();

async function answerTo(path: string, request: Request): Promise<Response> {
  const { method = 'GET', query = {}, body, signal, keepalive = false } = request;
  const response = await fetch(addressOf(path, query), {
    method,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(method !== 'GET' && csrfHeaders()),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    keepalive,
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw offline();
  });
  if (response.ok) {
    show('there');
    return response;
  }
  throw refusal(response.status, await response.text(), response.headers.get('Retry-After'));
}

export const csrfHeaders = (): Record<string, string> =>
  csrfToken === null ? {} : { 'X-CSRF-Token': csrfToken };

export function addressOf(path: string, query: Request['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${PREFIX}${path}${given.length === 0 ? '' : `?${search.toString()}`}`;
}

/** Notes that nothing answered. */
export function offline(): CallError {
  show('away');
  return new CallError({
    ...{ code: 'OFFLINE', message: '', status: 0 },
    ...{ requestId: null, retryAfterS: null },
  });
}

/** How the last call ended: it was answered, with an error of the service, or not at all. */
export type Connection = 'there' | 'failing' | 'away';

let connection: Connection = 'there';
const listeners = new Set<() => void>();

function show(now: Connection): void {
  if (now === connection) return;
  connection = now;
  for (const listener of listeners) listener();
}

export const readConnection = (): Connection => connection;

export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The error of an answer's text; tells the session's end. */
export function refusal(status: number, text: string, retryAfter: string | null): CallError {
  const { error = {} } = parse(text);
  const code = error.code ?? 'SERVICE_ERROR';
  if (code === 'NO_SESSION') onSessionEnd();
  show(code === 'SERVICE_ERROR' ? 'failing' : 'there');
  return new CallError({
    code,
    message: error.message ?? '',
    status,
    requestId: error.request_id ?? null,
    retryAfterS: retryAfter === null ? null : Number(retryAfter),
  });
}

interface ErrorBody {
  error?: { code?: string; message?: string; request_id?: string };
}

function parse(text: string): ErrorBody {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    // A proxy answered, not the service.
    return {};
  }
}

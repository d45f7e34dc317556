import { setTimeout as wait } from 'node:timers/promises';
import { EmetApiError, EmetConnectionError } from './errors.js';

export interface TransportOptions {
  /** Of the API, such as `https://emet.example.com/api/v1`. */
  baseUrl: string;
  apiKey: string;
  /** For one try, from the connection to the last byte, milliseconds; default 60,000. */
  timeoutMs?: number;
  /** Further tries after the first; default 3. */
  retriesMax?: number;
  /** Default: the platform's. */
  fetch?: typeof globalThis.fetch;
}

export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the base URL. */
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  headers?: Record<string, string>;
  /** Made anew for each try. */
  body?: () => FormData | string;
  signal?: AbortSignal | undefined;
  /** Whether doing it twice does more than once; then only a refusal is sent again. */
  once?: boolean;
}

/** The service said to wait no longer than this; longer waits are left to the caller. */
const PAUSE_MAX_MS = 60_000;
const PAUSE_FIRST_MS = 500;

/** Statuses after which the same request may succeed. */
const RETRIED = new Set([429, 500, 502, 503, 504]);

/** Sends requests, and sends them again where that is safe and may help. */
export class Transport {
  readonly #base: string;
  readonly #key: string;
  readonly #timeoutMs: number;
  readonly #retriesMax: number;
  readonly #fetch: typeof globalThis.fetch;

  constructor(options: TransportOptions) {
    if (!URL.canParse(options.baseUrl)) throw new TypeError('baseUrl must be a URL');
    if (!options.apiKey) throw new TypeError('apiKey must not be empty');
    this.#base = options.baseUrl.replace(/\/+$/, '');
    this.#key = options.apiKey;
    this.#timeoutMs = options.timeoutMs ?? 60_000;
    this.#retriesMax = options.retriesMax ?? 3;
    this.#fetch = options.fetch ?? globalThis.fetch;
  }

  /** @throws {EmetApiError | EmetConnectionError} after the last try */
  async send(call: Call): Promise<Response> {
    for (let retries = 0; ; retries += 1) {
      const outcome = await this.#try(call);
      if (outcome instanceof Response) return outcome;
      call.signal?.throwIfAborted();
      const pauseMs = pauseBefore(retries, outcome, call.once ?? false);
      if (retries >= this.#retriesMax || pauseMs === null) throw outcome;
      await wait(pauseMs, undefined, { signal: call.signal });
    }
  }

  async json<T>(call: Call): Promise<T> {
    return (await (await this.send(call)).json()) as T;
  }

  /** One try: the answer, or why there is none. */
  async #try(call: Call): Promise<Response | EmetApiError | EmetConnectionError> {
    const timeout = AbortSignal.timeout(this.#timeoutMs);
    const body = call.body?.();
    try {
      const response = await this.#fetch(this.#url(call), {
        method: call.method,
        headers: { Authorization: `Bearer ${this.#key}`, Accept: '*/*', ...call.headers },
        ...(body !== undefined && { body }),
        signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
        // The key must not travel to wherever an answer points.
        redirect: 'error',
      });
      // Read here, so that the time limit holds for all of it.
      const bytes = await response.arrayBuffer();
      if (!response.ok) return readError(response, bytes);
      return new Response(bytes, response);
    } catch (error) {
      const why = timeout.aborted ? 'did not answer in time' : 'could not be reached';
      return new EmetConnectionError(`The service ${why}.`, { cause: error });
    }
  }

  #url({ path, query = {} }: Call): string {
    const given = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) given.append(name, String(value));
    }
    return `${this.#base}${path}${given.size === 0 ? '' : `?${given}`}`;
  }
}

/** Milliseconds to wait before the next try; null when none would help. */
function pauseBefore(
  retries: number,
  failure: EmetApiError | EmetConnectionError,
  once: boolean,
): number | null {
  // Only this refusal says for certain that nothing was done.
  if (once && !(failure instanceof EmetApiError && failure.status === 429)) return null;
  if (failure instanceof EmetApiError) {
    const { status, retryAfterS } = failure;
    // A conflict with a time is a first request that is still being handled.
    if (!RETRIED.has(status) && !(status === 409 && retryAfterS !== null)) return null;
    if (retryAfterS !== null) {
      return retryAfterS * 1000 <= PAUSE_MAX_MS ? retryAfterS * 1000 : null;
    }
  }
  return PAUSE_FIRST_MS * 2 ** retries * (0.5 + Math.random());
}

function readError(response: Response, bytes: ArrayBuffer): EmetApiError {
  const retryAfter = Number(response.headers.get('Retry-After') ?? NaN);
  const parsed = parseError(Buffer.from(bytes).toString('utf8'));
  return new EmetApiError(
    parsed?.message ?? `The service answered with status ${response.status}.`,
    response.status,
    parsed?.code ?? 'UNKNOWN',
    parsed?.request_id ?? response.headers.get('X-Request-Id'),
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
}

interface ErrorBody {
  code: string;
  message: string;
  request_id: string;
}

/** null for what is no error of the API, such as a proxy's page. */
function parseError(text: string): ErrorBody | null {
  try {
    const { error } = JSON.parse(text) as { error?: Partial<ErrorBody> };
    const { code, message, request_id } = error ?? {};
    return code && message && request_id ? { code, message, request_id } : null;
  } catch {
    return null;
  }
}

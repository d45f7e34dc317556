import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInternalAddress } from '../core/internal-address.js';
import type { WebhookAttempt } from '../core/ports.js';
import { ANSWER_KEPT_BYTES, RECEIVER_TIMEOUT_MS } from '../core/webhook.js';

/** How one attempt to reach a receiver ended. */
export type Posted = Pick<WebhookAttempt, 'outcome' | 'status' | 'headers' | 'answer'>;

export interface PostOptions {
  /** Allows http and internal addresses. */
  allowPrivateNetwork: boolean;
  /** Resolves host names; default: the system's resolver. */
  lookup?: LookupFunction;
  /** Default: RECEIVER_TIMEOUT_MS, from the DNS lookup to the response status. */
  timeoutMs?: number;
}

/** The status decides; the body is for the log, so it is not waited for longer than this. */
const ANSWER_WAIT_MS = 1_000;

/**
 * Posts a JSON body once: 2xx is a success, anything else, including redirects,
 * is not. The connection uses the checked address, so a name that resolves
 * differently the next time gains nothing. Never rejects.
 */
export function postEvent(
  url: string,
  headers: Record<string, string>,
  body: string,
  options: PostOptions,
): Promise<Posted> {
  const target = URL.canParse(url) ? new URL(url) : null;
  if (target === null || !isAllowed(target, options)) {
    return Promise.resolve({ outcome: 'blocked', status: null, headers, answer: null });
  }
  const resolver = options.lookup ?? systemLookup;
  const signal = AbortSignal.timeout(options.timeoutMs ?? RECEIVER_TIMEOUT_MS);
  const request = (target.protocol === 'https:' ? https : http).request(target, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
    // A new connection: a kept-alive one could outlive a change of the rules above.
    agent: false,
    lookup: options.allowPrivateNetwork ? resolver : publicOnly(resolver),
    signal,
  });
  const sent = Object.fromEntries(
    Object.entries(request.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
  return new Promise((resolve) => {
    request.once('response', (response) => {
      const status = response.statusCode ?? 0;
      const outcome = status >= 200 && status < 300 ? 'delivered' : 'refused';
      void readAnswer(response).then((answer) =>
        resolve({ outcome, status, headers: sent, answer }),
      );
    });
    request.on('error', (error) => {
      const outcome =
        error instanceof InternalAddress ? 'blocked' : signal.aborted ? 'timed_out' : 'unreachable';
      resolve({ outcome, status: null, headers: sent, answer: null });
    });
    request.end(body);
  });
}

function isAllowed(target: URL, { allowPrivateNetwork }: PostOptions): boolean {
  if (allowPrivateNetwork) return target.protocol === 'https:' || target.protocol === 'http:';
  if (target.protocol !== 'https:') return false;
  // An IP address needs no lookup, so the check below would not see it.
  const host = target.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || !isInternalAddress(host);
}

class InternalAddress extends Error {}

const publicOnly =
  (resolver: LookupFunction): LookupFunction =>
  (hostname, options, callback) => {
    resolver(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const addresses: LookupAddress[] =
        typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found;
      const [first] = addresses;
      if (first === undefined || addresses.some(({ address }) => isInternalAddress(address))) {
        return callback(new InternalAddress('resolves to an internal address'), []);
      }
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/**
 * The beginning of the answer's body; what is no UTF-8 is replaced. Resolves
 * when there is enough, when it ends or breaks off, or after ANSWER_WAIT_MS, and
 * closes the connection.
 */
function readAnswer(response: http.IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const done = (): void => {
      clearTimeout(timer);
      response.destroy();
      resolve(Buffer.concat(chunks).subarray(0, ANSWER_KEPT_BYTES).toString('utf8'));
    };
    const timer = setTimeout(done, ANSWER_WAIT_MS);
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= ANSWER_KEPT_BYTES) done();
    });
    response.once('end', done);
    response.once('close', done);
    response.on('error', done);
  });
}

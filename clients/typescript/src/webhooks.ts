import { createHmac, timingSafeEqual } from 'node:crypto';
import { EmetError } from './errors.js';
import type { WebhookEvent } from './types.js';

/** Why a webhook is not to be trusted, or cannot be read. */
export type WebhookFault =
  | 'body_not_raw'
  | 'signature_missing'
  | 'signature_malformed'
  | 'too_old'
  | 'in_the_future'
  | 'signature_wrong'
  | 'body_not_json';

export class EmetWebhookError extends EmetError {
  override name = 'EmetWebhookError';

  constructor(
    message: string,
    readonly fault: WebhookFault,
  ) {
    super(message);
  }
}

export interface VerifyWebhookOptions {
  /** The body exactly as it arrived. Parsed and written again, it has another signature. */
  body: Uint8Array | string;
  /** The value of the header `Emet-Signature`, or all headers of the request. */
  signature: string | null | undefined | HeadersLike;
  /** The endpoint's secret; while it is being changed, the old and the new one. */
  secret: string | readonly string[];
  /** Greatest age of the signature in seconds, and as much into the future; default 300. */
  toleranceS?: number;
  /** Milliseconds since 1970; default: the clock. */
  nowMs?: number;
}

/** Headers of fetch, or a plain object as Node's http gives it. */
export type HeadersLike =
  { get(name: string): string | null } | Readonly<Record<string, string | string[] | undefined>>;

const TOLERANCE_S = 300;

/**
 * Checks the signature of a webhook and returns its event. Events may arrive twice: deduplicate
 * by `id`, which is also the header `Emet-Delivery`.
 *
 * @throws {EmetWebhookError} whose `fault` says what is wrong; answer 400 then
 */
export function verifyWebhook(options: VerifyWebhookOptions): WebhookEvent {
  const { toleranceS = TOLERANCE_S, nowMs = Date.now() } = options;
  const body = rawBytes(options.body);
  const { time, signatures } = readSignature(headerOf(options.signature));
  const ageS = Math.floor(nowMs / 1000) - time;
  const secrets = [options.secret].flat();
  const isSigned = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
    return signatures.some((given) => timingSafeEqual(expected, given));
  });
  if (!isSigned) {
    throw new EmetWebhookError(
      'The signature is not that of this body and secret: check that the body is raw and the secret is that of this endpoint.',
      'signature_wrong',
    );
  }
  if (ageS > toleranceS) {
    throw new EmetWebhookError(`The signature is ${ageS} seconds old.`, 'too_old');
  }
  if (ageS < -toleranceS) {
    throw new EmetWebhookError(
      `The signature is ${-ageS} seconds in the future: check the clock of this machine.`,
      'in_the_future',
    );
  }
  try {
    return JSON.parse(Buffer.from(body).toString('utf8')) as WebhookEvent;
  } catch {
    throw new EmetWebhookError('The body is signed, but is no JSON.', 'body_not_json');
  }
}

function rawBytes(body: unknown): Uint8Array {
  if (typeof body === 'string') return Buffer.from(body, 'utf8');
  if (body instanceof Uint8Array) return body;
  throw new EmetWebhookError(
    'The body is not raw bytes: a parser read it before. In Express use express.raw({ type: "application/json" }) for this route.',
    'body_not_raw',
  );
}

function headerOf(signature: VerifyWebhookOptions['signature']): string {
  const found = typeof signature === 'object' && signature !== null ? lookUp(signature) : signature;
  if (found) return found;
  throw new EmetWebhookError('The header Emet-Signature is missing.', 'signature_missing');
}

function lookUp(headers: HeadersLike): string | null | undefined {
  if (typeof headers.get === 'function') return headers.get('Emet-Signature');
  const plain = headers as Readonly<Record<string, string | string[] | undefined>>;
  const name = Object.keys(plain).find((key) => key.toLowerCase() === 'emet-signature');
  return name === undefined ? undefined : [plain[name]].flat()[0];
}

/** `t=<seconds>,v1=<hex>`, with a `v1` for each secret that is valid. */
function readSignature(header: string): { time: number; signatures: Buffer[] } {
  const parts = header.split(',').map((part) => part.trim());
  const time = parts.map((part) => /^t=(\d{1,15})$/.exec(part)?.[1]).find(Boolean);
  const signatures = parts.flatMap((part) => {
    const hex = /^v1=([0-9a-f]{64})$/.exec(part)?.[1];
    return hex === undefined ? [] : [Buffer.from(hex, 'hex')];
  });
  if (time === undefined || signatures.length === 0) {
    throw new EmetWebhookError(
      'The header Emet-Signature is not of the form t=<seconds>,v1=<hex>.',
      'signature_malformed',
    );
  }
  return { time: Number(time), signatures };
}

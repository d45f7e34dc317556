import type { IncomingMessage } from 'node:http';
import type { AnswerCode } from '../core/errors.js';
import { NO_SPAN, type Span } from '../core/tracing.js';
import type { Person } from './dashboard/person.js';
import type { Caller } from './route.js';

/** State of a request during its handling; also read when it is logged and counted. */
export interface RequestState {
  id: string;
  /** From performance.now(). */
  startedAtMs: number;
  /** Template such as `/api/v1/scans/{id}`; null until a route has matched. */
  routePath: string | null;
  /** A probe is logged at debug level only. */
  probe: boolean;
  code: AnswerCode | null;
  caller: Caller | null;
  /** Who is signed in, on the dashboard's own routes. */
  person: Person | null;
  /** Of the request; NO_SPAN when it is not traced. */
  span: Span;
  /** Who and what the request is about, for its log lines. */
  about: RequestAbout;
}

/** One naming in the lines of the API and of workers (docs/operating.md). Ids and an address only. */
export interface RequestAbout {
  requestId: string;
  clientAddress: string | null;
  /** Of a key that exists, also when it is refused. */
  organisationId?: string;
  keyId?: string;
  /** Of the dashboard's user. */
  userId?: string;
  /** The scan that was created or asked for. */
  scanId?: string;
  /** Where tracing is on. */
  traceId?: string;
}

const states = new WeakMap<IncomingMessage, RequestState>();

/**
 * @param clientAddress of the client, or of the last proxy that is not trusted
 */
export function openState(
  request: IncomingMessage,
  id: string,
  clientAddress: string | null,
): RequestState {
  const state: RequestState = {
    id,
    startedAtMs: performance.now(),
    routePath: null,
    probe: false,
    code: null,
    caller: null,
    person: null,
    span: NO_SPAN,
    about: { requestId: id, clientAddress },
  };
  states.set(request, state);
  return state;
}

export function stateOf(request: IncomingMessage): RequestState {
  const state = states.get(request);
  if (state === undefined)
    throw new Error('The request has no state: assign-request-ids must run first');
  return state;
}

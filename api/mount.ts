import { pipeline, Readable } from 'node:stream';
import type { IRouter, RequestHandler } from 'express';
import { stateOf } from './request-state.js';
import type { Answer, Endpoint } from './route.js';

/** Puts an endpoint under its method and path. */
export function mount(router: IRouter, endpoint: Endpoint, handlers: RequestHandler[]): void {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  router[endpoint.method](path, noteRoute(endpoint), ...handlers);
}

/** Notes the endpoint for the request's log line and count. */
export const noteRoute =
  (endpoint: Endpoint): RequestHandler =>
  (request, _response, next) => {
    const state = stateOf(request);
    state.routePath = endpoint.path;
    state.probe = endpoint.probe;
    next();
  };

export function send(response: Parameters<RequestHandler>[1], answer: Answer): void {
  response.status(answer.status).set(answer.headers ?? {});
  if (answer.body instanceof Readable) {
    response.set('Content-Type', answer.type ?? 'application/octet-stream');
    // An error, or a client that went: both ends are closed, and nobody waits for the rest.
    pipeline(answer.body, response, () => undefined);
    return;
  }
  if (answer.type === undefined) response.json(answer.body);
  else response.set('Content-Type', answer.type).send(answer.body);
}

import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import { API_PREFIX } from '../../core/vocabulary.js';
import { noteRoute } from '../mount.js';
import { type Endpoint, shape } from '../route.js';
import type { Application } from './application.js';

const ASSETS = '/dashboard/assets';

/** Of the whole application: its paths exist in the browser only. */
const PAGE = describe('application-page', '/', 'The page of the dashboard.');
const ASSET = describe('application-asset', `${ASSETS}/{file}`, 'A file of the dashboard.');

/** For metrics: what the two can end in. */
export const APPLICATION_ENDPOINTS: readonly Endpoint[] = [PAGE, ASSET];

/**
 * Serves the application to browsers: every path that nothing else has, where HTML is asked
 * for. Programs, which ask for JSON or for anything, get the API's answers at all paths.
 */
export function mountApplication(app: Express, { page, assets }: Application): void {
  app.get(`${ASSETS}/:file`, noteRoute(ASSET), (request, response) => {
    const asset = assets.get(String(request.params['file']));
    if (asset === undefined) throw new AppError('NOT_FOUND', 'There is no such file.');
    response.vary('Accept-Encoding');
    const encoding = request.acceptsEncodings(...asset.bodies.keys()) || 'identity';
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.set({
      'Content-Type': asset.type,
      // The name changes with the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.end(asset.bodies.get(encoding));
  });
  const note = noteRoute(PAGE);
  app.use((request, response, next) => {
    if (!isPage(request)) return next();
    void note(request, response, () => sendPage(response, page));
  });
}

function isPage(request: Request): boolean {
  const { method, path } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    !path.startsWith(`${API_PREFIX}/`) &&
    !path.startsWith('/dashboard/') &&
    request.accepts(['json', 'html']) === 'html'
  );
}

function sendPage(response: Response, page: Buffer): void {
  response.vary('Accept');
  response.set(PAGE_HEADERS).end(page);
}

/**
 * Nothing is loaded from elsewhere, run from the page's text or shown in another's frame.
 * Styles that scripts set on elements are not styles of the page's text, so that no exception
 * is needed for them.
 */
const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), display-capture=()',
};

function describe(id: string, path: string, summary: string): Endpoint {
  const answers = { 200: { description: summary, schema: z.string() } };
  return { ...shape({ id, method: 'get', path, summary, description: summary, answers }), path };
}

import { lookup } from 'node:dns';
import https from 'node:https';
import { isIP } from 'node:net';
import type { CustomFetch } from 'openid-client';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { isInternalAddress } from '../../core/internal-address.js';
import { publicOnly } from '../public-lookup.js';

/** Documents of providers have some kilobytes. */
const ANSWER_MAX_BYTES = 1_000_000;

/**
 * Asks providers of single sign-on, whose addresses people of an organisation enter: https
 * and public addresses only, checked at the connection; redirects are not followed.
 */
export const fetchPublic: CustomFetch = (address, { method, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== 'https:' || (isIP(host) !== 0 && isInternalAddress(host))) {
      throw notPublic();
    }
    const request = https.request(
      url,
      {
        method,
        headers: { ...headers, 'Accept-Encoding': 'identity' },
        agent: new RequestFilteringHttpsAgent(),
        lookup: publicOnly(lookup, notPublic),
        ...(signal && { signal }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > ANSWER_MAX_BYTES) response.destroy(new Error('The answer is too large.'));
          else chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          const hasBody = status !== 204 && status !== 205 && status !== 304;
          resolve(
            new Response(hasBody ? Buffer.concat(chunks) : null, {
              status,
              headers: Object.entries(response.headers).flatMap(([name, value]) =>
                [value ?? []].flat().map((one): [string, string] => [name, one]),
              ),
            }),
          );
        });
      },
    );
    request.on('error', reject);
    request.end(body instanceof URLSearchParams ? body.toString() : (body ?? undefined));
  });

const notPublic = (cause?: unknown): Error =>
  new Error('The provider is not at a public https address.', { cause });

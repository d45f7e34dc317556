import type { Platform } from './ports.js';
import { inSpan, type Span } from './tracing.js';

/**
 * The same platform for one request or scan: each call of the ports that serve it is a span
 * below its own.
 */
export function tracePlatform(platform: Platform, parent: Span): Platform {
  if (parent.traceId === null) return platform;
  const { scans, accounts, users, sso, webhooks, files, jobs, rateLimiter, audit } = platform;
  return {
    ...platform,
    scans: tracePort('scans', scans, parent),
    accounts: tracePort('accounts', accounts, parent),
    users: tracePort('users', users, parent),
    sso: tracePort('sso', sso, parent),
    webhooks: tracePort('webhooks', webhooks, parent),
    files: tracePort('files', files, parent),
    jobs: tracePort('jobs', jobs, parent),
    rateLimiter: tracePort('rateLimiter', rateLimiter, parent),
    audit: tracePort('audit', audit, parent),
  };
}

function tracePort<Port extends object>(name: string, port: Port, parent: Span): Port {
  return new Proxy(port, {
    get(target, property): unknown {
      const method = Reflect.get(target, property) as unknown;
      if (typeof method !== 'function' || typeof property !== 'string') return method;
      return (...values: unknown[]): Promise<unknown> =>
        inSpan(
          parent,
          `${name}.${property}`,
          { kind: 'client' },
          async () => Reflect.apply(method, target, values) as unknown,
        );
    },
  });
}

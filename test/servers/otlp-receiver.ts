import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

const Value = z.looseObject({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
});
const Attributes = z.array(z.object({ key: z.string(), value: Value }));

/** OTLP over HTTP in JSON, as far as the tests read it. */
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.looseObject({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              attributes: Attributes.default([]),
              status: z.looseObject({ code: z.number().optional() }).default({}),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  attributes: Record<string, unknown>;
  startMs: number;
  endMs: number;
  failed: boolean;
}

/** A collector of traces that keeps what it is sent. */
export async function openOtlpReceiver(): Promise<{
  url: string;
  spans: ReceivedSpan[];
  /** Everything it was sent, as text. */
  raw(): string;
  close(): Promise<void>;
}> {
  const spans: ReceivedSpan[] = [];
  let raw = '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const isPacked = request.headers['content-encoding'] === 'gzip';
      const text = (isPacked ? gunzipSync(body) : body).toString('utf8');
      raw += text;
      for (const { resource, scopeSpans } of Export.parse(JSON.parse(text)).resourceSpans) {
        const service = String(valuesOf(resource.attributes)['service.name']);
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
          spans.push({
            service,
            traceId: span.traceId,
            spanId: span.spanId,
            parentSpanId: span.parentSpanId === '' ? undefined : span.parentSpanId,
            name: span.name,
            attributes: valuesOf(span.attributes),
            startMs: Number(span.startTimeUnixNano) / 1e6,
            endMs: Number(span.endTimeUnixNano) / 1e6,
            failed: span.status.code === 2,
          });
        }
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    raw: () => raw,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const valuesOf = (attributes: z.infer<typeof Attributes>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

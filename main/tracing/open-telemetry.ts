import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import type { Span, SpanOptions, Tracing } from '../../core/tracing.js';
import { rateSampler } from './rate-sampler.js';
import { ENGINE_VERSION } from '../../worker/engine/index.js';

const KINDS: Record<NonNullable<SpanOptions['kind']>, SpanKind> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/**
 * Kept unless OTEL_TRACES_SAMPLER says otherwise: all scans of a service with 36,000 an hour,
 * at some 0.2 ms of processor time each.
 */
const TRACES_PER_SECOND = 10;

/** A collector that is away must not hold up the end of the program. */
const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Sends spans to a collector, as OTLP over HTTP in batches. The SDK reads the rest of the
 * standard variables itself: OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER and so on.
 *
 * @param endpoint base address of the collector
 */
export function openOpenTelemetry(
  endpoint: string,
  part: 'api' | 'worker',
  logger: Logger,
): Tracing {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = reporting(new OTLPTraceExporter({ url }), logger);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? `emet-${part}`,
      'service.version': ENGINE_VERSION,
    }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
    ...(process.env['OTEL_TRACES_SAMPLER'] === undefined && { sampler: samplerOf(part) }),
  });
  const begin = openSpans(provider.getTracer('emet'));

  return {
    isOn: true,
    begin: (name, { parent, ...options }) => begin(name, options, contextOf(parent)),
    async close() {
      await Promise.race([
        provider.shutdown().catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref()),
      ]);
    },
  };
}

/** A worker goes on with the traces that the API keeps; the API keeps a few of all. */
function samplerOf(part: 'api' | 'worker'): Sampler {
  const root = rateSampler(TRACES_PER_SECOND);
  const ofOthers = part === 'api' ? { remoteParentSampled: root } : {};
  return new ParentBasedSampler({ root, ...ofOthers });
}

/** The context of a span of another process. */
function contextOf(parent: string | null): Context {
  const [, traceId = '', spanId = '', flags = ''] = parent?.split('-') ?? [];
  if (traceId === '') return ROOT_CONTEXT;
  const above = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, above);
}

type Begin = (name: string, options: SpanOptions, above: Context) => Span;

function openSpans(tracer: Tracer): Begin {
  const begin: Begin = (name, { kind = 'internal', attributes = {}, startMs }, above) => {
    const timing = startMs === undefined ? {} : { startTime: startMs };
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes, ...timing }, above);
    const { traceId, spanId, traceFlags } = span.spanContext();
    const flags = traceFlags.toString(16).padStart(2, '0');
    return {
      traceparent: `00-${traceId}-${spanId}-${flags}`,
      traceId: span.isRecording() ? traceId : null,
      begin: (name, options = {}) => begin(name, options, trace.setSpan(ROOT_CONTEXT, span)),
      rename: (name) => void span.updateName(name),
      set: (attributes) => void span.setAttributes(attributes),
      fail(error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        if (error instanceof Error) span.setAttribute('error.type', error.name);
      },
      end: (endMs) => span.end(endMs),
    };
  };
  return begin;
}

/** Says once when spans cannot be sent, and once when they can be again; they are not kept. */
function reporting(exporter: SpanExporter, logger: Logger): SpanExporter {
  let isAway = false;
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        // The exporter's message may hold the address with its credentials.
        if (failed && !isAway) logger.warn('Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT');
        if (!failed && isAway) logger.info('Traces are sent again');
        isAway = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}

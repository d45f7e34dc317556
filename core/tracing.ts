/**
 * What the program asks of tracing. Off, which is the default, all of it costs a call: the
 * libraries are not even loaded (main/tracing). Spans are handed on like any other value, and
 * no context follows them unseen: that would slow every promise of the process.
 *
 * Attributes hold ids, counts and words of the public vocabulary: never content, names or secrets.
 */
export type Attributes = Record<string, string | number | boolean>;

export interface SpanOptions {
  kind?: 'internal' | 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** Milliseconds since 1970; default: now. */
  startMs?: number;
}

export interface Span {
  /** W3C trace context of this span; null when tracing is off. */
  readonly traceparent: string | null;
  /** 32 hexadecimal digits; null when tracing is off or this trace is not kept. */
  readonly traceId: string | null;
  /** Begins a span below this one. */
  begin(name: string, options?: SpanOptions): Span;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Marks the span as failed. Of an error only its name is kept: messages may quote content. */
  fail(error: unknown): void;
  /** @param endMs milliseconds since 1970; default: now */
  end(endMs?: number): void;
}

export interface Tracing {
  readonly isOn: boolean;
  /** @param options `parent`: W3C traceparent of another process's span; null: a new trace */
  begin(name: string, options: SpanOptions & { parent: string | null }): Span;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

export const NO_SPAN: Span = {
  traceparent: null,
  traceId: null,
  begin: () => NO_SPAN,
  rename: () => {},
  set: () => {},
  fail: () => {},
  end: () => {},
};

export const NO_TRACING: Tracing = {
  isOn: false,
  begin: () => NO_SPAN,
  close: async () => {},
};

/** Runs work in a span of its own below `parent`; a rejection marks it as failed. */
export async function inSpan<T>(
  parent: Span,
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return endWith(parent.begin(name, options), work);
}

/** Runs work and ends its span; a rejection marks it as failed. */
export async function endWith<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await work(span);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** Labels that lead from a figure to the trace it comes from; none without one. */
export const exemplarOf = ({ traceId }: Pick<Span, 'traceId'>): Record<string, string> =>
  traceId === null ? {} : { trace_id: traceId };

/** A W3C traceparent of version 00 with valid ids; null for anything else. */
export function readTraceparent(header: string | undefined): string | null {
  const [, trace = '', span = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header ?? '') ?? [];
  return /[^0]/.test(trace) && /[^0]/.test(span) ? (header ?? null) : null;
}

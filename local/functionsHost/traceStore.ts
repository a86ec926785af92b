import { hrTimeToMilliseconds } from '@opentelemetry/core';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import type { KeptSpan, TraceSummary } from '#web/develop/traces.ts';

/** Recent traces in memory, for /develop. */
export type TraceStore = {
  /** Receives finished spans from recordSpans. */
  readonly processor: SpanProcessor;
  /**
   * Traces that touch a stream, newest first; `stream` is an id with or without its aggregate, or
   * empty.
   */
  readonly find: (stream: string, most: number) => readonly TraceSummary[];
  /** The spans of a trace, oldest first. */
  readonly spansOf: (traceId: string) => readonly KeptSpan[];
};

const keptOf = (span: ReadableSpan): KeptSpan => ({
  traceId: span.spanContext().traceId,
  spanId: span.spanContext().spanId,
  parentId: span.parentSpanContext?.spanId ?? null,
  linkedTraceId: span.links[0]?.context.traceId ?? null,
  name: span.name,
  startedAt: hrTimeToMilliseconds(span.startTime),
  ms: hrTimeToMilliseconds(span.duration),
  isFailed: span.status.code === 2,
  attributes: Object.fromEntries(Object.entries(span.attributes).map(([name, value]) => [name, String(value)])),
});

const isOf = (stream: string, { attributes: { streamId = '' } }: KeptSpan): boolean =>
  streamId === stream || streamId.endsWith(`-${stream}`);

const summaryOf = (traceId: string, spans: readonly KeptSpan[]): TraceSummary => {
  const first = spans[0] as KeptSpan;
  const root = spans.find(({ parentId }) => !spans.some(({ spanId }) => spanId === parentId)) ?? first;
  const endedAt = Math.max(...spans.map(({ startedAt, ms }) => startedAt + ms));
  const streams = [...new Set(spans.flatMap(({ attributes: { streamId } }) => (streamId ? [streamId] : [])))];
  const command = spans.find(({ name }) => name === 'command')?.attributes.command ?? null;
  return {
    traceId,
    name: root.name,
    command,
    startedAt: first.startedAt,
    ms: endedAt - first.startedAt,
    spans: spans.length,
    streams,
    isFailed: spans.some(({ isFailed }) => isFailed),
  };
};

/** Keeps the last `most` finished spans of this process in memory. */
export const traceStore = (most = 20_000): TraceStore => {
  let kept: KeptSpan[] = [];
  const keep = (span: KeptSpan) => {
    kept.push(span);
    // Cut in steps of a tenth, because a shift per span would move the whole array.
    if (kept.length > most * 1.1) kept = kept.slice(-most);
  };
  const inOrder = (spans: readonly KeptSpan[]) => spans.toSorted((a, b) => a.startedAt - b.startedAt);
  const processor: SpanProcessor = {
    onStart: () => undefined,
    onEnd: (span) => keep(keptOf(span)),
    forceFlush: () => Promise.resolve(),
    shutdown: () => Promise.resolve(),
  };
  return {
    processor,
    find: (stream, count) => {
      const wanted = new Set(kept.filter((span) => stream === '' || isOf(stream, span)).map(({ traceId }) => traceId));
      const byTrace = Map.groupBy(
        kept.filter(({ traceId }) => wanted.has(traceId)),
        ({ traceId }) => traceId,
      );
      return [...byTrace]
        .map(([traceId, spans]) => summaryOf(traceId, inOrder(spans)))
        .sort((a, b) => b.startedAt - a.startedAt)
        .slice(0, count);
    },
    spansOf: (traceId) => inOrder(kept.filter((span) => span.traceId === traceId)),
  };
};

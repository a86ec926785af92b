import { createRequire } from 'node:module';
import { context, propagation, trace } from '@opentelemetry/api';
import type { Sampler, SpanProcessor } from '@opentelemetry/sdk-trace';

/** Loaded on demand: a process that records nothing does not pay for the SDK. */
const requireSdk = createRequire(import.meta.url);

export type Recording = {
  /** Where finished spans go. */
  readonly processor: SpanProcessor;
  /** The share of traces that is recorded, 0 to 1. */
  readonly share: number;
  /** Names the process: the service of Cloud Run, or the local host. */
  readonly service: string;
  readonly project: string;
};

/**
 * The database's client names its spans `Query.Get`. Outside of a span of ours (a sweep reads) they
 * would be traces of one read each.
 */
const isOurs = (name: string): boolean => /^[a-z]/.test(name);

/**
 * Records spans in this process from now on. The share is drawn by the trace's id alone: every
 * process decides alike, and the flag of a request from outside counts for nothing. Returns what
 * ends the recording.
 */
export const recordSpans = ({ processor, share, service, project }: Recording): (() => Promise<void>) => {
  const { AsyncLocalStorageContextManager } = requireSdk(
    '@opentelemetry/context-async-hooks',
  ) as typeof import('@opentelemetry/context-async-hooks');
  const { W3CTraceContextPropagator } = requireSdk('@opentelemetry/core') as typeof import('@opentelemetry/core');
  const { resourceFromAttributes } = requireSdk('@opentelemetry/resources') as typeof import('@opentelemetry/resources');
  const { SamplingDecision, TracerProvider, TraceIdRatioBasedSampler } = requireSdk(
    '@opentelemetry/sdk-trace',
  ) as typeof import('@opentelemetry/sdk-trace');
  const byShare = new TraceIdRatioBasedSampler(share);
  const sampler: Sampler = {
    shouldSample: (around, traceId, name) =>
      trace.getSpanContext(around) || isOurs(name) ? byShare.shouldSample(around, traceId) : { decision: SamplingDecision.NOT_RECORD },
    toString: () => `spans of ours, and what lies in them; ${byShare}`,
  };
  const provider = new TracerProvider({
    sampler,
    resource: resourceFromAttributes({ 'service.name': service, 'gcp.project_id': project }),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    try {
      await provider.shutdown();
    } finally {
      for (const api of [trace, context, propagation]) api.disable();
    }
  };
};

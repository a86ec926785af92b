import { createRequire } from 'node:module';
import { context, propagation, trace } from '@opentelemetry/api';
import type { Sampler, SpanProcessor } from '@opentelemetry/sdk-trace';

/** Loads the SDK on demand: a process without recording does not load it. */
const requireSdk = createRequire(import.meta.url);

export type Recording = {
  readonly processor: SpanProcessor;
  /** The share of traces that is recorded, 0 to 1. */
  readonly share: number;
  /** The name of the process: a Cloud Run service, or the local host. */
  readonly service: string;
  readonly project: string;
};

/**
 * Spans of the database client start with a capital (`Query.Get`). Outside of our own spans each
 * would be a trace with one read, so they are not recorded there.
 */
const isOurs = (name: string): boolean => /^[a-z]/.test(name);

/**
 * Records spans in this process from now on. The trace id alone decides whether a trace is in the
 * share, so all processes agree, and the sampling flag of a caller is ignored. Returns a function
 * that ends the recording.
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

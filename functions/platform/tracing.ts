import { type Attributes, type Context, context, propagation, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { errorCode } from './log.ts';

/** That of `recordSpans` once there is one; until then its spans do nothing. */
const tracer = () => trace.getTracer('casting-marketplace');

/** Ids and names of our own code only, as in log lines. */
export type SpanAttributes = Attributes;

/**
 * Runs `work` in a span of its own, below the one that runs now. An error fails the span and is
 * thrown on.
 */
export const inSpan = <Result>(name: string, attributes: SpanAttributes, work: () => Promise<Result>): Promise<Result> =>
  tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: errorCode(error) });
      throw error;
    } finally {
      span.end();
    }
  });

/** Starts a span for work that is not one function call. Returns what ends it. */
export const openSpan = (name: string): (() => void) => {
  const span = tracer().startSpan(name);
  return () => span.end();
};

/** What a message or a task takes along (W3C `traceparent`); empty while nothing is recorded. */
export const carried = (): Record<string, string> => {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
};

type Carrier = Readonly<Record<string, unknown>>;
const contextIn = (carrier: Carrier): Context => propagation.extract(ROOT_CONTEXT, carrier);

/** Runs `work` as a part of the trace that a request, a message or a task brings. */
export const continuing = <Result>(carrier: Carrier, work: () => Promise<Result>): Promise<Result> =>
  context.with(contextIn(carrier), work);

/**
 * Runs `work` in a trace of its own that refers to the one it comes from: a deadline rings days
 * later, and a trace of days shows nothing.
 */
export const inLinkedTrace = <Result>(
  carrier: Carrier,
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> => {
  const origin = trace.getSpanContext(contextIn(carrier));
  const begin = () => {
    if (origin) trace.getActiveSpan()?.addLink({ context: origin });
    return work();
  };
  return context.with(ROOT_CONTEXT, () => inSpan(name, attributes, begin));
};

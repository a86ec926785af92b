import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { errorCode } from './log.ts';

/** The tracer that `recordSpans` set; without one its spans do nothing. */
const tracer = () => trace.getTracer('casting-marketplace');

/** Ids and names of our own code only, as in log lines. */
export type SpanAttributes = Attributes;

/**
 * Runs `work` in a child span of the current one. An error marks the span and is thrown again. In a
 * process that records nothing it only runs `work`.
 */
export const inSpan = <Result>(name: string, attributes: SpanAttributes, work: () => Promise<Result>): Promise<Result> => {
  const span = tracer().startSpan(name, { attributes });
  if (!isSpanContextValid(span.spanContext())) return work();
  return context.with(trace.setSpan(context.active(), span), async () => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: errorCode(error) });
      throw error;
    } finally {
      span.end();
    }
  });
};

/** Trace headers (W3C `traceparent`) for a message or a task; empty if nothing is recorded. */
export const carried = (): Record<string, string> => {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
};

type Carrier = Readonly<Record<string, unknown>>;
const contextIn = (carrier: Carrier): Context => propagation.extract(ROOT_CONTEXT, carrier);

/** Runs `work` in the trace whose headers came with a request, a message or a task. */
export const continuing = <Result>(carrier: Carrier, work: () => Promise<Result>): Promise<Result> =>
  context.with(contextIn(carrier), work);

/**
 * Runs `work` in a new trace with a link to its origin. For deadlines: they ring days later, and a
 * trace that lasts days is of no use.
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

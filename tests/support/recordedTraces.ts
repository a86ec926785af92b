import type { KeptSpan, TraceSummary } from '#web/develop/traces.ts';
import { until } from './until.ts';

const read = async <Answer>(path: string): Promise<Answer> => {
  const address = new URL(`/_local/${path}`, process.env.FUNCTIONS_BASE_URL);
  const answer = await fetch(address, { headers: { origin: 'http://127.0.0.1' } });
  return (await answer.json()) as Answer;
};

/**
 * The spans of an offer's trace, after the call, its deliveries and its mail have ended; children
 * first.
 */
export const whenTraced = (offerId: string): Promise<readonly KeptSpan[]> => {
  const streamId = `offer-${offerId}`;
  const hasEnded = (spans: readonly KeptSpan[], name: string, attributes: Readonly<Record<string, string>>): boolean =>
    spans.some((span) => span.name === name && Object.entries(attributes).every(([key, value]) => span.attributes[key] === value));
  return until(
    async () => {
      const trace = (await read<TraceSummary[]>(`traces?stream=${offerId}`)).find(({ command }) => command === 'makeOffer');
      return trace ? await read<KeptSpan[]>(`traces/${trace.traceId}`) : [];
    },
    (spans) =>
      hasEnded(spans, 'callable', {}) &&
      hasEnded(spans, 'deliver', { subscription: 'shared', streamId }) &&
      hasEnded(spans, 'mail', { kind: 'OfferMade' }),
    'the whole trace',
  );
};

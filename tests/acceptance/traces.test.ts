import { expect, test } from 'vitest';
import { newOffer } from '#tests/support/deals.ts';
import { newCast } from '#tests/support/people.ts';
import { whenTraced } from '#tests/support/recordedTraces.ts';
import type { KeptSpan } from '#web/develop/traces.ts';

/** The names of a span and its parents, innermost first, including the database client's spans. */
const around = (spans: readonly KeptSpan[], span: KeptSpan | undefined): string[] =>
  span
    ? [
        span.name,
        ...around(
          spans,
          spans.find(({ spanId }) => spanId === span.parentId),
        ),
      ]
    : [];

test('one trace leads from the call over Pub/Sub to documents, follow-ups and the mail', async () => {
  const cast = await newCast();
  const { offerId } = await newOffer(cast);
  const spans = await whenTraced(offerId);
  const where = (name: string, attributes: Readonly<Record<string, string>> = {}) =>
    around(
      spans,
      spans.find((span) => span.name === name && Object.entries(attributes).every(([key, value]) => span.attributes[key] === value)),
    )
      .filter((each) => !each.includes('.'))
      .reverse();
  const published = ['callable', 'publish'];
  expect(where('commit')).toEqual(['callable', 'command', 'commit']);
  expect(where('deliver', { subscription: 'shared', streamId: `offer-${offerId}` })).toEqual([...published, 'deliver']);
  expect(where('effect', { effect: 'postMails' })).toEqual([...published, 'deliver', 'project', 'effect']);
  expect(where('command', { command: 'open', streamId: `chat-${offerId}` })).toEqual([
    ...published,
    'deliver',
    'project',
    'effect',
    'command',
  ]);
  // Effects that are late are noted after the documents.
  expect(where('mail', { kind: 'OfferMade' }).filter((name) => name !== 'project')).toEqual([...published, 'deliver', 'mail']);
  // The call is the only root, so nothing is in another trace.
  expect(spans.filter(({ parentId }) => parentId === null).map(({ name }) => name)).toEqual(['callable']);
});

test('a page of another machine cannot read traces', async () => {
  const address = new URL('/_local/traces', process.env.FUNCTIONS_BASE_URL);
  const answers = await Promise.all(
    [{ origin: 'https://example.com' }, {}].map((headers) => fetch(address, { headers: headers as HeadersInit })),
  );
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
});

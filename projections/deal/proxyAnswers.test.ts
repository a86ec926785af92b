import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { project } from '../testing/project.ts';
import { proxyAnswers } from './proxyAnswers.ts';

const wordsAfter = (name: string, ...events: readonly AnyEvent[]) =>
  project([proxyAnswers], envelopes(`${name}-8fJ2`, ...events))['proxyAnswers/8fJ2'];

test.each(dealKinds)('an answer for the cast of an $name keeps its author, the objection and its settlement', ({ name, proxies }) => {
  expect(wordsAfter(name, ...proxies.OPEN)).toMatchObject({ by: 'office-2', objection: null, settledBy: null });
  const [, objection, settlement] = proxies.SETTLED as readonly AnyEvent[] as readonly [unknown, { data: object }, { data: object }];
  expect(wordsAfter(name, ...proxies.DISPUTED)).toMatchObject({ objection: (objection.data as { reason: string }).reason });
  expect(wordsAfter(name, ...proxies.SETTLED)).toMatchObject({
    settleReason: (settlement.data as { reason: string }).reason,
    settledBy: 'office-1',
  });
});

test.each(dealKinds)('a newer answer of an $name has no objection', ({ name, proxies }) =>
  expect(wordsAfter(name, ...proxies.SETTLED, ...proxies.OPEN)).toMatchObject({ objection: null, settledBy: null, settleReason: null }),
);

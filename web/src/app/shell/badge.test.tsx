import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { parties, plainMessage } from '#domain/testing/dealSamples.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { newsPublished, newsWritten } from '#domain/testing/newsSamples.ts';
import { histories as offerHistories } from '#domain/testing/offerHistories.ts';
import { type Inbox, inboxPath } from '#projections/inbox/inbox.schema.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';
import Badge from './badge.tsx';

const names = ['deals', 'offers', 'entries', 'messages', 'reviewTasks', 'notices'] as const;
const shown = () => {
  signedIn(uidOf.client, { role: 'client', hasClientProfile: true, isClientCertificated: true });
  render(
    <QueryClientProvider client={queryClient}>
      {names.map((name) => (
        <Badge key={name} name={name} className={name} />
      ))}
    </QueryClientProvider>,
  );
};
/** The text of each badge; empty if it is hidden. */
const counts = () => names.map((name) => document.querySelector(`.${name}`)?.textContent ?? '');
const follow = (expected: readonly string[]) => waitFor(() => expect(counts()).toEqual(expected));

const message = (number: number): AnyEvent => ({
  type: 'ChatMessagePosted',
  data: {
    ...parties,
    side: 'talent',
    messageId: `talent-${number}`,
    number,
    text: 'はい。',
    pictures: [],
    ...plainMessage,
    remindDue: null,
  },
});
const inbox = (): Inbox => server.document(inboxPath(uidOf.client)) as Inbox;
const change = (to: Partial<Inbox>) => act(() => server.put(inboxPath(uidOf.client), { ...inbox(), ...to }));

test('each badge follows its part of the inbox: offers and entries together and apart, messages of all rooms', async () => {
  putWorld(
    ['offer-o1', ...offerHistories.IS_ADMIN_APPROVED],
    ['entry-e1', ...entryHistories.IS_ADMIN_APPROVED],
    ['entry-e2', ...entryHistories.IS_DECIDING],
    ['review-o2', { type: 'ReviewsOpened', data: { ...parties, dealKind: 'offer', publishDue: NOON } }],
    ['chat-o1', { type: 'ChatOpened', data: { ...parties, dealKind: 'offer', dealId: 'o1' } }, message(1), message(2)],
    ['chat-o2', { type: 'ChatOpened', data: { ...parties, dealKind: 'offer', dealId: 'o2' } }, message(1)],
  );
  shown();
  await follow(['要対応 3 件', '要対応 1 件', '要対応 2 件', '未読 3 件', '評価待ちの一覧 1 件', `未読 ${inbox().notices} 件`]);
  expect(inbox().notices).toBeGreaterThan(0);
  change({ messages: {} });
  await follow(['要対応 3 件', '要対応 1 件', '要対応 2 件', '', '評価待ちの一覧 1 件', `未読 ${inbox().notices} 件`]);
  change({ entries: [], reviews: [], notices: 120 });
  await follow(['要対応 1 件', '要対応 1 件', '', '', '', '未読 99+ 件']);
});

test('without an inbox nothing waits; the bell counts unseen news as one', async () => {
  putStream(`account-${uidOf.client}`, { type: 'AccountRegistered', data: { email: 'a@example.com' } });
  shown();
  expect(server.document(inboxPath(uidOf.client))).toBeUndefined();
  expect(counts()).toEqual(['', '', '', '', '', '']);
  act(() => putStream('news-n1', newsWritten(), newsPublished()));
  await follow(['', '', '', '', '', '未読 1 件']);
  act(() => putStream('offer-o1', ...offerHistories.IS_ADMIN_APPROVED));
  await follow(['要対応 1 件', '要対応 1 件', '', '', '', `未読 ${inbox().notices + 1} 件`]);
});

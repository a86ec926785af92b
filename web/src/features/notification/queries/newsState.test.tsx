import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { newsPublished, newsWritten } from '#domain/testing/newsSamples.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { latestNews, useNewsState } from './newsState.ts';

const written = newsWritten();
const published = newsPublished();
const registered: AnyEvent = { type: 'AccountRegistered', data: { email: 'a@example.com' } };
const State = () => <output data-id>{JSON.stringify(useNewsState())}</output>;
const shown = () => {
  signedIn(uidOf.talent, { role: 'talent', hasTalentProfile: true });
  render(
    <QueryClientProvider client={queryClient}>
      <State />
    </QueryClientProvider>,
  );
};
const state = () => JSON.parse(screen.getByRole('status').textContent ?? '{}') as { latest: number | null; unread?: boolean };
const openedUpTo = (newsAt: number): void =>
  putStream(`account-${uidOf.talent}`, registered, { type: 'AccountNewsOpened', data: { newsAt } });

const item = (id: string, createdAt: number, more: object) =>
  server.put(`news/${id}`, {
    id,
    title: id,
    body: '…',
    isPublished: true,
    publishedAt: createdAt,
    deletedAt: null,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...more,
  });

test('the latest news is the last published of those that are not deleted, also an older draft', async () => {
  putStream(`account-${uidOf.talent}`, registered);
  item('published late', 100, { publishedAt: 900 });
  item('the latest', 200, { publishedAt: 300 });
  item('a draft', 400, { isPublished: false, publishedAt: null });
  item('removed', 500, { deletedAt: 600 });
  shown();
  await waitFor(() => expect(state()).toEqual({ latest: 900, unread: true }));
});

test('one item is read: published and not deleted', () =>
  expect(latestNews).toEqual({
    collection: 'news',
    where: [
      ['deletedAt', '==', null],
      ['isPublished', '==', true],
    ],
    orderBy: ['publishedAt', 'desc'],
    limit: 1,
  }));

test('news for one side counts for that side, also beside newer news for all', async () => {
  putStream(`account-${uidOf.talent}`, registered, { type: 'AccountRoleChosen', data: { role: 'talent' } });
  item('for all', 100, {});
  item('for casts', 300, { isPublished: false, publishedTo: 'talent', audience: 'talent' });
  item('for clients', 500, { isPublished: false, publishedTo: 'client', audience: 'client' });
  shown();
  await waitFor(() => expect(state()).toEqual({ latest: 300, unread: true }));
  act(() => item('newer for all', 400, {}));
  await waitFor(() => expect(state()).toEqual({ latest: 400, unread: true }));
});

test('news is unread until it is opened, and the page updates live', async () => {
  putStream(`account-${uidOf.talent}`, registered);
  putStream('news-n1', written);
  putStream('news-n2', written, published, { type: 'NewsRemoved', data: {} });
  shown();
  await waitFor(() => expect(state()).toEqual({ latest: null, unread: false }));
  act(() => putStream('news-n1', written, published));
  await waitFor(() => expect(state().unread).toBe(true));
  const { latest } = state();
  act(() => openedUpTo(latest ?? 0));
  await waitFor(() => expect(state()).toEqual({ latest, unread: false }));
  act(() => openedUpTo(NOON - DAY));
  await waitFor(() => expect(state().unread).toBe(true));
});

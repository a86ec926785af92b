// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#web/shared/data/queryClient.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/world.ts';
import { useNewsState } from './newsState.ts';

const item = (id: string, createdAt: number, more: object) =>
  server.put(`news/${id}`, {
    ...{ id, title: id, body: '…', isPublished: true, publishedAt: createdAt, deletedAt: null },
    ...{ createdAt, updatedAt: createdAt, version: 1, ...more },
  });

const opened = (lastNewsOpenedAt: number) => server.put('users/cast', { ...server.document('users/cast'), lastNewsOpenedAt });

test('the flag follows the news that was written last of those that are published and not removed', async () => {
  signedIn('cast', { role: 'talent' });
  putStream('account-cast', { type: 'AccountRegistered', data: { email: 'cast@example.com' } });
  opened(250);
  item('published late', 100, { publishedAt: 900 });
  item('the latest', 200, { publishedAt: 300 });
  item('a draft', 400, { isPublished: false, publishedAt: null });
  item('removed', 500, { deletedAt: 600 });
  const { result } = renderHook(useNewsState, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current).toEqual({ latest: 300, unread: true }));
  opened(300);
  await waitFor(() => expect(result.current).toEqual({ latest: 300, unread: false }));
});

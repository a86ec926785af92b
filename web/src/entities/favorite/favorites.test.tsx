import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { posting } from '#domain/testing/profiles.ts';
import { noConnection, postedJob, publishedCast } from '#web/entities/testing/subjects.ts';
import { appAt, preloadScreens } from '#web/testing/appAt.tsx';
import { server } from '#web/testing/fakeServer.ts';
import { putWorld } from '#web/testing/putWorld.ts';

const user = userEvent.setup();

const subjects: readonly (readonly [string, ...AnyEvent[]])[] = [
  ['job-job-1', postedJob()],
  [`talent-${uidOf.talent}`, ...publishedCast()],
];
beforeAll(preloadScreens);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  putWorld(...subjects);
});

const kinds = [
  {
    name: 'a bookmark of a job',
    as: 'talent',
    list: '/talent/mypage/bookmarks',
    also: '/talent',
    search: 'お仕事をさがす',
    empty: 'ブックマークはまだありません',
    label: `「${posting.title}」をブックマーク`,
    title: posting.title,
    stream: `favorite-job_${uidOf.talent}_job-1`,
    liked: { type: 'FavoriteJobLiked', data: { uid: uidOf.talent, jobId: 'job-1' } },
    command: { kind: 'job', targetId: 'job-1' },
    document: `likedJobs/${uidOf.talent}_job-1`,
  },
  {
    name: 'a favourite of a client',
    as: 'client',
    list: '/client/mypage/favorites',
    also: '/client/talents/talent-1',
    search: 'キャストをさがす',
    empty: 'お気に入りのキャストはまだいません',
    label: '山田 花子さんをお気に入りに追加',
    title: '山田 花子',
    stream: `favorite-talent_${uidOf.client}_${uidOf.talent}`,
    liked: { type: 'FavoriteTalentLiked', data: { uid: uidOf.client, talentId: uidOf.talent } },
    command: { kind: 'talent', targetId: uidOf.talent },
    document: `likedTalents/${uidOf.client}_${uidOf.talent}`,
  },
] as const;

describe.each(kinds)('$name', ({ as, list, also, search, empty, label, title, stream, liked, command, document: held }) => {
  const heart = async () => screen.findByRole('button', { name: label });
  const isPressed = async () => (await heart()).getAttribute('aria-pressed') === 'true';
  const takes = () =>
    server.answer('favorites', ({ type }) => {
      if (type === 'like') putWorld(...subjects, [stream, liked]);
      else server.remove(held);
      return { streamId: stream, version: 1 };
    });

  test('is added with one press on the card, listed, and removed with one press', async () => {
    takes();
    const router = appAt(as, list);
    await screen.findByText(empty);
    const links = await screen.findAllByRole('link', { name: search });
    await user.click(links.at(-1) as HTMLElement);
    expect(await isPressed()).toBe(false);
    await user.click(await heart());
    expect(await isPressed()).toBe(true);
    await waitFor(() => expect(server.document(held)).toBeDefined());
    await act(() => router.navigate(list));
    await screen.findByRole('link', { name: title });
    await user.click(await heart());
    await screen.findByText(empty);
    expect(server.asked.filter(({ callable }) => callable === 'favorites').map(({ payload }) => payload)).toMatchObject([
      { type: 'like', ...command },
      { type: 'unlike', ...command },
    ]);
  });

  test('shows where else the subject is shown, and returns to the old state with a message if it is refused', async () => {
    putWorld(...subjects, [stream, liked]);
    server.answer('favorites', () => {
      throw noConnection();
    });
    appAt(as, also);
    await waitFor(async () => expect(await isPressed()).toBe(true));
    await user.click(await heart());
    await screen.findByText(/通信できませんでした/);
    expect(await isPressed()).toBe(true);
  });
});

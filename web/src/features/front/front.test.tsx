import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import type { AnyEvent } from '#domain/registry.ts';
import type { FrontCards } from '#domain/talk/front/addresses.ts';
import { shownOfCast, shownOfJob } from '#domain/talk/front/shown.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { posting } from '#domain/testing/profiles.ts';
import { postedJob, publishedCast } from '#web/entities/testing/subjects.ts';
import { FrontSections } from '#web/features/home/components/indexMore.tsx';
import OwnJobScreen from '#web/features/job/screens/ownJobScreen.tsx';
import ProfileScreen from '#web/features/talent/screens/profileScreen.tsx';
import { ToastHost } from '#web/shared/ui/toastHost.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

atNoon();

const sent = () => server.lastCommand();

describe('a cast’s public page', () => {
  const stream = `talent-${uidOf.talent}`;
  const published = publishedCast();
  const see = (...events: AnyEvent[]) => {
    signedIn(uidOf.talent, { role: 'talent' });
    putStream(stream, ...events);
    shownAt(
      '/talent/mypage/profile',
      <>
        <ProfileScreen />
        <ToastHost />
      </>,
    );
    return userEvent.setup();
  };

  test('is opened after a confirmation that lists the public fields', async () => {
    const user = see(...published);
    accepts('talents', stream, ...published, { type: 'TalentPageOpened', data: {} });
    const dialog = await openDialog(user, '公開ページを作る');
    for (const field of Object.values(shownOfCast)) dialog.getByText(field);
    dialog.getByText(/誰でも見られるページを作ります/);
    dialog.getByText(/最長5分は表示されることがあります/);
    await user.click(dialog.getByRole('button', { name: '公開ページを作る' }));
    const link = await screen.findByRole('link', { name: /^公開ページを見る/ });
    expect(link.getAttribute('href')).toBe(`/p/casts/${uidOf.talent}`);
    expect(sent()).toMatchObject({ type: 'openPage' });
  });
  test('can be closed again, and its address copied before', async () => {
    const user = see(...published, { type: 'TalentPageOpened', data: {} });
    await user.click(await screen.findByRole('button', { name: 'リンクをコピー' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/p/casts/${uidOf.talent}`);
    accepts('talents', stream, ...published, { type: 'TalentPageOpened', data: {} }, { type: 'TalentPageClosed', data: {} });
    await user.click(screen.getByRole('button', { name: '公開ページを閉じる' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '公開ページを閉じる' }));
    await screen.findByRole('button', { name: '公開ページを作る' });
    expect(sent()).toMatchObject({ type: 'closePage' });
  });
  test('shows why the server refused', async () => {
    const user = see(...published);
    refuses('talents', 'page-of-minor', errorMessages['page-of-minor']);
    await user.click(await screen.findByRole('button', { name: '公開ページを作る' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '公開ページを作る' }));
    await within(screen.getByRole('dialog')).findByText(errorMessages['page-of-minor']);
  });
  test('is not offered to a minor', async () => {
    see(...publishedCast({ birthday: '2014-05-05' }));
    await screen.findByRole('button', { name: 'TAコードを登録する' });
    expect(screen.queryByText('公開ページ')).toBeNull();
  });
  test('is not offered before the office publishes the profile', async () => {
    see(...published.slice(0, 1));
    await screen.findByText(/まだ公開されていません/);
    await waitFor(() => expect(screen.queryByText('公開ページ')).toBeNull());
  });
  test('of a hidden profile says that it is not shown', async () => {
    see(...published, { type: 'TalentPageOpened', data: {} }, { type: 'TalentUnpublished', data: { reason: '確認のため' } });
    await screen.findByText(/今は表示されていません/);
    expect(screen.queryByRole('link', { name: /^公開ページを見る/ })).toBeNull();
    screen.getByRole('button', { name: '公開ページを閉じる' });
  });
});

describe('a job’s public page', () => {
  const posted = postedJob();
  const opened: AnyEvent = { type: 'JobPageOpened', data: { clientId: uidOf.client } };
  const see = (...events: AnyEvent[]) => {
    signedIn(uidOf.client, { role: 'client' });
    putStream('job-job-1', ...events);
    shownAt('/client/mypage/jobs/job-1', <OwnJobScreen />, '/client/mypage/jobs/:jobId');
    return userEvent.setup();
  };
  test('is opened after a confirmation that lists the public fields', async () => {
    const user = see(posted);
    accepts('jobs', 'job-job-1', posted, opened);
    const dialog = await openDialog(user, '公開ページを作る');
    for (const field of Object.values(shownOfJob)) dialog.getByText(field);
    await user.click(dialog.getByRole('button', { name: '公開ページを作る' }));
    expect((await screen.findByRole('link', { name: /^公開ページを見る/ })).getAttribute('href')).toBe('/p/jobs/job-1');
    expect(sent()).toMatchObject({ type: 'openPage', jobId: 'job-1' });
  });
  test('is not offered for a private or ended job', async () => {
    see({ type: 'JobPosted', data: { clientId: uidOf.client, visibility: 'PRIVATE', ...posting } });
    await screen.findByText(posting.description);
    await waitFor(() => expect(screen.queryByText('公開ページ')).toBeNull());
  });
});

describe('the index', () => {
  const cards: FrontCards = {
    casts: [
      { path: '/p/casts/hana', name: '山田 花子', photo: '/p/photos/casts/hana/a_S.webp', facts: '20代・東京都', speciality: ['殺陣'] },
    ],
    jobs: [
      {
        path: '/p/jobs/j1',
        title: '撮影のお仕事',
        photo: null,
        client: '株式会社あおぞら映像',
        fee: '¥30,000',
        days: '2026年12月1日(火) 09:00〜18:00',
        prefecture: '東京都',
      },
    ],
  };
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
          queueMicrotask(() => seen([{ isIntersecting: true }]));
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });
  const answer = (body: FrontCards) => fetched.mockResolvedValueOnce(Response.json(body));

  test('shows casts and jobs with a public page', async () => {
    answer(cards);
    shownAt('/', <FrontSections />);
    expect((await screen.findByRole('link', { name: /山田 花子/ })).getAttribute('href')).toBe('/p/casts/hana');
    expect(screen.getByRole('link', { name: /撮影のお仕事/ }).getAttribute('href')).toBe('/p/jobs/j1');
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/p/front.json']);
  });
  test('leaves out empty parts', async () => {
    answer({ casts: [], jobs: cards.jobs });
    shownAt('/', <FrontSections />);
    await screen.findByRole('link', { name: /撮影のお仕事/ });
    expect(screen.queryByRole('heading', { name: 'キャスト' })).toBeNull();
  });
  test('can retry a failed read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    answer(cards);
    shownAt('/', <FrontSections />);
    await userEvent.setup().click(await screen.findByRole('button', { name: /もう一度|再読み込み/ }));
    await screen.findByRole('link', { name: /山田 花子/ });
  });
});

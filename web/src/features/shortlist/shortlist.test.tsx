import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { DAY, endOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { messages } from '#domain/kernel/messages.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { shownToGuests } from '#domain/talk/front/shown.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { talentProfile } from '#domain/testing/profiles.ts';
import { asCertifiedClient, postedJob, publishedCast, registeredCast } from '#web/entities/testing/subjects.ts';
import CastScreen from '#web/features/talent/screens/castScreen.tsx';
import ProfileScreen from '#web/features/talent/screens/profileScreen.tsx';
import { ToastHost } from '#web/shared/ui/toastHost.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { shownAt, whenRead, whenSent } from '#web/testing/shownAt.tsx';
import { textsOf } from '#web/testing/texts.ts';
import ShortlistPrintScreen from './screens/shortlistPrintScreen.tsx';
import ShortlistScreen from './screens/shortlistScreen.tsx';
import ShortlistsScreen from './screens/shortlistsScreen.tsx';

atNoon();

const own = { clientId: uidOf.client };
const stream = 'shortlist-l1';
const names = { t1: '清水 結衣', t2: '小川 さくら', t3: '坂本 美月' } as const;
const created = (jobId: string | null = null): AnyEvent => ({ type: 'ShortlistCreated', data: { ...own, title: '冬の広告', jobId } });
const added = (talentId: string, place: number, note = ''): AnyEvent => ({
  type: 'ShortlistCastAdded',
  data: { ...own, talentId, note, place },
});
const three = [created(), added('t1', 0, '笑顔'), added('t2', 1), added('t3', 2)];
const moved = (talentId: string, place: number): AnyEvent => ({ type: 'ShortlistCastMoved', data: { ...own, talentId, place } });

const putCasts = () => {
  for (const [id, name] of Object.entries(names)) putStream(`talent-${id}`, ...publishedCast({ name }));
};

const open = (...events: readonly AnyEvent[]) => {
  putCasts();
  putStream(stream, ...events);
  asCertifiedClient();
  const router = shownAt(
    '/client/mypage/lists/l1',
    <>
      <ShortlistScreen />
      <ToastHost />
    </>,
    '/client/mypage/lists/:id',
  );
  return { router, user: userEvent.setup() };
};
const shown = () => textsOf(screen.getAllByRole('heading', { level: 3 }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the casts of a list', () => {
  test('are moved by a button, which keeps the focus', async () => {
    const { user } = open(...three);
    accepts('shortlists', stream, ...three, moved('t1', 1));
    const down = await button('清水 結衣さんを下へ移動');
    down.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toEqual([names.t2, names.t1, names.t3]));
    expect(server.lastCommand()).toMatchObject({ type: 'rank', listId: 'l1', talentId: 't1', place: 1 });
    expect(document.activeElement).toBe(await button('清水 結衣さんを下へ移動'));
    await screen.findByText('清水 結衣さんを2番目に移動しました');
  });
  test('are moved past a hidden one, who comes back to the old place', async () => {
    const { user } = open(...three);
    server.remove('talents/t2');
    accepts('shortlists', stream, ...three, moved('t3', 0));
    await screen.findByText(/公開されていないキャストが1人います/);
    expect(shown()).toEqual([names.t1, names.t3]);
    await user.click(await button('坂本 美月さんを上へ移動'));
    await waitFor(() => expect(server.lastCommand()).toMatchObject({ type: 'rank', talentId: 't3', place: 0 }));
  });
  test('are taken out, and brought back to their place with their note', async () => {
    const { user } = open(...three);
    accepts('shortlists', stream, ...three, { type: 'ShortlistCastRemoved', data: { ...own, talentId: 't1' } });
    await user.click(await button('清水 結衣さんをリストから外す'));
    await screen.findByText('清水 結衣さんをリストから外しました。');
    expect(shown()).toEqual([names.t2, names.t3]);
    accepts('shortlists', stream, ...three);
    await user.click(await button('元に戻す'));
    await waitFor(() => expect(server.lastCommand()).toMatchObject({ type: 'add', talentId: 't1', note: '笑顔', place: 0 }));
  });
  test('stay as they are if a move is refused, with the reason', async () => {
    const { user } = open(...three);
    refuses('shortlists', 'unavailable', '通信できませんでした。');
    await user.click(await button('清水 結衣さんを下へ移動'));
    await screen.findByText(/通信できませんでした/);
    expect(shown()).toEqual([names.t1, names.t2, names.t3]);
  });
  test('have notes that the client changes', async () => {
    const { user } = open(...three);
    accepts('shortlists', stream, ...three, { type: 'ShortlistCastNoted', data: { ...own, talentId: 't2', note: '午後だけ' } });
    await user.click(await button('小川 さくらさんのメモを書く'));
    await user.type(screen.getByRole('textbox', { name: /メモ/ }), '午後だけ');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await screen.findByText('午後だけ');
    expect(server.lastCommand()).toMatchObject({ type: 'note', listId: 'l1', talentId: 't2', note: '午後だけ' });
  });
  test('can be asked together about the job of the list, and compared', async () => {
    putStream('job-job-1', postedJob());
    const { user } = open(created('job-1'), ...three.slice(1));
    server.answer('search', () => ({ rows: [], next: null, signs: {} }));
    await user.click(await screen.findByRole('checkbox', { name: '清水 結衣さんを選ぶ' }));
    expect(screen.queryByRole('button', { name: 'くらべる' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: '坂本 美月さんを選ぶ' }));
    const asked = screen.getByRole('link', { name: '問い合わせ・オファー' });
    expect(asked.getAttribute('href')).toBe('/client/ask?to=t1,t3&job=job-1');
    await user.click(screen.getByRole('button', { name: 'くらべる' }));
    const table = within(await screen.findByRole('table'));
    expect(textsOf(table.getAllByRole('columnheader'))).toEqual([names.t1, names.t3]);
  });
});

describe('a list', () => {
  test('is made with a name, and opened', async () => {
    asCertifiedClient();
    server.answer('shortlists', () => {
      putStream(stream, created());
      return { streamId: stream, version: 1 };
    });
    const router = shownAt('/client/mypage/lists', <ShortlistsScreen />);
    const user = userEvent.setup();
    const dialog = await openDialog(user, 'リストを作る');
    await user.type(dialog.getByRole('textbox', { name: /リストの名前/ }), '冬の広告');
    await user.click(dialog.getByRole('button', { name: 'リストを作る' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/client/mypage/lists/l1'));
    expect(server.lastCommand()).toMatchObject({ type: 'create', title: '冬の広告', jobId: null });
  });
  test('that is archived offers no changes but its return', async () => {
    open(...three, { type: 'ShortlistArchived', data: own });
    await screen.findByText(/しまったリストです/);
    expect(screen.queryByRole('button', { name: /移動|メモ|外す/ })).toBeNull();
  });
  test('is deleted after a confirmation', async () => {
    const { router, user } = open(...three);
    server.answer('shortlists', () => {
      server.remove('shortlists/l1');
      return { streamId: stream, version: 5 };
    });
    await user.click(await button(/その他の操作/));
    await user.click(await screen.findByRole('menuitem', { name: 'リストを削除する', hidden: true }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/client/mypage/lists'));
    expect(server.lastCommand()).toMatchObject({ type: 'delete', listId: 'l1' });
  });
});

describe('a list for guests', () => {
  const share = { shareId: 's1', label: 'みのり製菓さま', until: NOON + 7 * DAY, tokenHash: 'a'.repeat(64) };
  const shared: AnyEvent = { type: 'ShortlistShared', data: { ...own, ...share } };
  const answered: AnyEvent = {
    type: 'ShortlistAnswered',
    data: { ...own, talentId: 't1', shareId: 's1', guestId: 'g1', guest: '田島', answer: 'GOOD', comment: '親子役で', print: 'p1' },
  };
  test('has a link whose secret is shown once, and says who is not in it', async () => {
    const { user } = open(...three);
    putStream('talent-t1', ...publishedCast({ name: names.t1 }), { type: 'TalentSharingAllowed', data: {} });
    await screen.findByText(/共有を許可したキャスト1人だけです。小川 さくらさん、坂本 美月さんは入りません/);
    server.answer('shortlists', () => {
      putStream(stream, ...three, shared);
      return { streamId: stream, version: 5 };
    });
    const dialog = await openDialog(user, '共有リンクを作る');
    await user.type(dialog.getByRole('textbox', { name: /共有先/ }), 'みのり製菓さま');
    await user.click(dialog.getByRole('radio', { name: '30日後まで' }));
    await user.click(dialog.getByRole('button', { name: 'リンクを作る' }));
    const address = (await screen.findByText(/\/lists\/[\w-]{32}$/)).textContent;
    const tokenHash = createHash('sha256').update(address.slice(-32)).digest('hex');
    const until = endOfJstDay('2026-12-20');
    expect(server.lastCommand()).toMatchObject({ type: 'share', listId: 'l1', label: 'みのり製菓さま', until, tokenHash });
  });
  test('shows answers and openings, and ends at once', async () => {
    const opened: AnyEvent = { type: 'ShortlistOpened', data: { ...own, shareId: 's1', openedAt: NOON, count: 3 } };
    const { user } = open(...three, shared, opened, answered);
    await screen.findByText('いい 1・保留 0・見送り 0');
    await screen.findByText('田島さん：いい「親子役で」');
    await screen.findByText('3回（今日3回）');
    await screen.findByText(/^1人に回答/);
    accepts('shortlists', stream, ...three, shared, opened, answered, { type: 'ShortlistShareRevoked', data: { ...own, shareId: 's1' } });
    await user.click(await button('みのり製菓さまへの共有をいますぐ止める'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'いますぐ止める' }));
    await screen.findByText('終わった共有：1件');
    expect(server.lastCommand()).toMatchObject({ type: 'revokeShare', listId: 'l1', shareId: 's1' });
  });
  test('says before the way back that answers are gone with a cast who was taken out', async () => {
    const { user } = open(...three, shared, answered);
    accepts('shortlists', stream, ...three, shared, answered, { type: 'ShortlistCastRemoved', data: { ...own, talentId: 't1' } });
    await user.click(await button('清水 結衣さんをリストから外す'));
    await screen.findByText(/共有先の方の回答は戻りません/);
  });
});

describe('the consent of a cast', () => {
  const profile = registeredCast();
  const allowed: AnyEvent = { type: 'TalentSharingAllowed', data: {} };
  const see = (...events: AnyEvent[]) => {
    signedIn(uidOf.talent, { role: 'talent' });
    putStream(`talent-${uidOf.talent}`, ...events);
    shownAt('/talent/mypage/profile', <ProfileScreen />);
    return userEvent.setup();
  };
  test('is off until it is given, with what guests see, and can be taken back', async () => {
    const user = see(profile);
    accepts('talents', `talent-${uidOf.talent}`, profile, allowed);
    const dialog = await openDialog(user, '共有を許可する');
    dialog.getByText(
      new RegExp(
        Object.values(shownToGuests)
          .join('、')
          .replaceAll(/[()（）]/g, '.'),
      ),
    );
    await user.click(dialog.getByRole('button', { name: '許可する' }));
    await user.click(await button('許可を取り消す'));
    expect(server.lastCommand()).toMatchObject({ type: 'allowSharing' });
    accepts('talents', `talent-${uidOf.talent}`, profile, allowed, { type: 'TalentSharingStopped', data: {} });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '許可を取り消す' }));
    await button('共有を許可する');
    expect(server.lastCommand()).toMatchObject({ type: 'stopSharing' });
  });
  test('is not asked from a minor', async () => {
    see(registeredCast({ birthday: '2010-01-01' }));
    await screen.findByText('基本プロフィールを編集する');
    await whenRead();
    expect(screen.queryByRole('button', { name: '共有を許可する' })).toBeNull();
  });
});

describe('the sheets of a list', () => {
  const printed = (address: string) => {
    putCasts();
    putStream(stream, ...three, added('t4', 3), added('t5', 4));
    for (const id of ['t4', 't5']) putStream(`talent-${id}`, ...publishedCast({ name: `控え ${id === 't4' ? '一' : '二'}` }));
    asCertifiedClient();
    shownAt(address, <ShortlistPrintScreen />, '/client/mypage/lists/:id/print');
  };
  test.each([
    ['one', '', [['1. 清水 結衣'], ['2. 小川 さくら'], ['3. 坂本 美月'], ['4. 控え 一'], ['5. 控え 二']]],
    ['four', '?per=4', [['1. 清水 結衣', '2. 小川 さくら', '3. 坂本 美月', '4. 控え 一'], ['5. 控え 二']]],
  ] as const)('have %s each, in order, and nothing private', async (_, query, expected) => {
    printed(`/client/mypage/lists/l1/print${query}`);
    await screen.findByText('1. 清水 結衣');
    const sheets = screen.getAllByRole('article');
    expect(sheets.map((sheet) => textsOf(within(sheet).getAllByRole('heading', { level: 3 })))).toEqual(expected);
    expect(document.body.textContent).not.toContain(talentProfile.kana);
  });
});

test('a cast is added to a new list from the own page, with a note; a repetition makes no second list', async () => {
  putCasts();
  asCertifiedClient();
  shownAt('/client/talents/t1', <CastScreen />, '/client/talents/:talentId');
  const user = userEvent.setup();
  await user.click(await button('リストに追加'));
  const confirm = await button('追加する');
  const dialog = within(screen.getByRole('dialog'));
  const send = () => user.click(confirm);
  await send();
  await dialog.findByText(messages.required);
  await user.type(dialog.getByRole('textbox', { name: /新しいリストの名前/ }), '冬の広告');
  await user.type(dialog.getByRole('textbox', { name: /メモ/ }), '笑顔');
  refuses('shortlists', 'unavailable', '通信できませんでした。');
  await send();
  await dialog.findByRole('alert');
  const [first] = server.asked.filter(({ payload }) => payload.type === 'create');
  server.answer('shortlists', () => ({ streamId: stream, version: 1 }));
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await whenSent();
  const made = server.asked.filter(({ payload }) => payload.type === 'create');
  expect(made.map(({ payload }) => payload.commandId)).toEqual([first?.payload.commandId, first?.payload.commandId]);
  expect(server.lastCommand()).toMatchObject({ type: 'add', listId: 'l1', talentId: 't1', note: '笑顔', place: null });
});

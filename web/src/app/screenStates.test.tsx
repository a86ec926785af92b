import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { rotate } from '#domain/testing/rotation.ts';
import { pathWith, screensOf, titleOf } from '#tests/support/everyScreen.ts';
import type { RouteName } from '#web/routing/routes.ts';
import { PATIENCE } from '#web/shared/data/reads/listening.ts';
import { appAt, preloadAt, type VisitorName } from '#web/testing/appAt.tsx';
import { server } from '#web/testing/fakeServer.ts';

const readsNothing: ReadonlySet<RouteName> = new Set<RouteName>([
  ...(['develop', 'passwordEdit', 'mailEdit', 'withdrawal', 'clientHelp', 'talentSettings', 'talentSnsTerm'] as const),
  ...(['clientTalentReviewAdd', 'talentClientReviewAdd', 'clientJobAddConfirm', 'talentProfileConfirmation'] as const),
  ...(['officeAudit', 'officeSettings'] as const),
]);
const viewers = [
  ['talent', 'talent'],
  ['client', 'client'],
  ['uncertified', 'uncertifiedClient'],
  ['office', 'office'],
] as const;
const failing = viewers.flatMap(([viewer, who]) =>
  screensOf(viewer)
    .filter(({ name, layout }) => layout !== 'done' && !readsNothing.has(name))
    // The loading state depends on the layout, so one screen of each layout is audited.
    .map((route, index, all) => ({
      who,
      route,
      path: route.path,
      isFirst: all.findIndex(({ layout }) => layout === route.layout) === index,
    })),
);

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** Fails with axe's findings about the page's structure; colours and sizes need a browser. */
const audit = async (): Promise<void> => {
  const { violations } = await axe.run(document.body, {
    runOnly: wcag22aa,
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
    preload: false,
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
};

const open = async (who: VisitorName, address: string) => {
  await preloadAt(address);
  // Lazy parts of the page.
  await vi.dynamicImportSettled();
  return appAt(who, address);
};

/** axe takes most of the time: it looks at some failed screens, which the seed chooses. */
const audited = new Set(rotate('failed screens', 4, failing).map(({ route }) => route));

const failures = () => screen.queryAllByRole('alert').filter(({ textContent }) => textContent?.includes('読み込めませんでした'));

describe('a screen reserves its space while it reads; failed reads show an error with a retry, and nothing as missing', () => {
  test.each(failing)('$path for $who', async ({ who, route, isFirst }) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.goDown();
    await open(who, pathWith(route.path, {}));
    const reading = () => screen.queryAllByRole('status', { name: '読み込んでいます' });
    expect(document.title).toBe(titleOf(route));
    expect(screen.queryAllByRole('heading', { level: 1 }).length + reading().length).toBeGreaterThan(0);
    if (isFirst) await audit();
    // Some reads wait for the server, others start after the first one.
    for (let round = 0; round < 5 && (failures().length === 0 || reading().length > 0); round += 1) {
      await act(() => vi.advanceTimersByTimeAsync(PATIENCE));
      // A part that loads after the first failure.
      await act(() => vi.dynamicImportSettled());
    }
    expect({ failed: failures().length > 0, reading: reading().length }).toEqual({ failed: true, reading: 0 });
    expect(within(failures()[0] as HTMLElement).getByRole('button', { name: 'もう一度読み込む' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/[はが](?:まだ)?(?:あり|い)ません|見つかりません/);
    vi.useRealTimers();
    if (audited.has(route)) await audit();
  });
});

const noBills = { bills: [], rows: [], next: null, clients: 0, count: 0, total: 0, settled: { count: 0, total: 0 } };

describe('a failed read', () => {
  test.each([
    ['client', '/client/talents', 'by its button'],
    ['talent', '/talent/jobs', 'by its button'],
    ['office', '/office/bills', 'automatically'],
    ['client', '/client/mypage/offers', 'automatically'],
    ['office', '/office/offers', 'automatically'],
  ] as const)('of the %s at %s is repeated %s', async (who, address, way) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.goDown();
    server.answer('bills', () => noBills);
    await open(who, address);
    for (let round = 0; round < 5 && failures().length === 0; round += 1) await act(() => vi.advanceTimersByTimeAsync(PATIENCE));
    expect(failures()).not.toEqual([]);
    act(server.goUp);
    if (way === 'by its button')
      for (const failure of failures()) fireEvent.click(within(failure).getByRole('button', { name: 'もう一度読み込む' }));
    await waitFor(() => expect([...failures(), ...screen.queryAllByRole('status', { name: '読み込んでいます' })]).toEqual([]));
    // A page that crashed shows no failed read either.
    expect(screen.queryByText('エラーが発生しました')).toBeNull();
    vi.useRealTimers();
  });
});

const lists = {
  client: {
    '/client/talents': '公開中のキャストがまだいません',
    '/client/talents?q=nobody': '条件に合うキャストはいません',
    '/client/talents/nobody/reviews': '評価はまだありません',
    '/client/jobs': '募集中のお仕事がまだありません',
    '/client/mypage/offers': 'いまやることはありません',
    '/client/mypage/offers?tab=running': '進行中のオファーはありません',
    '/client/mypage/offers?tab=ended': '終了したオファーはありません',
    '/client/mypage/jobs': '掲載したお仕事はまだありません',
    '/client/mypage/entries': 'いまやることはありません',
    '/client/mypage/entries?tab=running': '進行中のエントリーはありません',
    '/client/mypage/entries?tab=ended': '終了したエントリーはありません',
    '/client/mypage/messages': 'メッセージはまだありません',
    '/client/mypage/searches': '保存した検索条件はまだありません',
    '/client/mypage/lists': '候補リストはまだありません',
    '/client/mypage/favorites': 'お気に入りのキャストはまだいません',
    '/client/mypage/reviews': '受け取った評価はまだありません',
    '/client/mypage/review-tasks': '評価を書くお仕事はありません',
    '/client/settings': '発行された請求書は、ここに表示されます。',
  },
  talent: {
    '/talent/jobs': '募集中のお仕事がまだありません',
    '/talent/talents': '公開中のキャストがまだいません',
    '/talent/clients/nobody/reviews': '評価はまだありません',
    '/talent/mypage/offers': 'いまやることはありません',
    '/talent/mypage/entries': '進行中のエントリーはありません',
    '/talent/mypage/searches': '保存した検索条件はまだありません',
    '/talent/mypage/bookmarks': 'ブックマークはまだありません',
    '/talent/mypage/messages': 'メッセージはまだありません',
    '/talent/mypage/reviews': '受け取った評価はまだありません',
    '/talent/mypage/review-tasks': '評価を書くお仕事はありません',
  },
  uncertifiedClient: { '/contact': 'まだお問い合わせはありません。' },
  suspendedTalent: { '/talent/notification?tab=own': '通知はありません' },
  office: {
    '/office/offers': '承認待ちはありません',
    '/office/reports': '確認待ちの通報はありません',
    '/office/contacts': '回答待ちのお問い合わせはありません',
    '/office/accounts?kind=suspended': '条件に合うアカウントはありません',
    '/office/entries': '承認待ちはありません',
    '/office/talents': 'キャストはまだいません',
    '/office/jobs': 'お仕事はまだありません',
    '/office/students': '受講生はまだ登録されていません',
    '/office/news': 'お知らせはまだありません',
    '/office/bills?month=2020-01': '条件に合う未請求の取引はありません',
    '/office/offers?desk=mine': '条件に合うオファーはありません',
    '/office/offers?client=nobody': '条件に合うオファーはありません',
    '/office/contacts?desk=mine': '条件に合うお問い合わせはありません',
    '/office/reports?desk=mine': '条件に合う通報はありません',
    '/office/bills?tab=CLIENTS&month=2020-01': '2020年1月に完了した取引はありません',
    '/office/figures?end=2020-01-31': 'この期間の記録はありません',
  },
} as const satisfies Partial<Record<VisitorName, Readonly<Record<string, string>>>>;
const empty = Object.entries(lists).flatMap(([who, texts]) =>
  Object.entries(texts).map(([address, text]) => ({ who: who as VisitorName, address, text })),
);

describe('a list says that it is empty', () => {
  test.each(empty)('$address for $who', async ({ who, address, text }) => {
    server.answer('bills', () => noBills);
    await open(who, address);
    await screen.findByText(text);
    await audit();
  });
});

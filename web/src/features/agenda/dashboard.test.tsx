import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { termsInForce } from '#domain/kernel/businessRules.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { by, DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { parties, terms } from '#domain/testing/dealSamples.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { histories, made, proposed } from '#domain/testing/offerHistories.ts';
import { accountSet } from '#domain/testing/payoutSamples.ts';
import { clientProfile, posting } from '#domain/testing/profiles.ts';
import { agreed, reportedByClient, settledBy } from '#domain/testing/settlementSamples.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { inboxPath } from '#projections/inbox/inbox.schema.ts';
import { replay } from '#projections/replay.ts';
import { castsAddress } from '#web/entities/job/castSearches.ts';
import { lastChosenJob } from '#web/entities/job/lastChosenJob.ts';
import { postedJob, publishedCast, registeredCast } from '#web/entities/testing/subjects.ts';
import { routeAt } from '#web/routing/routeAt.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';

atNoon();

const registered: AnyEvent = { type: 'AccountRegistered', data: { email: 'talent@example.com' } };
const job = postedJob();
const withSheet = { ...made, data: { ...made.data, ...storedSheet(termsSheet) } } as AnyEvent;
const withDays = (...dates: readonly string[]) => {
  const workDays = dates.map((date) => ({ date, from: '18:00', to: '20:00', kind: 'SHOOT' as const }));
  return { ...made, data: { ...made.data, ...storedSheet({ ...termsSheet, workDays }) } } as AnyEvent;
};
const reviews: AnyEvent = { type: 'ReviewsOpened', data: { ...parties, dealKind: 'offer', publishDue: NOON + 3 * DAY } };
const account: [string, AnyEvent] = [`payee-${uidOf.talent}`, accountSet];
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const place = (link: HTMLElement) => link.getAttribute('href');
/** Checks that each link in the main part leads to an existing page. */
const everyLinkLeads = () => {
  const links = within(screen.getByRole('main')).getAllByRole('link');
  for (const link of links) expect([place(link), routeAt((place(link) ?? '').split(/[?#]/)[0] ?? '')?.name]).not.toContain(undefined);
};

describe("a cast's own page", () => {
  const world = () =>
    putWorld(
      ['job-job-1', job],
      ['offer-asked', ...histories.IN_PROGRESS],
      ['offer-change', withSheet, ...histories.IS_APPROVED.slice(1), proposed],
      ['offer-done', ...histories.IS_CLOSED],
      ['review-done', reviews],
      account,
    );

  test('lists tasks with other party, due time and link; the earliest due is first', async () => {
    world();
    appAt('talent', '/talent/mypage');
    const waiting = await panel('やること');
    const change = await waiting.findByRole('link', { name: /^条件の変更に答える/ });
    expect(place(change)).toBe('/talent/mypage/offers/change');
    await waitFor(() => expect(place(waiting.getByRole('link', { name: 'オファーに回答する' }))).toBe('/talent/mypage/offers/asked'));
    expect(place(await waiting.findByRole('link', { name: '評価を書く' }))).toBe('/talent/clients/client-1/reviews/add?job=job-1');
    expect(screen.getByRole('heading', { name: 'やることが3件あります' })).toBeTruthy();
    expect(waiting.getByText('11/27 12:00まで')).toBeTruthy();
    everyLinkLeads();
  });

  test('says that there is nothing to do only once the counts of the tasks are read', async () => {
    putWorld(['job-job-1', job], account);
    server.refuse(inboxPath(uidOf.talent));
    appAt('talent', '/talent/mypage');
    expect(await screen.findByRole('button', { name: 'もう一度読み込む' })).toBeTruthy();
    expect(screen.queryByText('いまやることはありません')).toBeNull();
  });

  test('counts tasks like the badges, each number with its list', async () => {
    world();
    appAt('talent', '/talent/mypage');
    const waiting = await panel('やること');
    const counts = ['要対応のオファー', '要対応のエントリー', '評価を書くお仕事', '未読メッセージ'].map((label) => {
      const link = waiting.getByRole('link', { name: new RegExp(label) });
      return [link.textContent, place(link)];
    });
    expect(counts).toEqual([
      ['2件要対応のオファー', '/talent/mypage/offers?tab=mine'],
      ['0件要対応のエントリー', '/talent/mypage/entries?tab=mine'],
      ['1件評価を書くお仕事', '/talent/mypage/review-tasks'],
      ['0件未読メッセージ', '/talent/mypage/messages'],
    ]);
  });

  test('a settlement that waits is a task until it is answered, with its deal, and is counted', async () => {
    putWorld(['job-job-1', job], ['offer-d1', withDays('2026-11-19'), ...histories.IS_CLOSED.slice(1)], account);
    putStream('settlement-d1', ...settledBy(reportedByClient));
    appAt('talent', '/talent/mypage');
    const waiting = await panel('やること');
    const task = await waiting.findByRole('link', { name: '精算の報告に回答する' });
    expect(place(task)).toBe('/talent/mypage/offers/d1#settlement');
    await waitFor(() => expect(task.closest('li')?.textContent).toContain(`${posting.title}・11/20(金)のお仕事・¥22,420（税込）`));
    expect(task.closest('li')?.textContent).toContain('11/23 12:00まで');
    expect(screen.getByRole('heading', { name: 'やることが1件あります' })).toBeTruthy();
    everyLinkLeads();
    putStream('settlement-d1', ...settledBy(reportedByClient, [agreed[0], by('talent')]));
    expect(await screen.findByRole('heading', { name: 'いまやることはありません' })).toBeTruthy();
    expect(waiting.queryByRole('link', { name: '精算の報告に回答する' })).toBeNull();
  });

  test('shows the next work with time, place and other days, and the fees of this month and the next', async () => {
    world();
    appAt('talent', '/talent/mypage');
    const next = await panel('次のお仕事');
    await next.findByText(termsSheet.place);
    for (const text of ['あと10日', '18:00〜20:00', '12/10(木)']) expect(next.getByText(text)).toBeTruthy();
    expect(place(next.getByRole('link', { name: 'お仕事の内容を見る' }))).toBe('/talent/mypage/offers/change');
    const month = await panel('2026年11月の報酬（税抜）');
    expect(await month.findByText('2026年12月（税抜）')).toBeTruthy();
    expect(place(month.getByRole('link', { name: /成立したオファー 1件/ }))).toBe('/talent/mypage/offers?tab=running');
  });

  test('of a cast with 500 open deals shows the first tasks, all counts, and exact sums, live', async () => {
    const others = Array.from({ length: 500 }, (_, nth) => {
      const answerDue = NOON + 2 * DAY + nth * 60_000;
      return [`offer-open${nth}`, { ...made, data: { ...made.data, answerDue } } as AnyEvent] as const;
    });
    const done = Array.from(
      { length: 60 },
      (_, nth) => [`offer-done${nth}`, withDays('2026-11-15'), ...histories.IS_CLOSED.slice(1)] as const,
    );
    // As `putWorld`, in time linear in the number of deals.
    const world = replay();
    for (const [streamId, ...events] of [['job-job-1', job] as const, account, ...others, ...done])
      for (const event of envelopes(streamId, ...events)) world.add(event);
    for (const [path, document] of world.documents()) server.put(path, document);
    appAt('talent', '/talent/mypage');
    const waiting = await panel('やること');
    const tasks = await waiting.findAllByRole('link', { name: /^オファーに回答する/ });
    expect(tasks.map(place)).toEqual([0, 1, 2, 3].map((nth) => `/talent/mypage/offers/open${nth}`));
    expect(screen.getByRole('heading', { name: 'やることが500件あります' })).toBeTruthy();
    const month = await panel('2026年11月の報酬（税抜）');
    const completed = await month.findByRole('link', { name: /完了したオファー 60件/ });
    expect(completed.textContent).toContain((60 * terms.fee).toLocaleString('ja-JP'));
    putStream('offer-first', { ...made, data: { ...made.data, answerDue: NOON + DAY } } as AnyEvent);
    await waitFor(() =>
      expect(waiting.getAllByRole('link', { name: /^オファーに回答する/ }).map(place)[0]).toBe('/talent/mypage/offers/first'),
    );
  });

  test.each([
    ['concluded', histories.IS_APPROVED],
    ['completed', histories.IS_CLOSED],
  ])('without a bank account for a %s deal asks for it until there is one', async (_, events) => {
    putWorld(['job-job-1', job], ['offer-done', ...events]);
    appAt('talent', '/talent/mypage');
    const task = await (await panel('やること')).findByRole('link', { name: 'お受け取り口座を登録する' });
    expect(place(task)).toBe('/talent/mypage/payments');
    expect(screen.getByRole('heading', { name: 'やることが1件あります' })).toBeTruthy();
    putWorld(account);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'お受け取り口座を登録する' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'いまやることはありません' })).toBeTruthy();
  });

  test('without a deal explains the page and links to the next steps', async () => {
    appAt('talent', '/talent/mypage');
    expect(await screen.findByRole('heading', { name: 'いまやることはありません' })).toBeTruthy();
    expect((await panel('次のお仕事')).getByText('日程の決まったお仕事はありません。')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'マイページのメニュー' })).toBeTruthy();
    everyLinkLeads();
  });

  test('without a task the next step is what the profile lacks', async () => {
    putWorld(
      [`account-${uidOf.talent}`, registered, { type: 'AccountTermsAgreed', data: { terms: termsInForce } }],
      [`talent-${uidOf.talent}`, registeredCast({ thumbnail: null })],
    );
    appAt('talent', '/talent/mypage');
    expect(await screen.findByRole('heading', { name: 'プロフィール写真を登録する' })).toBeTruthy();
    const step = (await panel('やること')).getByRole('link', { name: 'プロフィール写真を登録する' });
    expect(place(step)).toBe('/talent/mypage/profile/edit_01');
  });
});

describe("a client's own page", () => {
  test('shows each job with candidates per stage and seats, with links', async () => {
    putWorld(
      ['job-job-1', job],
      ['offer-asked', ...histories.IN_INQUIRY],
      ['offer-made', ...histories.IS_ADMIN_APPROVED],
      ['offer-done', ...histories.IS_CLOSED],
      ['entry-new', ...entryHistories.IS_ADMIN_APPROVED],
    );
    appAt('client', '/client/mypage');
    const jobs = await panel('お仕事ごとの進み具合');
    const numbers = await jobs.findAllByRole('link', { name: new RegExp(`（${posting.title}）$`) });
    expect(numbers.map((link) => [link.textContent?.split('（')[0], place(link)])).toEqual([
      ['1人エントリー', '/client/mypage/jobs/job-1?tab=entered'],
      ['1人問い合わせ', '/client/mypage/jobs/job-1?tab=asked'],
      ['1人オファー', '/client/mypage/jobs/job-1?tab=offered'],
      [`1 / ${posting.numberOfPeople}人成立`, '/client/mypage/jobs/job-1?tab=concluded'],
    ]);
    expect(jobs.getByText(`/ ${posting.numberOfPeople}人`)).toBeTruthy();
    const waiting = await panel('やること');
    expect(waiting.getByRole('link', { name: /^(依頼を確定する|選考を開始する)（/ })).toBeTruthy();
    everyLinkLeads();
  });

  test('an older posting whose day is near comes first, with its free seats and the search for them', async () => {
    const posted = (id: string, startsAt: number): [string, ...AnyEvent[]] => [
      `job-${id}`,
      postedJob({ title: id === 'job-1' ? '近い撮影会' : '先の撮影会', startsAt, endsAt: startsAt + DAY / 4, sheet: null }),
    ];
    putWorld(...[1, 2, 3, 4, 5].map((nth) => posted(`far-${nth}`, NOON + (20 + nth) * DAY)), posted('job-1', NOON + 2 * DAY), [
      'offer-done',
      withDays('2026-11-22'),
      ...histories.IS_APPROVED.slice(1),
    ]);
    appAt('client', '/client/mypage');
    const free = posting.numberOfPeople - 1;
    expect(await screen.findByRole('heading', { name: `11/22(日)の本番、${free}人足りません` })).toBeTruthy();
    const urgent = await panel('近い撮影会');
    expect(urgent.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^.*(成立|まだいません)$/, '$1'))).toEqual([
      '成立',
      ...Array.from({ length: free }, () => 'まだいません'),
    ]);
    const search = await urgent.findByRole('link', { name: `あと${free}人をさがす` });
    expect(place(search)).toBe(castsAddress(posting, ['2026-11-22']));
    fireEvent.click(search);
    expect(lastChosenJob(uidOf.client).read()).toBe('job-1');
  });

  test('a client whose event is tomorrow has something to do: missing people, and no address for the bill', async () => {
    const tomorrow = { startsAt: NOON + DAY, endsAt: NOON + DAY + DAY / 4, numberOfPeople: 3, sheet: null };
    const concluded = (day: string) => [withDays(day), ...histories.IS_APPROVED.slice(1)] as const;
    const ofLater = concluded('2026-12-22').map((event) => ({ ...event, data: { ...event.data, jobId: 'later' } }) as AnyEvent);
    putWorld(
      [`client-${uidOf.client}`, { type: 'ClientProfileRegistered', data: { ...clientProfile, department: '', paymentMethod: 2 } }],
      ['job-job-1', { ...job, data: { ...job.data, ...tomorrow, title: '明日の撮影会' } } as AnyEvent],
      ['job-later', { ...job, data: { ...job.data, title: '先の撮影会' } } as AnyEvent],
      ['offer-done', ...concluded('2026-11-21')],
      ['offer-later', ...ofLater],
    );
    appAt('client', '/client/mypage');
    expect(await screen.findByRole('heading', { name: '明日の本番、2人足りません' })).toBeTruthy();
    const urgent = await panel('明日の撮影会');
    expect(await urgent.findByRole('link', { name: 'あと2人をさがす' })).toBeTruthy();
    const billing = await screen.findByRole('link', { name: '請求先を登録する' });
    expect(place(billing)).toBe('/client/settings/bill/edit');
    expect(screen.queryByText(/やることはありません/)).toBeNull();
  });

  test('casts who are free on the days of a near job are asked in one press', async () => {
    const startsAt = NOON + 2 * DAY;
    const cast = (id: string, busyOn: string): [string, ...AnyEvent[]][] => [
      [`talent-${id}`, ...publishedCast()],
      [
        `diary-${id}`,
        { type: 'DiaryWeekSet', data: { weekly: Array.from({ length: 8 }, () => 'FREE') } },
        { type: 'DiaryBlocked', data: { from: busyOn, to: busyOn, kind: 'BUSY', on: '2026-11-20' } },
      ],
    ];
    putWorld(
      ['job-job-1', { ...job, data: { ...job.data, startsAt, endsAt: startsAt + DAY / 4, sheet: null } } as AnyEvent],
      ...cast('free', '2026-12-24'),
      ...cast('busy', '2026-11-22'),
      ...cast('asked', '2026-12-24'),
      ['offer-asked', ...histories.IN_INQUIRY.map((event) => ({ ...event, data: { ...event.data, talentId: 'asked' } }) as AnyEvent)],
    );
    appAt('client', '/client/mypage');
    const link = await screen.findByRole('link', { name: '空いている人に聞く（1人）' });
    expect(place(link)).toBe('/client/ask?kind=inquiry&to=free');
    fireEvent.click(link);
    expect(await screen.findByRole('radio', { name: /問い合わせ/, checked: true })).toBeTruthy();
    expect(lastChosenJob(uidOf.client).read()).toBe('job-1');
  });

  test('without a certification reads no deals', async () => {
    appAt('uncertifiedClient', '/client/mypage');
    expect(await screen.findByText(/事務局の認証がない/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'やること' })).toBeNull();
  });

  test('updates live while it is open', async () => {
    putWorld(['job-job-1', job], ['offer-made', ...histories.IS_ACCEPTED]);
    appAt('client', '/client/mypage');
    expect(await screen.findByRole('heading', { name: 'いまやることはありません' })).toBeTruthy();
    putWorld(['job-job-1', job], ['offer-made', ...histories.IS_ADMIN_APPROVED]);
    expect(await screen.findByRole('heading', { name: 'やることが1件あります' })).toBeTruthy();
    expect(server.asked.filter(({ callable }) => callable !== 'search')).toEqual([]);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { made as entered, histories as entryHistories, texts } from '#domain/testing/entryHistories.ts';
import { made as offered } from '#domain/testing/offerHistories.ts';
import { talentDetails } from '#domain/testing/profiles.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { expectAccessible } from '#web/testing/accessible.ts';
import { appAt, preloadScreens } from '#web/testing/appAt.tsx';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { countPresses } from '#web/testing/presses.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';
import { postedJob, publishedCast } from '#web/testing/registrations.ts';

beforeAll(preloadScreens);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});

type Stream = readonly [string, ...AnyEvent[]];

const WORK = '2026-12-10';
const sheet = {
  ...sheetFacts,
  workDays: [{ date: WORK, from: '09:00', to: '17:00', kind: 'SHOOT' as const }],
  usage: [],
  competition: 'NONE' as const,
  competitionIn: null,
  payDue: '2027-01-09',
};
const job = (id: string, title: string, changes: object = {}) => postedJob(id, title, { sheet, ...changes });
const like = (id: string): Stream => [
  `favorite-talent_${uidOf.client}_${id}`,
  { type: 'FavoriteTalentLiked', data: { uid: uidOf.client, talentId: id } },
];
const ofDeal = (event: AnyEvent, changes: object) => ({ ...event, data: { ...event.data, ...changes } }) as AnyEvent;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const confirm = async (user: UserEvent, name: string | RegExp) => {
  await user.click(await button('入力内容を確認する'));
  await user.click(await button(name));
};
const takesOffers = () =>
  server.answer('offers', ({ jobId, talentId }) => {
    putStream(`offer-to-${talentId}`, ofDeal(offered, { jobId, talentId }));
    return { streamId: `offer-to-${talentId}`, version: 1 };
  });
/** Answers the next entry with its stream. */
const takesEntry = (to: Stream) =>
  server.answer('entries', ({ jobId }) => {
    putWorld(to, [`entry-of-${jobId}`, ofDeal(entered, { jobId })]);
    return { streamId: `entry-of-${jobId}`, version: 1 };
  });

describe('daily tasks need few presses', () => {
  test('an offer to a cast on their page: at most 4, one of them in the form', async () => {
    putWorld(publishedCast(uidOf.talent, '山田 花子'), job('only', '春の広告'));
    takesOffers();
    const user = userEvent.setup();
    appAt('client', '/client/talents/talent-1');
    const presses = countPresses();
    await user.click(await link('オファーを送る'));
    await screen.findAllByText('お仕事から');
    await confirm(user, /のオファーを送る$/);
    await link('オファーの状況を見る');
    expect(presses()).toBeLessThanOrEqual(4);
    expect(server.sentTo('offers')).toMatchObject([
      { type: 'makeOffer', jobId: 'only', talentId: uidOf.talent, sheet: { payDue: '2027-01-09' } },
    ]);
  });

  test('an offer of a client without a job: at most 6, with a private job', async () => {
    putWorld(publishedCast(uidOf.talent, '山田 花子'));
    server.answer('jobs', ({ title }) => {
      putWorld(job('made', title as string, { visibility: 'PRIVATE' }));
      return { streamId: 'job-made', version: 1 };
    });
    takesOffers();
    const user = userEvent.setup();
    appAt('client', '/client/talents/talent-1');
    const presses = countPresses();
    await user.click(await link('オファーを送る'));
    const fill = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByLabelText(/^お仕事のタイトル/);
    fill(/^お仕事のタイトル/, '新商品の紹介動画');
    fill(/^報酬（税抜）/, '40000');
    fill('終了日（日付）', '2026-12-20');
    fill('終了日（時刻）', '18:00');
    fill(/^業務の内容/, '商品を紹介します。');
    fill(/^場所/, '渋谷のスタジオ');
    fireEvent.change(within(screen.getByRole('group', { name: '1日目' })).getByLabelText(/^日付/), { target: { value: WORK } });
    fill(/^支払期日/, '2027-01-09');
    await confirm(user, /のオファーを送る$/);
    await link('オファーの状況を見る');
    expect(presses()).toBeLessThanOrEqual(6);
    expect(server.sentTo('jobs')).toMatchObject([{ type: 'post', visibility: 'PRIVATE', title: '新商品の紹介動画' }]);
    expect(server.sentTo('offers')).toMatchObject([{ type: 'makeOffer', jobId: 'made', fee: 40_000 }]);
  });

  test('an entry to a job on its page: 2, with the pitch of the last one and the days of the diary', async () => {
    const next = job('next', '春の広告');
    putWorld(
      publishedCast(uidOf.talent, '山田 花子'),
      job('job-1', '前のお仕事'),
      next,
      ['entry-e1', ...entryHistories.IN_PROGRESS],
      [`diary-${uidOf.talent}`, { type: 'DiaryBlocked', data: { from: WORK, to: WORK, kind: 'ASK', on: '2026-11-20' } }],
    );
    takesEntry(next);
    const user = userEvent.setup();
    appAt('talent', '/talent/jobs/next');
    const presses = countPresses();
    await user.click(await link('このお仕事にエントリーする'));
    const day = within(await screen.findByRole('group', { name: '12/10(木)' }));
    expect(day.getByRole<HTMLInputElement>('radio', { name: '要相談' }).checked).toBe(true);
    await expectAccessible('an entry that is filled in');
    await user.click(await button('この内容でエントリーする'));
    await user.click(await link('エントリーの状況を見る'));
    expect(presses()).toBe(3);
    expect(server.sentTo('entries')).toMatchObject([{ type: 'enter', jobId: 'next', pr: texts.pr, days: [{ date: WORK, answer: 'ASK' }] }]);
    appAt('talent', '/talent/jobs/next');
    expect((await link('エントリーの状況を見る')).getAttribute('href')).toBe('/talent/mypage/entries/of-next');
  });

  test('offers to three casts at once: one press for each cast and 3 more', async () => {
    const names = { ichi: '朝比奈 一', ni: '朝比奈 二', san: '朝比奈 三' };
    putWorld(...Object.entries(names).flatMap(([id, name]) => [publishedCast(id, name), like(id)]), job('only', '春の広告'));
    takesOffers();
    const user = userEvent.setup();
    appAt('client', '/client/ask?from=favorites');
    const presses = countPresses();
    for (const name of Object.values(names)) await user.click(await screen.findByRole('checkbox', { name: `${name}さんを選ぶ` }));
    await expectAccessible('casts that are picked');
    await user.click(await link('次へ（条件の入力）'));
    await screen.findAllByText('お仕事から');
    await confirm(user, '3人にオファーを送る');
    await screen.findByText('3人全員にオファーを送りました。');
    await expectAccessible('how asking several went');
    expect(presses()).toBeLessThanOrEqual(6);
    expect(server.sentTo('offers').map(({ talentId }) => talentId)).toEqual(expect.arrayContaining(['ichi', 'ni', 'san']));
  });

  test('new entries: 1 on any page; five applicants with face, fee and days side by side: 1 from the own page', async () => {
    const names = ['柏木 一', '柏木 二', '柏木 三', '柏木 四', '柏木 五'];
    const putApplicants = () =>
      putWorld(
        job('job-1', '春の広告'),
        ...names.flatMap((name, at): Stream[] => [
          publishedCast(`t${at}`, name),
          [`entry-e${at}`, ...entryHistories.IS_ADMIN_APPROVED.map((event) => ofDeal(event, { talentId: `t${at}` }))],
        ]),
      );
    putApplicants();
    const user = userEvent.setup();
    appAt('client', '/client');
    const presses = countPresses();
    const [entries] = await screen.findAllByRole('link', { name: /^選考.*5/ });
    await user.click(entries as HTMLElement);
    await screen.findByText('柏木 五');
    expect(presses()).toBe(1);

    await leaveApp();
    putApplicants();
    appAt('client', '/client/mypage');
    await user.click(await link(/エントリー.*（春の広告）$/));
    const applicants = within(await screen.findByRole('region', { name: /^エントリー 5人/ }));
    for (const name of names) {
      const item = (await applicants.findByRole('link', { name })).closest('li') as HTMLElement;
      const card = within(item);
      for (const fact of ['¥30,000〜¥50,000', '12/24(木)']) card.getByText(fact);
      expect(item.querySelector('img'), `the face of ${name}`).not.toBeNull();
    }
    expect(presses()).toBe(2);
  });
});

describe('tasks of people, from the first page by following the screen', () => {
  test('women in their twenties in Tokyo who speak English are found and asked for a day', async () => {
    const wanted = { gender: 2, birthday: '2001-05-06', prefecture: 13, speciality: ['英会話'] };
    const free = { ai: '早乙女 藍', izumi: '早乙女 泉' };
    const others = { kai: '早乙女 海', kishi: '早乙女 岸', kusa: '早乙女 草', kei: '早乙女 慶' };
    putWorld(
      ...Object.entries(free).map(([id, name]) => publishedCast(id, name, wanted)),
      publishedCast('kai', others.kai, { ...wanted, gender: 1 }),
      publishedCast('kishi', others.kishi, { ...wanted, prefecture: 47 }),
      publishedCast('kusa', others.kusa, { ...wanted, birthday: '1980-05-06' }),
      publishedCast('kei', others.kei, wanted),
      ['diary-kei', { type: 'DiaryBlocked', data: { from: WORK, to: WORK, kind: 'BUSY', on: '2026-11-20' } }],
      job('only', '英語で案内する動画'),
    );
    takesOffers();
    const user = userEvent.setup();
    appAt('client', '/client');
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '英語 女性 20代 東京都 12/10' } });
    for (const name of Object.values(others)) await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
    for (const name of Object.values(free)) await link(name);
    await user.click(await link('まとめて問い合わせ・オファー'));
    for (const name of Object.values(free)) await user.click(await screen.findByRole('checkbox', { name: `${name}さんを選ぶ` }));
    for (const name of Object.values(others)) expect(screen.queryByRole('checkbox', { name: `${name}さんを選ぶ` })).toBeNull();
    await user.click(await link('次へ（条件の入力）'));
    await screen.findAllByText('お仕事から');
    await confirm(user, '2人にオファーを送る');
    await screen.findByText('2人全員にオファーを送りました。');
  });

  test('a matching job is found and entered, and the entry is withdrawn', async () => {
    const title = '朝市の取材';
    const market = job('market', title, { sheet: null, startsAt: NOON + 30 * DAY, endsAt: NOON + 90 * DAY });
    putWorld(
      [
        ...publishedCast(uidOf.talent, '山田 花子'),
        { type: 'TalentDetailsSaved', data: { ...talentDetails, sns: { instagram: null, twitter: null, youtube: null, tiktok: null } } },
      ],
      job('port', '港の写真集'),
      market,
    );
    takesEntry(market);
    const user = userEvent.setup();
    appAt('talent', '/talent');
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '朝市' } });
    await waitFor(() => expect(screen.queryByRole('link', { name: '港の写真集' })).toBeNull());
    await user.click(await link(title));
    await user.click(await link('このお仕事にエントリーする'));
    fireEvent.change(await screen.findByLabelText(/^参加できる日程/), { target: { value: 'いつでも参加できます。' } });
    await user.click(await button('この内容でエントリーする'));
    await screen.findByRole('heading', { name: `「${title}」にエントリーしました` });
    await user.click(await link('ほかのお仕事をさがす'));
    const [entries] = await screen.findAllByRole('link', { name: /^エントリー/ });
    await user.click(entries as HTMLElement);
    await user.click(await link(title));
    await user.click(await button('その他の操作'));
    const withdraw = 'このエントリーを辞退する';
    const dialog = await openDialog(user, await screen.findByRole('menuitem', { name: withdraw }));
    const reason = '別のお仕事と重なりました。';
    fireEvent.change(dialog.getByLabelText(/理由/), { target: { value: reason } });
    server.answer('entries', () => {
      const ended: AnyEvent = { type: 'EntryWithdrawn', data: { ...parties, jobId: 'market', reasonCode: null, reason } };
      putWorld(market, ['entry-of-market', ofDeal(entered, { jobId: 'market' }), ended]);
      return { streamId: 'entry-of-market', version: 2 };
    });
    await user.click(dialog.getByRole('button', { name: withdraw }));
    await screen.findAllByText('エントリーを辞退しました');
    expect(server.sentTo('entries').at(-1)).toMatchObject({ entryId: 'of-market', reason });
  });
});

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { jstParts } from '#domain/kernel/calendar/instants.ts';
import { messages } from '#domain/kernel/validation.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { clientProfile, draft } from '#domain/testing/profiles.ts';
import { postedJob } from '#web/entities/testing/subjects.ts';
import { expectAccessible } from '#web/testing/accessible.ts';
import { appAt, preloadScreens } from '#web/testing/appAt.tsx';
import { buttonNamed, press, pressStep } from '#web/testing/controls.ts';
import { server } from '#web/testing/fakeServer.ts';
import { expectFaulty } from '#web/testing/faults.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';

const user = userEvent.setup();

beforeAll(preloadScreens);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  putStream(`client-${uidOf.client}`, { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } });
});

const formAt = '/client/mypage/jobs/add';
const field = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (label: RegExp | string, value: string) => fireEvent.change(await field(label), { target: { value } });
const fillInstant = async (label: string, at: number) => {
  const { date, time } = jstParts(at);
  await fill(`${label}（日付）`, date);
  await fill(`${label}（時刻）`, time);
};
const lowest = () => field(/^報酬（税抜・下限）/);
/** The keys of kept input; the job chosen in this tab is not input. */
const keptKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('input:') && !key.endsWith(':castingFor'));
const sent = (type: string) => server.asked.filter(({ payload }) => payload.type === type).map(({ payload }) => payload);

/** The server of one posting: drafts and the job are streams of the same name. */
const takesJob = (...events: AnyEvent[]) => {
  if (events.length > 0) putStream('job-written', ...events);
  server.answer('jobs', ({ type, commandId: _, begin: __, jobId: ___, ...values }) => {
    const event = type === 'saveDraft' ? 'JobDraftSaved' : 'JobPosted';
    events.push({ type: event, data: { clientId: uidOf.client, ...values } } as AnyEvent);
    putStream('job-written', ...events);
    if (type === 'post') server.remove('jobDrafts/written');
    return { streamId: 'job-written', version: events.length };
  });
};

test('a draft is saved with what is filled in, and offered in the form of another job', async () => {
  takesJob();
  appAt('client', formAt);
  await fill(/^タイトル/, '秋の配信ドラマ');
  await pressStep(user, '日程・報酬');
  fireEvent.change(await lowest(), { target: { value: '0' } });
  await press(user, '下書きを保存する');
  await expectFaulty(await lowest(), '報酬は1円以上');
  fireEvent.change(await lowest(), { target: { value: '30000' } });
  await press(user, '下書きを保存する');
  await screen.findByText('下書きを保存しました');

  // The form of another job is empty, and offers the draft.
  cleanup();
  appAt('client', formAt);
  expect((await field(/^タイトル/)).value).toBe('');
  await screen.findByRole('link', { name: '「秋の配信ドラマ」の続きを書く' });
  await expectAccessible('the form with a draft above it');
  expect(sent('saveDraft')).toMatchObject([{ title: '秋の配信ドラマ', feeMin: 30_000 }]);
});

test('a draft is completed and posted; reload and back lose nothing, and a second press posts nothing more', async () => {
  takesJob({ type: 'JobDraftSaved', data: { clientId: uidOf.client, ...draft, title: '秋の配信ドラマ', feeMin: 30_000 } });
  const start = NOON + 20 * DAY;
  const router = appAt('client', formAt);
  await user.click(await screen.findByRole('link', { name: '「秋の配信ドラマ」の続きを書く' }));
  await waitFor(async () => expect((await field(/^タイトル/)).value).toBe('秋の配信ドラマ'));
  const draftAt = `${router.state.location.pathname}${router.state.location.search}`;

  // The missing field is in the first step, which opens.
  await pressStep(user, '条件');
  await press(user, '掲載内容を確認する');
  await expectFaulty(await field(/^お仕事の内容/), messages.required);
  await fill(/^お仕事の内容/, '全三話の配信ドラマです。');
  await user.click(await screen.findByText('キャストへの見え方'));
  await screen.findByRole('heading', { name: '秋の配信ドラマ' });
  await expectAccessible('the first step with what casts will see');
  await press(user, '次へ（日程・報酬）');
  await fillInstant('開始日時', start);
  await fillInstant('終了日時', start - DAY);
  await fill(/^場所/, '渋谷区');
  await fill(/^報酬（税抜・上限）/, '50000');
  await press(user, '次へ（募集）');
  await expectFaulty(await field('終了日時（日付）'), '終了日時');
  await fillInstant('終了日時', start + DAY);
  await press(user, '次へ（募集）');
  await fillInstant('募集締切', start - DAY);

  // A reload keeps what was typed since the draft.
  cleanup();
  appAt('client', draftAt);
  await waitFor(async () => expect((await field(/^お仕事の内容/)).value).toBe('全三話の配信ドラマです。'));
  await pressStep(user, '条件');
  await press(user, '掲載内容を確認する');
  await screen.findByRole('heading', { level: 2, name: '秋の配信ドラマ' });
  await screen.findByText('¥30,000〜¥50,000');
  await expectAccessible('the confirmation');
  cleanup();
  appAt('client', `${formAt}/confirm${draftAt.slice(formAt.length)}`);
  await screen.findByText('全三話の配信ドラマです。');
  await press(user, '入力内容を直す');
  await pressStep(user, '内容');
  await fill(/^タイトル/, '秋の配信ドラマ 出演者');
  await pressStep(user, '条件');
  await press(user, '掲載内容を確認する');
  await user.dblClick(await buttonNamed('このお仕事を掲載する'));
  await screen.findByText('「秋の配信ドラマ 出演者」を掲載しました');
  const posted = sent('post');
  expect(posted[0]).toMatchObject({ jobId: 'written', title: '秋の配信ドラマ 出演者', feeMin: 30_000, feeMax: 50_000 });
  // The second press repeats the command, so the server posts nothing more.
  expect(new Set(posted.map(({ commandId }) => commandId)).size).toBe(1);
  expect(keptKeys()).toEqual([]);
});

test('the place is marked as required, asked for before the next step, and may be undecided until a day', async () => {
  appAt('client', formAt);
  await fill(/^タイトル/, '秋の配信ドラマ');
  await fill(/^お仕事の内容/, '全三話の配信ドラマです。');
  await press(user, '次へ（日程・報酬）');
  await fillInstant('開始日時', NOON + 20 * DAY);
  await fillInstant('終了日時', NOON + 21 * DAY);
  await fill(/^報酬（税抜・下限）/, '30000');
  await fill(/^報酬（税抜・上限）/, '50000');
  await press(user, '次へ（募集）');
  await expectFaulty(await field(/^場所必須/), '場所を入力してください');
  await fill(/^場所必須/, '未定');
  await press(user, '次へ（募集）');
  await fillInstant('募集締切', NOON + 10 * DAY);
  await press(user, '次へ（条件）');
  await press(user, '掲載内容を確認する');
  // The fault is in the step that is open.
  await expectFaulty(await field(/^未定の事項が決まる予定日/), '場所が未定の場合は、決まる予定日を入力してください');
});

test('the later step of a form that was sent leads to the posted jobs, not to an empty form', async () => {
  const router = appAt('client', `${formAt}?step=4`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/client/mypage/jobs'));
});

test('a client discards a draft after a question, and its typed text with it', async () => {
  putStream('job-d1', { type: 'JobDraftSaved', data: { clientId: uidOf.client, ...draft, title: 'やめた企画' } });
  server.answer('jobs', () => {
    server.remove('jobDrafts/d1');
    return { streamId: 'job-d1', version: 2 };
  });
  appAt('client', '/client/mypage/jobs');
  await press(user, '「やめた企画」を破棄');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '破棄する' }));
  await waitFor(() => expect(screen.queryByText('やめた企画')).toBeNull());
  expect(sent('discardDraft')).toMatchObject([{ jobId: 'd1' }]);
});

test('a posting is closed after reading the consequences, and can then not be changed', async () => {
  const posted = postedJob();
  putStream('job-j1', posted);
  accepts('jobs', 'job-j1', posted, { type: 'JobClosed', data: { clientId: uidOf.client } });
  appAt('client', '/client/mypage/jobs/j1');
  await press(user, 'その他の操作');
  await user.click(await screen.findByRole('menuitem', { name: '募集を終了する' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/元に戻せません/);
  await expectAccessible('the question before closing');
  await user.click(dialog.getByRole('button', { name: '募集を終了する' }));
  await screen.findByText(/^募集を終了したお仕事です。/);
  cleanup();
  appAt('client', '/client/mypage/jobs/j1/edit');
  await screen.findByText(/内容を変更することはできません。/);
  expect(screen.queryByRole('button', { name: 'この内容に変更する' })).toBeNull();
});

test('the page of a job that its last seat closed says so, and that it stays closed', async () => {
  const posted = postedJob({ closesWhenFilled: 1 });
  putStream('job-j1', posted, { type: 'JobFilled', data: { clientId: uidOf.client } });
  appAt('client', '/client/mypage/jobs/j1');
  await screen.findByText(/^募集が埋まったため、自動で終了したお仕事です。空きが出ても、募集は再開しません。/);
});

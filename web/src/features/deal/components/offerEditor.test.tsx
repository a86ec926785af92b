import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { parties as enteredBy } from '#domain/testing/dealSamples.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { inquired } from '#domain/testing/offerHistories.ts';
import { posting, talentProfile } from '#domain/testing/profiles.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { entries } from '#projections/deal/entries.ts';
import { offers } from '#projections/deal/offers.ts';
import { jobs } from '#projections/job/jobs.ts';
import { priceListPath } from '#projections/office/priceLists.schema.ts';
import { talents } from '#projections/talent/talents.ts';
import { project } from '#projections/testing/project.ts';
import { lastChosenJob, wantedCast } from '#web/entities/job/lastChosenJob.ts';
import { asCertifiedClient, openRole, postedJob, publishedCast } from '#web/entities/testing/subjects.ts';
import { server } from '#web/testing/fakeServer.ts';
import { shownAt, whenRead } from '#web/testing/shownAt.tsx';

const user = userEvent.setup();

const sent = vi.hoisted(() => [] as { readonly type: string; readonly [field: string]: unknown }[]);
/** Commands whose answer is lost. */
const lost = vi.hoisted(() => [] as string[]);
vi.mock('#web/shared/data/commands/sendCommand.ts', () => ({
  sendCommand: async (callable: string, payload: { readonly type: string }) => {
    sent.push(payload);
    if (payload.type === lost[0]) throw new Error(`the answer to ${lost.shift()} is lost`);
    return { streamId: callable === 'jobs' ? 'job-made' : 'offer-made', version: 1 };
  },
}));
vi.mock('#web/shared/data/commands/waitForVersion.ts', () => ({ waitForVersion: async () => 'visible' }));

const { default: OfferFormScreen } = await import('../screens/offerFormScreen.tsx');

afterEach(() => {
  sent.length = 0;
});

const ownJob = (id: string, changes: object) => project([jobs], envelopes(`job-${id}`, postedJob({ sheet: sheetFacts, ...changes })));
const jobNamed = (id: string, title: string) => ownJob(id, { title });

const freeJob = () => jobNamed('job-free', '新しいお仕事');
const otherJob = () => jobNamed('job-other', '別のお仕事');

/** Opens the offer form for a published cast who already has an entry. */
const open = (search = '', ownJobs: object = freeJob()) => {
  asCertifiedClient();
  server.putAll({
    ...project([talents], envelopes(`talent-${uidOf.talent}`, ...publishedCast())),
    ...ownJobs,
    ...project([entries], envelopes('entry-e1', ...entryHistories.IS_ADMIN_APPROVED)),
  });
  return shownAt(`/client/talents/${uidOf.talent}/offer${search}`, <OfferFormScreen />, '/client/talents/:talentId/offer');
};
const takenJob = () => jobNamed(enteredBy.jobId, 'エントリーのあるお仕事');
const typedIn = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;

test('a job with an entry of the cast cannot be chosen, says why, and links to the entry', async () => {
  open('', { ...takenJob(), ...freeJob() });
  const taken = (await screen.findByRole('option', { name: 'エントリーのあるお仕事（エントリーあり）' })) as HTMLOptionElement;
  expect(taken.disabled).toBe(true);
  expect((screen.getByRole('option', { name: '新しいお仕事' }) as HTMLOptionElement).disabled).toBe(false);
  const way = await screen.findByRole('link', { name: 'エントリーのあるお仕事（エントリーあり）' });
  expect(way.getAttribute('href')).toBe('/client/mypage/entries/e1');
});

test('back on the confirmation opens the form with the input', async () => {
  const router = open();
  await screen.findByLabelText(/^メッセージ/);
  expect(typedIn(/^お仕事/)).toBe('job-free');
  await user.type(screen.getByLabelText(/^メッセージ/), 'ご相談です。');
  await user.click(screen.getByRole('button', { name: '入力内容を確認する' }));
  await screen.findByRole('button', { name: 'この内容で問い合わせる' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect((screen.getByLabelText(/^メッセージ/) as HTMLTextAreaElement).value).toBe('ご相談です。'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('an offer', () => {
  test('needs two presses of its form: the only job provides the terms', async () => {
    open('?kind=offer', { ...takenJob(), ...freeJob() });
    await screen.findByLabelText(/^報酬（税抜）/);
    expect([typedIn(/^お仕事/), typedIn(/^報酬（税抜）/), typedIn(/^業務の内容/)]).toEqual(['job-free', '30,000', posting.description]);
    expect(screen.getByText(/募集の報酬は¥30,000〜¥50,000です/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '入力内容を確認する' }));
    await user.click(await screen.findByRole('button', { name: /のオファーを送る$/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ type: 'makeOffer', jobId: 'job-free', fee: 30_000, sheet: { payDue: sheetFacts.payDue } });
    expect(sent[0]).not.toHaveProperty('message');
    // The last minute of the day on which the job ends.
    expect(new Date(sent[0]?.scheduleToClose as number).toISOString()).toBe('2026-12-10T14:59:00.000Z');
  });

  test('goes with a message that the confirmation shows, or without one', async () => {
    const router = open('?kind=offer');
    await screen.findByLabelText(/^報酬（税抜）/);
    const check = async () => {
      await user.click(screen.getByRole('button', { name: '入力内容を確認する' }));
      return screen.findByRole('button', { name: /のオファーを送る$/ });
    };
    await check();
    expect(screen.queryByText('メッセージ')).toBeNull();
    await act(() => router.navigate(-1));
    await user.type(await screen.findByLabelText(/^メッセージ/), 'ぜひお願いします。');
    const send = await check();
    expect(screen.getByText('メッセージ').parentElement?.textContent).toContain('ぜひお願いします。');
    await user.click(send);
    await waitFor(() => expect(sent).toMatchObject([{ type: 'makeOffer', message: 'ぜひお願いします。' }]));
  });

  test('starts with the job whose board is open; with several jobs it asks for one', async () => {
    const begunWith = async (search: string) => {
      cleanup();
      open(search, { ...freeJob(), ...otherJob() });
      await whenRead();
      return typedIn(/^お仕事/);
    };
    expect(await begunWith('?kind=offer')).toBe('');
    lastChosenJob(uidOf.client).write('job-other');
    expect(await begunWith('?kind=offer')).toBe('job-other');
    expect(await begunWith('?kind=offer&job=job-free')).toBe('job-free');
  });

  test('keeps a typed fee when another job is chosen, and takes the other terms from it', async () => {
    open('?kind=offer&job=job-free', { ...freeJob(), ...ownJob('dear', { feeMin: 80_000, feeMax: 80_000 }) });
    await screen.findByLabelText(/^報酬（税抜）/);
    await user.selectOptions(screen.getByLabelText(/^お仕事/), 'dear');
    expect(typedIn(/^報酬（税抜）/)).toBe('80,000');
    await user.clear(screen.getByLabelText(/^報酬（税抜）/));
    await user.type(screen.getByLabelText(/^報酬（税抜）/), '70000');
    await user.selectOptions(screen.getByLabelText(/^お仕事/), 'job-free');
    expect(typedIn(/^報酬（税抜）/).replace(',', '')).toBe('70000');
    await user.click(screen.getByRole('button', { name: '入力内容を確認する' }));
    expect(await screen.findByText(/^報酬¥70,000は、募集の報酬（.+）より高い額です。$/)).toBeDefined();
  });

  test('marks what is required: the place until a day is named, and the price of overtime on a long day', async () => {
    open('?kind=offer');
    await screen.findByLabelText(/^場所必須/);
    expect(screen.getByLabelText(/^未定の事項と理由任意/)).toBeDefined();
    fireEvent.change(screen.getByLabelText(/^未定の事項が決まる予定日/), { target: { value: '2026-12-01' } });
    expect(screen.getByLabelText(/^場所任意/)).toBeDefined();
    expect(screen.getByLabelText(/^未定の事項と理由必須/)).toBeDefined();
    expect(screen.queryByLabelText(/^時間外の単価.*必須/)).toBeNull();
    fireEvent.change(screen.getAllByLabelText(/^終了時刻/).at(-1) as HTMLElement, { target: { value: '23:30' } });
    expect(screen.getByLabelText(/^時間外の単価.*必須/)).toBeDefined();
  });

  test('below the fee of the posting is told before it is sent', async () => {
    open('?kind=offer');
    await user.clear(await screen.findByLabelText(/^報酬（税抜）/));
    await user.type(screen.getByLabelText(/^報酬（税抜）/), '10000');
    await user.click(screen.getByRole('button', { name: '入力内容を確認する' }));
    expect(await screen.findByText('報酬¥10,000は、募集の報酬（¥30,000〜¥50,000）より低い額です。')).toBeDefined();
    expect(sent).toEqual([]);
  });

  test('shows the total with the service fee before it is sent', async () => {
    open('?kind=offer');
    const lists = [{ from: '2020-01-01', serviceRate: 10, serviceMin: 3_000, shareRate: 5 }];
    server.put(priceListPath, { id: 'operator', lists, createdAt: 0, updatedAt: 0, version: 1 });
    await user.click(await screen.findByRole('button', { name: '入力内容を確認する' }));
    await screen.findByRole('button', { name: '¥36,300（税込）のオファーを送る' });
    expect(screen.getByText('サービス料（報酬の10%・税抜）').closest('div')?.textContent).toContain('¥3,000');
  });

  test('of a client without a job creates a private one; a second press uses the same job', async () => {
    lost.push('makeOffer');
    open('?kind=offer', {});
    await screen.findByLabelText(/^報酬（税抜）/);
    expect(screen.queryByLabelText(/^お仕事 /)).toBeNull();
    await user.click(screen.getByRole('button', { name: '入力内容を確認する' }));
    await waitFor(() => expect(screen.getByLabelText(/^お仕事のタイトル/).getAttribute('aria-invalid')).toBe('true'));
    await user.type(screen.getByLabelText(/^お仕事のタイトル/), '商品紹介の撮影');
    await user.type(screen.getByLabelText(/^報酬（税抜）/), '40000');
    const end = screen.getAllByLabelText(/^終了日/).find((field) => (field as HTMLInputElement).type === 'date');
    fireEvent.change(end as HTMLElement, { target: { value: '2026-12-20' } });
    await user.type(screen.getByLabelText(/^業務の内容/), '商品を紹介します。');
    await user.type(screen.getByLabelText(/^場所/), '渋谷のスタジオ');
    fireEvent.change(screen.getByLabelText(/^日付/), { target: { value: '2026-12-12' } });
    await user.click(screen.getByRole('button', { name: '入力内容を確認する' }));
    await user.click(await screen.findByRole('button', { name: /のオファーを送る$/ }));
    await waitFor(() => expect(sent).toHaveLength(2));
    // The answer to the offer was lost, so the button is pressed again.
    await user.click(await screen.findByRole('button', { name: /のオファーを送る$/ }));
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent.map(({ type }) => type)).toEqual(['post', 'makeOffer', 'edit', 'makeOffer']);
    expect([sent[2]?.jobId, sent[3]?.jobId]).toEqual(['made', 'made']);
    expect(sent[0]).toMatchObject({
      type: 'post',
      visibility: 'PRIVATE',
      title: '商品紹介の撮影',
      description: '商品を紹介します。',
      place: '渋谷のスタジオ',
      feeMin: 40_000,
      feeMax: 40_000,
      numberOfPeople: 1,
    });
    expect(sent[1]).toMatchObject({ type: 'makeOffer', jobId: 'made', fee: 40_000 });
  });

  test('an inquiry needs a job; after posting one the client returns to the cast', async () => {
    open('', {});
    await screen.findByText(/募集中のお仕事が必要です/);
    expect(wantedCast(uidOf.client).read()).toEqual({ id: uidOf.talent, name: talentProfile.name });
  });
});

test('the offer after an inquiry begins with the least fee that the cast named', async () => {
  const answer = { canCome: 'YES', freeDays: [], feeFrom: 37_000, feeTo: 50_000, answerText: '', answerPrint: 1 } as const;
  const asked = envelopes('offer-i1', inquired, { type: 'OfferInquiryAnswered', data: { ...enteredBy, ...answer, freeDays: [] } });
  open('?inquiry=i1', { ...takenJob(), ...project([offers], asked) });
  expect(await screen.findByLabelText(/^報酬/)).toHaveProperty('value', '37,000');
});

test('an offer about a role has its fee, and names it', async () => {
  const roles = [openRole(1, '主演', { feeMin: 45_000 }), openRole(2, '店員')];
  open('?kind=offer&job=free', ownJob('free', { title: '新しいお仕事', roles }));
  const choice = await screen.findByLabelText(/^役/);
  await waitFor(() => expect(typedIn(/^報酬/)).toBe('30,000'));
  await user.click(screen.getByRole('button', { name: '入力内容を確認する' }));
  await waitFor(() => expect(choice.getAttribute('aria-invalid')).toBe('true'));
  await user.selectOptions(choice, '主演（¥45,000〜¥50,000）');
  await waitFor(() => expect(typedIn(/^報酬/)).toBe('45,000'));
  await user.click(screen.getByRole('button', { name: '入力内容を確認する' }));
  expect(await screen.findByText('主演')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /オファーを送る/ }));
  await waitFor(() => expect(sent).toMatchObject([{ type: 'makeOffer', jobId: 'free', roleNo: 1, fee: 45_000 }]));
});

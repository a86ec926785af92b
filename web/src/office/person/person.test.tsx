import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { parties, unsaid } from '#domain/testing/dealSamples.ts';
import { carriedOver, invoiceIssued } from '#domain/testing/invoices.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { clientProfile, posting, talentProfile } from '#domain/testing/profiles.ts';
import { agree, openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { clientAccount } from '#web/testing/officeWorld.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';
import { castRegistered, clientRegistered } from '#web/testing/registrations.ts';
import AccountsScreen from '../accounts/accountsScreen.tsx';
import TalentsScreen from '../talents/talentsScreen.tsx';
import { renderOffice } from '../testing/renderOffice.tsx';

beforeEach(() => void vi.setSystemTime(NOON));

const { clientId, talentId } = parties;
const reason = '連絡先が書かれているため';
const reviews: readonly AnyEvent[] = [
  { type: 'ReviewsOpened', data: { ...parties, dealKind: 'offer', publishDue: NOON } },
  { type: 'ReviewWritten', data: { ...parties, by: 'client', score: 5, comment: '電話は090です。' } },
  { type: 'ReviewsPublished', data: { ...parties, scores: { client: 5, talent: null } } },
];
const takenDown: AnyEvent = { type: 'ReviewTakenDown', data: { ...parties, by: 'client', score: 5, reason } };
const registered: AnyEvent = castRegistered();
const video: AnyEvent = {
  type: 'MediaAdded',
  data: {
    ownerId: talentId,
    mediaType: 'YOUTUBE',
    url: 'https://www.youtube.com/watch?v=abcdefghijk',
    S: null,
    M: null,
    size: null,
    description: '舞台の記録',
    orderIndex: 1,
  },
};

type World = {
  readonly reviewsMore?: readonly AnyEvent[];
  readonly talentMore?: readonly AnyEvent[];
  readonly mediaMore?: readonly AnyEvent[];
};
const put = ({ reviewsMore = [], talentMore = [], mediaMore = [] }: World = {}): void => {
  putWorld(
    [`account-${clientId}`, ...clientAccount],
    [`client-${clientId}`, clientRegistered()],
    [`talent-${talentId}`, registered, ...talentMore],
    [`job-${parties.jobId}`, { type: 'JobPosted', data: { clientId, ...posting } }],
    ['offer-offer-1', made],
    ['offer-offer-2', made, { type: 'OfferCanceled', data: unsaid }],
    ['review-offer-1', ...reviews, ...reviewsMore],
    ['media-media-1', video, ...mediaMore],
  );
  server.put(`officeAccounts/${clientId}`, { ...server.document(`officeAccounts/${clientId}`), hasClientProfile: true });
};

const openClient = (search = '') => {
  put();
  return renderOffice(<AccountsScreen />, `/office/accounts/${clientId}${search}`, '/office/accounts/:uid');
};
const openTalent = (search = '') => {
  put();
  return renderOffice(<TalentsScreen />, `/office/talents/${talentId}${search}`, '/office/talents/:uid');
};
const rowsOf = async (title: string) =>
  within(await screen.findByRole('region', { name: `${title}の表` }))
    .getAllByRole('row')
    .slice(1);

/** The sent commands, without reads. */
const sent = () => server.asked.filter(({ payload }) => 'commandId' in payload);

test('a person’s page has ongoing and finished deals, and a section per part of the work', async () => {
  const { user } = openClient();
  expect((await rowsOf('進行中の取引')).map(({ textContent }) => textContent)).toEqual([expect.stringContaining(talentProfile.name)]);
  expect(await rowsOf('終わった取引')).toHaveLength(1);
  const tabs = within(screen.getByRole('navigation', { name: 'この方について' }));
  for (const [name, region] of [
    ['掲載したお仕事', '掲載したお仕事'],
    ['評価', '書いた評価'],
    ['お問い合わせ・連絡', 'お問い合わせ・連絡'],
    ['通報', 'この方についての通報'],
    ['二人での確認', '確認の依頼：報酬の承認'],
    ['送ったメール', '送ったメール'],
  ] as const) {
    await user.click(tabs.getByRole('link', { name }));
    expect(await screen.findByRole('region', { name: region })).toBeDefined();
  }
  expect(screen.queryByRole('region', { name: '進行中の取引' })).toBeNull();
});

const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[aria-label="この方の数字"] > div')]
      .map((part) => [...part.children].map(({ textContent }) => textContent as string))
      .map(([label = '', ...rest]) => [label, rest]),
  );

test('the figures of a client are counts of the deals, and the money that is open', async () => {
  server.answer('bills', () => ({ count: 2, total: 90_000, isMore: false }));
  putStream('invoice-i1', { type: 'InvoiceIssued', data: { ...invoiceIssued.data, clientId } as never });
  openClient();
  await waitFor(() =>
    expect(figures()).toEqual({
      取引: ['2件', '進行中1・成立0・不成立1'],
      成立率: ['0.0%', '結果が出た取引のうち'],
      '未請求（税抜）': ['¥90,000', '2件'],
      '未入金（税込）': ['¥71,505', '1通・期限超過なし'],
      支払日数: ['－', '入金はまだありません'],
    }),
  );
});

test('an advance payment is among the figures, with the invoice that it comes from', async () => {
  server.answer('bills', () => ({ count: 0, total: 0, isMore: false }));
  putStream('invoice-i1', { type: 'InvoiceIssued', data: { ...invoiceIssued.data, clientId } as never }, ...carriedOver);
  openClient();
  await waitFor(() => expect(figures()).toMatchObject({ 前受金: ['¥5,000', '次の請求書で差し引きます'] }));
  expect(screen.getByRole('link', { name: '¥5,000' }).getAttribute('href')).toBe('/office/bills?tab=INVOICES&invoice=2026-0001');
});

test('a member without bills sees no money, one without deals no deals', async () => {
  put();
  renderOffice(<AccountsScreen />, `/office/accounts/${clientId}`, '/office/accounts/:uid', ['people']);
  await screen.findByText(/に登録$/);
  expect(Object.keys(figures())).not.toContain('未入金（税込）');
  expect(server.sentTo('bills')).toEqual([]);
});

test('the office hides a review with a reason and shows it again', async () => {
  const { user } = openTalent('?part=reviews');
  expect(await rowsOf('受け取った評価')).toHaveLength(1);
  const name = clientProfile.company.name;
  server.answer('reviews', ({ type }) => {
    const restored: AnyEvent = { type: 'ReviewRestored', data: { ...parties, by: 'client', score: 5, reason } };
    put({ reviewsMore: type === 'takeDown' ? [takenDown] : [takenDown, restored] });
    return { streamId: 'review-offer-1', version: type === 'takeDown' ? 4 : 5 };
  });
  const act = async (label: string) => {
    const dialog = await openDialog(user, `${name}の評価：${label}`);
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(dialog.getByLabelText(/^理由/).getAttribute('aria-invalid')).toBe('true'));
    await user.type(dialog.getByLabelText(/^理由/), reason);
    await agree(user, label);
  };
  await act('非公開にする');
  expect((await rowsOf('受け取った評価'))[0]?.textContent).toContain(`事務局が非公開にしました理由：${reason}`);
  await act('もう一度公開する');
  expect((await rowsOf('受け取った評価'))[0]?.textContent).toContain('公開中');
  expect(sent().map(({ payload: { type, by, reviewId } }) => [type, by, reviewId])).toEqual([
    ['takeDown', 'client', 'offer-1'],
    ['restore', 'client', 'offer-1'],
  ]);
});

test('a member who may only read gets no acts', async () => {
  put();
  renderOffice(<TalentsScreen />, `/office/talents/${talentId}?part=reviews`, '/office/talents/:uid', ['audit']);
  expect(await rowsOf('受け取った評価')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /非公開にする|削除する/ })).toBeNull();
});

test('a picture and a portfolio item are removed; the remaining entry says why', async () => {
  const { user } = openTalent();
  await user.click(await screen.findByRole('button', { name: '写真・動画を削除する' }));
  const table = async () => within(await screen.findByRole('region', { name: '写真・動画の確認の表' }));
  const down: AnyEvent = { type: 'TalentPictureTakenDown', data: { path: talentProfile.thumbnail as string, reason } };
  const mediaDown: AnyEvent = { type: 'MediaTakenDown', data: { ownerId: talentId, reason } };
  server.answer('talents', () => {
    put({ talentMore: [down] });
    return { streamId: `talent-${talentId}`, version: 2 };
  });
  server.answer('media', () => {
    put({ talentMore: [down], mediaMore: [mediaDown] });
    return { streamId: 'media-media-1', version: 2 };
  });
  const remove = async (row: RegExp) => {
    const dialog = await openDialog(user, await (await table()).findByRole('button', { name: row }));
    await user.type(dialog.getByLabelText(/^理由/), reason);
    await agree(user, '削除する');
  };
  await remove(/^プロフィール写真：/);
  await waitFor(async () => expect((await table()).queryByText('プロフィール写真')).toBeNull());
  await remove(/^ポートフォリオ（YouTubeの動画）/);
  expect(await (await table()).findByText(`舞台の記録・事務局が削除しました（${reason}）`)).toBeDefined();
  expect(sent().map(({ payload: { type } }) => type)).toEqual(['takeDownPicture', 'takeDown']);
});

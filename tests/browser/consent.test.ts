import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DAY, HOUR } from '#domain/calendar/instants.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit, whenLoaded } from '#tests/support/browserAudit.ts';
import { fillInstant, pressAndConfirm, whenBannerSays } from '#tests/support/browserDeal.ts';
import { send } from '#tests/support/callables.ts';
import { armedFor, pauseQueue, resumeQueue, ringAt } from '#tests/support/clock.ts';
import { type Deal, freshOffer, whenStatus } from '#tests/support/deals.ts';
import { decidingEntry } from '#tests/support/entries.ts';
import { type Cast, document, newCast, newJob, newTalent, type Person, posting } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
  // A test decides when alarms ring.
  await pauseQueue();
});
afterAll(resumeQueue);

type Offered = Deal & { readonly talent: Person };
const END = 30 * DAY;
/** An accepted offer of 60,000 yen about a new job. */
const accepted = async (title = 'Web広告の撮影'): Promise<Offered> => {
  const jobId = await newJob(cast.client, { title });
  const talent = await newTalent(cast.office);
  const { streamId } = await send(cast.client, 'offers', {
    ...{ type: 'makeOffer', jobId, talentId: talent.uid, fee: 60_000, scheduleToClose: Date.now() + END },
  });
  const offerId = streamId.slice('offer-'.length);
  await send(talent, 'offers', { type: 'accept', termsNo: 1, offerId });
  const path = `jobs/${jobId}/offers/${offerId}`;
  await whenStatus(path, 'IS_ACCEPTED');
  return { talent, offerId, path, talentId: talent.uid };
};
const concluded = async (): Promise<Offered> => {
  const offered = await accepted();
  const { offerId } = offered;
  await send(cast.office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
  await send(cast.client, 'offers', { type: 'approve', termsNo: 1, offerId });
  await whenStatus(offered.path, 'IS_APPROVED');
  return offered;
};
const propose = (offerId: string, fee: number) =>
  send(cast.client, 'offers', { type: 'proposeChange', offerId, fee, reason: '撮影が半日になるため' });

const askForFee = async (page: Page, fee: string, reason = '撮影が半日になるため') => {
  await page.getByRole('button', { name: '報酬を変更' }).click();
  await page.getByRole('textbox', { name: '新しい報酬' }).fill(fee);
  await page.getByLabel('理由').fill(reason);
  await audit(page, 'a change that needs consent');
  await page.getByRole('button', { name: '条件の変更を申し込む' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await card(page).waitFor();
  await audit(page, 'a change that was proposed');
};
const card = (page: Page) => page.getByRole('region', { name: '条件の変更の申し込み' });

describe.concurrent('with the client on a desktop and the cast on a phone', () => {
  test('a fee of ¥1 after an acceptance of ¥60,000 is a proposal, which is withdrawn, declined and agreed to', async ({ openAs }) => {
    const { talent, offerId, path } = await accepted();
    const [{ page: client }, { page: hired }] = await Promise.all([
      openAs(cast.client, 'desktop', `/client/mypage/offers/${offerId}`),
      openAs(talent, 'phone', `/talent/mypage/offers/${offerId}`),
    ]);
    await whenBannerSays(hired, 'IS_ACCEPTED', 'talent');
    await askForFee(client, '1');
    await card(hired).getByText('¥1', { exact: true }).waitFor();
    expect(await document<Offer>(path, ({ proposal }) => proposal !== null)).toMatchObject({ fee: 60_000, termsNo: 1 });
    await audit(client, 'a proposal, its client');
    await audit(hired, 'a proposal, its cast');
    await expectToFit(hired, 320);

    await pressAndConfirm(client, '条件の変更を取り消す');
    await card(hired).waitFor({ state: 'detached' });

    await askForFee(client, '40000');
    await card(hired).getByRole('button', { name: '今の条件のまま続ける' }).click();
    const dialog = hired.getByRole('dialog');
    await dialog.getByLabel('理由').fill('この報酬ではお受けできません。');
    await audit(hired, 'the dialog that declines');
    await dialog.getByRole('button', { name: '今の条件のまま続ける' }).click();
    await dialog.waitFor({ state: 'detached' });
    await client.getByText('キャストが条件の変更を見送りました').waitFor();

    await askForFee(client, '50000', '時間が短くなったため');
    await pressAndConfirm(hired, 'この変更に同意する');
    await hired.getByText('第2版').first().waitFor();
    await client.getByText('報酬（税抜）：¥60,000 → ¥50,000').first().waitFor();
    expect(await document<Offer>(path, ({ termsNo }) => termsNo === 2)).toMatchObject({ fee: 50_000, proposal: null });
  });
});

test.concurrent('an unanswered change expires on both open pages', async ({ openAs }) => {
  const { talent, offerId, path } = await concluded();
  const [{ page: client }, { page: hired }] = await Promise.all([
    openAs(cast.client, 'phone', `/client/mypage/offers/${offerId}`),
    openAs(talent, 'desktop', `/talent/mypage/offers/${offerId}`),
  ]);
  await propose(offerId, 30_000);
  await card(hired).waitFor();
  await client.getByText('条件の変更について、キャストの同意を待っています。').waitFor();
  const [alarm] = await until(
    async () => (await armedFor(`offer-${offerId}`)).filter(({ kind }) => kind === 'lapseChange'),
    (alarms) => alarms.length > 0,
    'the alarm of the proposal',
  );
  await ringAt(alarm as NonNullable<typeof alarm>, Date.now() + 3 * DAY + HOUR);
  await card(hired).waitFor({ state: 'detached' });
  for (const page of [client, hired]) await page.getByText('条件の変更は取りやめになりました').waitFor();
  expect(await document<Offer>(path, ({ proposal }) => proposal === null)).toMatchObject({ fee: 60_000, termsNo: 1 });
});

test.concurrent('nothing is concluded while a change is open; the office decides after the cast', async ({ openAs }) => {
  const { talent, offerId, path } = await accepted('駅の広告の撮影');
  await send(cast.office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
  const [{ page: client, expectFault }, { page: office }] = await Promise.all([
    openAs(cast.client, 'phone', `/client/mypage/offers/${offerId}`),
    openAs(cast.office, 'desktop', `/office/offers/${offerId}?tab=changes`),
  ]);
  // The refusal.
  expectFault(/400|409|412/);
  await client.getByRole('button', { name: 'この内容で依頼を確定する' }).click();
  await client.getByRole('dialog').waitFor();
  await propose(offerId, 55_000);
  await client.getByRole('dialog').getByRole('button', { name: 'この内容で依頼を確定する' }).click();
  await client.getByRole('dialog').getByText(errorMessages['change-pending']).waitFor();
  await client.getByRole('dialog').getByRole('button', { name: 'キャンセル' }).click();
  expect(await client.getByRole('button', { name: 'この内容で依頼を確定する' }).count()).toBe(0);

  await send(talent, 'offers', { type: 'agreeChange', offerId, proposalNo: 1 });
  await office.getByRole('table', { name: 'オファーの一覧' }).getByRole('link', { name: '駅の広告の撮影' }).waitFor();
  await audit(office, 'a change that waits for the office');
  await office.getByRole('button', { name: 'この変更を承認する' }).click();
  await audit(office, 'the approval of a change');
  await office.getByRole('dialog').getByRole('button', { name: 'この変更を承認する' }).click();
  await office.getByRole('dialog').waitFor({ state: 'detached' });
  await client.getByRole('button', { name: 'この内容で依頼を確定する' }).click();
  await client.getByRole('dialog').getByText('¥55,000').waitFor();
  expect(await document<Offer>(path, ({ termsNo }) => termsNo === 2)).toMatchObject({ fee: 55_000, status: 'IS_ADMIN_APPROVED' });
});

test.concurrent('the office cannot approve ¥4,000 while its dialog shows ¥40,000, alone or with others', async ({ openAs }) => {
  const [alone, among] = [await accepted('春の広告'), await accepted('夏の広告')];
  const { page, expectFault } = await openAs(cast.office, 'desktop', `/office/offers/${alone.offerId}`);
  expectFault(/400|409|412/);
  const change = async ({ talent, offerId }: Offered, fee: number, proposalNo: number) => {
    await propose(offerId, fee);
    await send(talent, 'offers', { type: 'agreeChange', offerId, proposalNo });
  };
  await change(alone, 40_000, 1);
  await page.getByText('¥40,000').first().waitFor();
  await page.getByRole('button', { name: 'このオファーを承認する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('¥44,000').waitFor();
  await change(alone, 4_000, 2);
  await dialog.getByRole('table', { name: '変わった条件' }).getByText('¥4,000', { exact: true }).waitFor();
  expect(await dialog.getByRole('button', { name: '承認する', exact: true }).count()).toBe(0);
  await audit(page, 'terms that changed under an open approval');
  await dialog.getByRole('button', { name: '変更後の内容を確認しました' }).click();
  await dialog.getByRole('button', { name: 'キャンセル' }).click();
  expect((await document<Offer>(alone.path, ({ termsNo }) => termsNo === 3)).status).toBe('IS_ACCEPTED');

  await page.goto('/office/offers');
  await whenLoaded(page);
  for (const title of ['春の広告', '夏の広告']) await page.getByRole('checkbox', { name: title }).check();
  await page.getByRole('button', { name: '選択した2件を承認する' }).click();
  // The dialog confirms the version that it shows.
  await dialog.getByText('第1版').first().waitFor();
  await change(among, 6_000, 1);
  await dialog.getByText(/第1版 → 第2版、報酬（税抜）：¥60,000 → ¥6,000/).waitFor();
  await dialog.getByRole('button', { name: '2件を承認する' }).click();
  await dialog.getByText('2件のうち1件を承認しました。').waitFor();
  await dialog.getByRole('listitem').filter({ hasText: '夏の広告' }).getByText(errorMessages['terms-changed']).waitFor();
  await audit(page, 'an approval of several of which one changed');
  expect((await document<Offer>(among.path, ({ termsNo }) => termsNo === 2)).status).toBe('IS_ACCEPTED');
});

test.concurrent('an entry cannot be concluded at ¥1 without its cast’s consent', async ({ openAs }) => {
  const talent = await newTalent(cast.office);
  const mine = { ...cast, talent, jobId: await newJob(cast.client) };
  const { entryId } = await decidingEntry(mine);
  const [{ page: client }, { page: hired }] = await Promise.all([
    openAs(cast.client, 'phone', `/client/mypage/entries/${entryId}`),
    openAs(talent, 'phone', `/talent/mypage/entries/${entryId}`),
  ]);
  await client.getByRole('button', { name: 'この方に依頼を確定する' }).click();
  const dialog = client.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '報酬' }).fill('1');
  await fillInstant(client, '終了日', Date.now() + END);
  await dialog.getByLabel('理由').fill('予算がないため');
  await audit(client, 'a conclusion outside of the posting');
  await dialog.getByRole('button', { name: 'この条件で同意を求める' }).click();
  await dialog.waitFor({ state: 'detached' });
  await card(hired).getByText('¥1', { exact: true }).waitFor();
  await audit(hired, 'terms outside of the posting');
  await pressAndConfirm(hired, 'この条件には同意しない');
  await client.getByRole('button', { name: 'この方に依頼を確定する' }).waitFor();
  // The change was listed as waiting until it was answered.
  await hired.goto('/talent/mypage/entries');
  await hired.getByRole('link', { name: posting().title }).waitFor();
  expect(await hired.getByRole('link', { name: /^要対応/ }).count()).toBe(0);
});

test.concurrent('terms that change during an open acceptance are shown before it counts', async ({ openAs }) => {
  const offered = await freshOffer(cast);
  const { offerId } = offered;
  const { page } = await openAs(offered.talent, 'phone', `/talent/mypage/offers/${offerId}`);
  await page.getByRole('button', { name: 'このオファーを承諾する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 300 });
  await dialog.getByRole('table', { name: '変わった条件' }).getByText('¥300', { exact: true }).waitFor();
  await audit(page, 'terms that changed under an open yes');
  await dialog.getByRole('button', { name: '変更後の内容を確認しました' }).click();
  await dialog.getByRole('button', { name: 'このオファーを承諾する' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await document<Offer>(offered.path, ({ status }) => status === 'IS_ACCEPTED')).toMatchObject({ fee: 300, termsNo: 2 });
});

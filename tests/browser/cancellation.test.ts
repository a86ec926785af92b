import type { Page } from 'playwright-core';
import { beforeAll, describe } from 'vitest';
import { aboveShown } from '#domain/deal/cancellation.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { pressAndConfirm } from '#tests/support/browserDeal.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { type Cast, document, newCast, newTalent } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const concluded = async () => {
  const talent = await newTalent(cast.office);
  const { offerId, path } = await newOffer({ ...cast, talent });
  const seen = { offerId, termsNo: 1 };
  await send(talent, 'offers', { type: 'accept', ...seen });
  await send(cast.office, 'offers', { type: 'adminApprove', ...seen });
  await send(cast.client, 'offers', { type: 'approve', ...seen });
  await whenStatus(path, 'IS_APPROVED');
  return { talent, offerId, path };
};
const callOff = async (page: Page, why: string) => {
  await page.getByRole('button', { name: 'その他の操作' }).click();
  await page.getByRole('menuitem', { name: '取り消しを申し込む' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '申し込む側の都合' }).check();
  await dialog.getByRole('textbox', { name: /^理由/ }).fill(why);
  await audit(page, 'the dialog that calls a deal off');
  await expectToFit(page, 320);
  await dialog.getByRole('button', { name: '取り消しを申し込む' }).click();
  await dialog.waitFor({ state: 'detached' });
};
const asked = (page: Page) => page.getByRole('region', { name: '取り消しの申し込み', exact: true });
const settled = (page: Page) => page.getByRole('region', { name: '取り消しの精算' });

describe.concurrent('with the client on a phone and the others on a desktop', () => {
  test('a concluded deal is cancelled, restored, cancelled again and settled with an amount', async ({ openAs }) => {
    const { talent, offerId } = await concluded();
    const [{ page: client }, { page: hired }, { page: office }] = await Promise.all([
      openAs(cast.client, 'phone', `/client/mypage/offers/${offerId}`),
      openAs(talent, 'desktop', `/talent/mypage/offers/${offerId}`),
      openAs(cast.office, 'desktop', '/office/offers?tab=cancellations'),
    ]);
    await callOff(client, '企画が延期になりました。');
    await asked(hired).getByText('企画が延期になりました。').waitFor();
    await pressAndConfirm(client, '取り消しの申し込みを撤回する');
    await asked(hired).waitFor({ state: 'detached' });

    await callOff(client, '企画が中止になりました。');
    await asked(hired).getByText('¥30,000').waitFor();
    await audit(client, 'a deal that its client called off');
    await audit(hired, 'a deal that the other side called off');

    // Not in the queue: there the next deal opens afterwards, which may be of another test.
    await office.goto(`/office/offers/${offerId}?tab=recent`);
    await office.getByRole('button', { name: '取り消しを精算する' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('取消料（税抜）').fill('40000');
    await dialog.getByRole('textbox', { name: /^理由/ }).fill('前日の取り消しのため、規定のとおりです。');
    await dialog.getByRole('button', { name: '取り消しを精算する' }).click();
    await dialog.getByText(aboveShown).waitFor();
    await audit(office, 'the dialog that settles, with a mistake');
    await dialog.getByLabel('取消料（税抜）').fill('15000');
    await dialog.getByRole('button', { name: '取り消しを精算する' }).click();
    await dialog.waitFor({ state: 'detached' });
    for (const page of [client, hired, office]) await settled(page).getByText('¥15,000').waitFor();
    await audit(hired, 'a deal that was settled');
    await office.goto(`/office/bills?client=${cast.client.uid}`);
    await office.getByText('取消料', { exact: true }).first().waitFor();
  });

  test('a cast cancels a deal: no amount and no bill', async ({ openAs }) => {
    const { talent, offerId, path } = await concluded();
    const [{ page: hired }, { page: client }] = await Promise.all([
      openAs(talent, 'desktop', `/talent/mypage/offers/${offerId}`),
      openAs(cast.client, 'phone', `/client/mypage/offers/${offerId}`),
    ]);
    await callOff(hired, '家族の看病のため');
    await asked(client).getByText('家族の看病のため').waitFor();
    const { calledOffAt } = await document<Offer>(path, ({ cancellation }) => cancellation !== null);
    await send(cast.office, 'offers', { type: 'settleCancellation', offerId, calledOffAt, cancelFee: 0, reason: 'ご本人の申し出のため' });
    await whenStatus(path, 'IS_ADMIN_CLOSED');
    for (const page of [client, hired]) await settled(page).getByText('¥0').waitFor();
  });
});

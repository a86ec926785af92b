import { beforeAll, describe } from 'vitest';
import { MINUTE } from '#domain/calendar/instants.ts';
import { messages } from '#domain/kernel/messages.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { fillInstant, whenBannerSays } from '#tests/support/browserDeal.ts';
import { newOffer } from '#tests/support/deals.ts';
import { type Cast, newCast, newTalent } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const offered = async () => {
  const talent = await newTalent(cast.office);
  const { offerId } = await newOffer({ ...cast, talent });
  return { talent, offerId };
};

describe.concurrent('with the office on a desktop and the others on a phone', () => {
  test('an answer is registered for a cast, who objects; the office settles it', async ({ openAs }) => {
    const { talent, offerId } = await offered();
    const [{ page: office }, { page: asked }, { page: client }] = await Promise.all([
      openAs(cast.office, 'desktop', `/office/offers/${offerId}?tab=recent`),
      openAs(talent, 'phone', `/talent/mypage/offers/${offerId}`),
      openAs(cast.client, 'phone', `/client/mypage/offers/${offerId}`),
    ]);
    await office.getByRole('button', { name: '代わりに回答する' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'オファーを承諾する' }).check();
    await dialog.getByRole('radio', { name: '電話' }).check();
    await dialog.getByRole('textbox', { name: /^メモ/ }).fill('折り返しのお電話で確認しました。');
    await dialog.getByRole('button', { name: '代わりに回答する' }).click();
    await dialog.getByText(messages.required).first().waitFor();
    await audit(office, 'the dialog of an answer on behalf, with a mistake');
    await expectToFit(office, 320);
    await fillInstant(dialog, '回答を聞いた日時', Math.floor(Date.now() / MINUTE) * MINUTE);
    await dialog.getByRole('button', { name: '代わりに回答する' }).click();
    await dialog.waitFor({ state: 'detached' });

    const card = { name: '事務局による代わりの回答' };
    for (const page of [asked, client])
      await page
        .getByRole('region', card)
        .getByText(/事務局が代わりに承諾しました（電話/)
        .waitFor();
    await whenBannerSays(client, 'IS_ACCEPTED', 'client');
    await audit(client, 'a deal that was answered through the office');
    await audit(asked, 'a deal in which the cast can object');
    await asked.getByRole('button', { name: '身に覚えがない' }).click();
    const objection = asked.getByRole('dialog');
    await objection.getByRole('textbox', { name: /^理由/ }).fill('電話を受けていません。');
    await audit(asked, 'the dialog of an objection');
    await objection.getByRole('button', { name: '身に覚えがない' }).click();
    await objection.waitFor({ state: 'detached' });
    await asked.getByText('異議の確認中').first().waitFor();

    await office.goto(`/office/offers/${offerId}?tab=proxies`);
    await office.getByRole('button', { name: '異議を処理する' }).waitFor();
    await audit(office, 'an objection in the queue of the office');
    await office.getByRole('button', { name: '異議を処理する' }).click();
    await dialog.getByRole('radio', { name: /^回答を取り消す/ }).check();
    await dialog.getByRole('textbox', { name: /^理由/ }).fill('ご本人と別の方の電話でした。');
    await audit(office, 'the dialog that settles an objection');
    await dialog.getByRole('button', { name: '異議を処理する' }).click();
    await dialog.waitFor({ state: 'detached' });
    for (const [page, viewer] of [
      [client, 'client'],
      [asked, 'talent'],
    ] as const)
      await whenBannerSays(page, 'IS_ADMIN_CLOSED', viewer);
  });
});

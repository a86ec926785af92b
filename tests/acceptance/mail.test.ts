import { expect, test } from 'vitest';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { whenMail } from '#tests/support/mails.ts';
import { newCast, newTalent } from '#tests/support/people.ts';

test('the other side gets mails about an offer and its results, with facts and a link', async () => {
  const cast = await newCast();
  const talent = await newTalent(cast.office);
  const { offerId } = await newOffer({ ...cast, talent });
  const made = await whenMail(talent, 'オファーが届きました');
  for (const form of [made.text, made.html]) {
    for (const words of ['山田 花子 様', '株式会社あおぞら映像', '企業紹介映像の出演者募集', '¥30,000', '回答期限'])
      expect(form).toContain(words);
    expect(form).toContain(`${process.env.SITE_URL}/talent/mypage/offers/${offerId}`);
  }
  await send(talent, 'offers', { type: 'accept', termsNo: 1, offerId });
  await whenMail(cast.client, 'オファーが承諾されました');
  await send(cast.office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
  const toConfirm = await whenMail(cast.client, '依頼の確定をお願いします');
  expect(toConfirm.subject).toMatch(/：あと\d+分・企業紹介映像の出演者募集（確定の期限 /);
  for (const words of ['株式会社あおぞら映像 佐藤 健 様', '内容を確認して依頼を確定する', `/client/mypage/offers/${offerId}`])
    expect(toConfirm.text).toContain(words);
  await whenMail(talent, '事務局が承認しました');
  await send(cast.client, 'offers', { type: 'approve', termsNo: 1, offerId });
  await Promise.all([whenMail(talent, 'オファーが成立しました'), whenMail(cast.client, 'オファーが成立しました')]);
});

import { test } from '#tests/support/browser.ts';
import { pressAndConfirm } from '#tests/support/browserDeal.ts';
import { send } from '#tests/support/callables.ts';
import { post, whenReference } from '#tests/support/chats.ts';
import { agreedChange, endSoon, freshOffer, whenStatus } from '#tests/support/deals.ts';
import { newCast } from '#tests/support/people.ts';

test('each badge is updated on an open page', async ({ openAs }) => {
  const cast = await newCast();
  const { talent, offerId, path } = await freshOffer(cast);
  const { page } = await openAs(talent, 'desktop', `/talent/mypage/offers/${offerId}`);
  const menu = page.getByRole('navigation', { name: 'メインメニュー', exact: true });
  const says = (name: string) => menu.getByRole('link', { name, exact: true }).waitFor();
  // Another test may add one.
  const bell = page.getByRole('link', { name: /^お知らせ 未読 ([2-9]|\d\d) 件$/ });

  await says('オファー 要対応 1 件');
  await bell.waitFor();
  await pressAndConfirm(page, 'このオファーを承諾する');
  await says('オファー');

  await whenReference(talent, offerId);
  await post(cast.client, offerId, 'よろしくお願いします。');
  await post(cast.client, offerId, '当日は9時に集合です。');
  await says('メッセージ 未読 2 件');
  await send(talent, 'chats', { type: 'read', roomId: offerId, upTo: 1 });
  await says('メッセージ 未読 1 件');
  await send(talent, 'chats', { type: 'read', roomId: offerId, upTo: 2 });
  await says('メッセージ');

  await send(cast.office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
  await send(cast.client, 'offers', { type: 'approve', termsNo: 1, offerId });
  await endSoon((scheduleToClose) => agreedChange({ ...cast, talent }, { offerId }, { scheduleToClose }));
  await whenStatus(path, 'IS_CLOSED');
  await says('マイページ 評価待ちの一覧 1 件');
  await send(talent, 'reviews', { type: 'write', reviewId: offerId, score: 5, comment: 'またお願いします。' });
  await says('マイページ');

  await bell.click();
  await page.getByRole('button', { name: 'すべて既読にする' }).click();
  await bell.waitFor({ state: 'detached' });
});

import { expect } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { confirm, pressAndConfirm, whenBannerSays } from '#tests/support/browserDeal.ts';
import { fillOpenSheet } from '#tests/support/browserForm.ts';
import { leaveFor } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { newCast, newJob } from '#tests/support/people.ts';
import { screensOf } from '#tests/support/widths.ts';

test.for(screensOf('counter-offer'))(
  'a cast answers an offer with other terms; the client declines once, agrees once, and the offer is accepted',
  async ([mine, theirs], { openAs }) => {
    const people = await newCast();
    const { offerId } = await newOffer(people, Date.now() + 30 * DAY);
    const [{ page: cast }, { page: client }] = await Promise.all([
      openAs(people.talent, mine, `/talent/mypage/offers/${offerId}`),
      openAs(people.client, theirs, `/client/mypage/offers/${offerId}`),
    ]);

    for (const [fee, words] of [
      ['50000', '準備の時間も入れていただきたいためです。'],
      ['38000', '移動の費用だけ加えていただきたいためです。'],
    ] as const) {
      await cast.getByRole('link', { name: /相談する$/ }).click();
      await cast.getByLabel(/^報酬/).fill(fee);
      await cast.getByRole('textbox', { name: '理由' }).fill(words);
      await audit(cast, 'a counter-offer');
      await cast.getByRole('button', { name: '1つの条件を相談する' }).click();
      await cast.waitForURL(`**/talent/mypage/offers/${offerId}`);
      await client.getByText(words).first().waitFor();
      await audit(client, 'the comparison of a counter-offer');
      if (fee === '50000') {
        await client.getByRole('button', { name: '相談を見送る' }).click();
        await confirm(client, '相談を見送る');
        await cast.getByRole('link', { name: 'もう一度相談する' }).waitFor();
      }
    }
    await client.getByRole('button', { name: /^この条件に同意する/ }).click();
    await confirm(client, 'この条件に同意する');
    await whenBannerSays(client, 'IS_ACCEPTED', 'client');
    await whenBannerSays(cast, 'IS_ACCEPTED', 'talent');
    await client.getByText('¥38,000').first().waitFor();
  },
);

test.for(screensOf('offer again'))(
  'an offer that the cast refused is made again from its page, with the earlier deal in sight',
  async ([mine, theirs], { openAs }) => {
    const people = await newCast();
    const { offerId } = await newOffer(people, Date.now() + 30 * DAY);
    await send(people.talent, 'offers', { type: 'refuse', offerId, reasonCode: 'FEE' });
    const { page } = await openAs(people.client, mine, `/client/mypage/offers/${offerId}`);
    await page.getByRole('link', { name: 'もう一度オファーする' }).click();
    await page.getByLabel(/^報酬/).fill('45000');
    await fillOpenSheet(page);
    await audit(page, 'an offer made again');
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await page.getByRole('button', { name: /のオファーを送る$/ }).click();
    await page.getByRole('link', { name: 'オファーの状況を見る' }).click();
    await whenBannerSays(page, 'IN_PROGRESS', 'client');
    expect(page.url()).not.toContain(offerId);
    await page.getByText('前回のやり取り').waitFor();
    const { page: cast } = await openAs(people.talent, theirs, new URL(page.url()).pathname.replace('/client/', '/talent/'));
    await cast.getByText('前回のやり取り').waitFor();
    await audit(cast, 'an offer after an earlier deal');
  },
);

test.for(screensOf('shared list'))(
  'a guest without an account answers a shared list on a phone, until the client stops it',
  async ([mine], { openAs, open }) => {
    const people = await newCast();
    await send(people.talent, 'talents', { type: 'allowSharing' });
    const { streamId } = await send(people.client, 'shortlists', { type: 'create', title: '冬の広告 一次候補', jobId: null });
    const listId = streamId.slice('shortlist-'.length);
    await send(people.client, 'shortlists', { type: 'add', listId, talentId: people.talent.uid, note: '笑顔', place: null });
    const { page: client } = await openAs(people.client, mine, `/client/mypage/lists/${listId}`);
    const guestVisit = await open('phone');
    const { page: guest } = guestVisit;
    await client.getByRole('button', { name: '共有リンクを作る' }).click();
    await client.getByRole('dialog').getByRole('textbox').first().fill('みのり製菓さま');
    await client.getByRole('dialog').getByRole('button', { name: 'リンクを作る' }).click();
    const address = await client.locator('[data-id]').first().textContent();
    await audit(client, 'a shortlist with its link');

    await guest.goto(address ?? '');
    await guest.getByRole('heading', { name: '冬の広告 一次候補' }).waitFor();
    expect(await guest.getByText('笑顔').count(), 'the note of the client').toBe(0);
    await audit(guest, 'the page of a guest');
    await guest.getByLabel(/お名前/).fill('みのり製菓 佐伯');
    await guest.getByRole('radio').first().check();
    await guest.getByRole('button', { name: '回答を送る' }).click();
    await guest.getByRole('status').waitFor();
    await client.getByText('みのり製菓 佐伯さん').first().waitFor();

    await pressAndConfirm(client, 'みのり製菓さまへの共有をいますぐ止める', 'いますぐ止める');
    guestVisit.expectFault(/404/);
    await guest.reload();
    await guest.getByRole('heading', { name: 'このページは開けません' }).waitFor();
  },
);

test.for(screensOf('words'))(
  'words go with an inquiry, its answer and its end, and with the office’s denial of another deal',
  async ([mine, theirs], { openAs }) => {
    const people = await newCast();
    const about = { jobId: people.jobId, talentId: people.talent.uid };
    const inquiry = { type: 'inquire', ...about, inquiryType: 'APPEARANCE', message: '三日間の撮影です。' };
    const { streamId } = await send(people.client, 'offers', inquiry);
    const offerId = streamId.slice('offer-'.length);
    const [{ page: cast }, { page: client }] = await Promise.all([
      openAs(people.talent, mine, `/talent/mypage/offers/${offerId}`),
      openAs(people.client, theirs, `/client/mypage/offers/${offerId}`),
    ]);
    await cast.getByText('三日間の撮影です。').first().waitFor();
    await cast.getByRole('button', { name: 'この問い合わせに回答する' }).click();
    const answer = cast.getByRole('dialog');
    await answer.getByRole('radio').first().check();
    await answer.getByLabel(/^希望の報酬の下限/).fill('40000');
    await answer.getByRole('textbox', { name: /回答|メッセージ/ }).fill('午後からでしたら、三日間とも伺えます。');
    await audit(cast, 'the answer to an inquiry');
    await answer.getByRole('button', { name: 'この問い合わせに回答する' }).click();
    await answer.waitFor({ state: 'detached' });
    await client.getByText('午後からでしたら、三日間とも伺えます。').first().waitFor();
    await audit(client, 'an inquiry with its answer');

    await client.getByRole('button', { name: 'その他の操作' }).click();
    await client.getByRole('menuitem', { name: 'この問い合わせを取り消す' }).click();
    await client.getByRole('dialog').getByLabel('ほかの方に決まった').check();
    await client.getByRole('dialog').getByRole('textbox').fill('またの機会にお願いします。');
    await audit(client, 'the end of an inquiry');
    await client.getByRole('dialog').getByRole('button', { name: 'この問い合わせを取り消す' }).click();
    await cast.getByText('またの機会にお願いします。').first().waitFor();
    await cast.getByText('ほかの方に決まった').first().waitFor();

    const denied = await newOffer({ ...people, jobId: await newJob(people.client) }, Date.now() + 30 * DAY);
    await send(people.talent, 'offers', { type: 'accept', offerId: denied.offerId, termsNo: 1 });
    await send(people.office, 'offers', { type: 'adminDisapprove', offerId: denied.offerId, reason: '使用範囲が募集と異なります。' });
    for (const [page, side] of [
      [cast, 'talent'],
      [client, 'client'],
    ] as const) {
      await leaveFor(page, `/${side}/mypage/offers/${denied.offerId}`);
      await page.getByText('使用範囲が募集と異なります。').first().waitFor();
      await audit(page, `a denied offer for its ${side}`);
    }
  },
);

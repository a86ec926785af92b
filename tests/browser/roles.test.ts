import type { Page } from 'playwright-core';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { fillInstant } from '#tests/support/browserDeal.ts';
import { leaveFor } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { newClient, newOffice, newTalent } from '#tests/support/people.ts';
import { screens } from '#tests/support/widths.ts';

const addRole = async (page: Page, no: number, { name, fee, seats }: { name: string; fee: string; seats: string }) => {
  await page.getByRole('button', { name: no === 1 ? '役ごとに募集する' : /^役を足す/ }).click();
  const role = page.getByRole('group', { name: `役 ${no}` });
  await role.getByLabel('役の名前').fill(name);
  await role.getByLabel('人数').fill(seats);
  await role.getByLabel('役の報酬（税抜・下限）').fill(fee);
  await role.getByLabel('役の報酬（税抜・上限）').fill(fee);
};

test.for(screens)(
  'a client posts a job with two roles; one is entered and concluded, and the rest of it is declined',
  async ([mine, theirs], { openAs }) => {
    const office = await newOffice();
    const [client, lead, other] = await Promise.all([newClient(office), newTalent(office, '白石 美咲'), newTalent(office, '清水 結衣')]);
    const { page } = await openAs(client, mine, '/client/mypage/jobs/add');
    const start = Date.now() + 20 * DAY;
    await page.getByLabel('タイトル').fill('駅前カフェの連続ドラマ');
    await page.getByLabel('お仕事の内容').fill('一日で撮影します。');
    await page.getByRole('button', { name: '次へ（日程・報酬）' }).click();
    await page.getByLabel('場所').fill('吉祥寺');
    await fillInstant(page, '開始日時', start);
    await fillInstant(page, '終了日時', start + DAY / 3);
    await addRole(page, 1, { name: '主演', fee: '120000', seats: '1' });
    await addRole(page, 2, { name: '店員', fee: '30000', seats: '2' });
    await audit(page, 'the roles of a posting');
    await page.getByRole('button', { name: '次へ（募集）' }).click();
    await fillInstant(page, '募集締切', start - DAY);
    await page.getByRole('button', { name: '次へ（条件）' }).click();
    await page.getByRole('button', { name: '掲載内容を確認する' }).click();
    await page.getByText('募集する役').waitFor();
    await page.getByRole('button', { name: 'このお仕事を掲載する' }).click();
    await page.getByRole('link', { name: 'キャストをさがす' }).last().waitFor();
    await leaveFor(page, '/client/mypage/jobs');
    await page.getByRole('link', { name: '駅前カフェの連続ドラマ' }).first().click();
    // A phone shows one stage at a time.
    if (mine === 'phone') await page.getByRole('link', { name: /^エントリー/ }).click();
    await page.getByRole('region', { name: '主演' }).waitFor();
    const jobId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    // The cast chooses a role.
    const { page: cast } = await openAs(other, theirs, `/talent/jobs/${jobId}/apply`);
    await cast.getByRole('combobox', { name: /^役/ }).selectOption({ label: '主演（¥120,000）' });
    await cast.getByRole('textbox', { name: '自己PR' }).fill('舞台の経験があります。');
    await audit(cast, 'an entry to a role');
    await cast.getByRole('button', { name: 'この内容でエントリーする' }).click();
    await cast.getByRole('heading', { name: 'エントリーしました' }).first().waitFor();
    await page.getByRole('region', { name: '主演' }).getByText('清水 結衣').first().waitFor();

    // An offer for the same role is concluded.
    const terms = { jobId, talentId: lead.uid, roleNo: 1, fee: 120_000, scheduleToClose: Date.now() + 30 * DAY };
    const offerId = (await send(client, 'offers', { type: 'makeOffer', ...terms })).streamId.slice('offer-'.length);
    await send(lead, 'offers', { type: 'accept', offerId, termsNo: 1 });
    await send(office, 'offers', { type: 'adminApprove', offerId, termsNo: 1 });
    await send(client, 'offers', { type: 'approve', offerId, termsNo: 1 });
    const lane = page.getByRole('region', { name: '主演' });
    await lane.getByText('そろいました').waitFor();
    await audit(page, 'the lanes of a board');

    // The office has to check an entry before its client may refuse it.
    await leaveFor(cast, '/talent/mypage/entries');
    await cast
      .getByRole('link', { name: /駅前カフェの連続ドラマ/ })
      .first()
      .click();
    await cast.getByText('主演').first().waitFor();
    const entryId = new URL(cast.url()).pathname.split('/').at(-1) ?? '';
    await send(office, 'entries', { type: 'adminApprove', entryId, termsNo: 1 });
    await lane.getByRole('button', { name: '主演の残り1件を見送る' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('清水 結衣').waitFor();
    await audit(page, 'declining the rest of a role');
    await dialog.getByRole('button', { name: '1件を見送る', exact: true }).click();
    await dialog.getByText('1件すべてを見送りました。').waitFor();
  },
);

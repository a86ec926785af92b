import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DAY, jstDate } from '#domain/kernel/calendar/instants.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { send } from '#tests/support/callables.ts';
import { newClient, newOffice, newTalent, type Person, posting } from '#tests/support/people.ts';
import { screens } from '#tests/support/widths.ts';

/** Presses a button, fills in the dialog, and confirms it. */
const inDialog = async (page: Page, act: string, confirmation: string, fill: () => Promise<unknown> = async () => undefined) => {
  await page.getByRole('button', { name: act }).first().click();
  await page.getByRole('dialog').waitFor();
  await fill();
  await page.getByRole('dialog').getByRole('button', { name: confirmation, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

test.for(screens)(
  'a client invites two casts to slots; one confirms, one is moved; both get a result before the end',
  async ([mine, theirs], { openAs }) => {
    const office = await newOffice();
    const client = await newClient(office);
    const casts = [await newTalent(office, '白石 ゆり'), await newTalent(office, '黒田 かな')] as [Person, Person];
    const { streamId } = await send(client, 'jobs', { ...posting(), title: '春の広告撮影' });
    const jobId = streamId.slice('job-'.length);
    const offers: string[] = [];
    for (const { uid } of casts) {
      const inquiry = { type: 'inquire', jobId, talentId: uid, inquiryType: 'APPEARANCE', message: 'ご都合をお聞かせください。' };
      offers.push((await send(client, 'offers', inquiry)).streamId.slice('offer-'.length));
    }
    const [{ page: desk }, { page: first }, { page: second }] = await Promise.all([
      openAs(client, mine, `/client/mypage/jobs/${jobId}`),
      openAs(casts[0], theirs, '/talent/mypage'),
      openAs(casts[1], theirs, `/talent/mypage/offers/${offers[1]}`),
    ]);
    const field = (label: string | RegExp) => desk.getByRole('dialog').getByLabel(label);
    const day = (ahead: number) => jstDate(Date.now() + ahead * DAY);

    await desk.getByRole('link', { name: 'オーディション', exact: true }).click();
    await inDialog(desk, '第1回を始める', '始める', async () => {
      await field(/^場所/).fill('渋谷スタジオ');
      await field('回答期限（日付）').fill(day(3));
      await audit(desk, 'a new round of auditions');
    });
    await inDialog(desk, '時間枠を追加する', '追加する', async () => {
      await field(/^日付/).fill(day(10));
      await field(/^開始/).fill('10:00');
      await field(/^続ける枠の数/).fill('2');
      await desk.getByText('追加する枠：10:00〜10:30、10:30〜11:00').waitFor();
      await audit(desk, 'slots of an audition');
    });
    await inDialog(desk, 'キャストを招待する', '招待する', async () => {
      for (const name of ['白石 ゆり', '黒田 かな']) await field(new RegExp(name)).check();
      await audit(desk, 'invites to an audition');
    });
    await desk.getByText('回答を待っています。').nth(1).waitFor();

    await first.getByRole('link', { name: 'オーディションの招待に回答する' }).click();
    await first.getByText('渋谷スタジオ').waitFor();
    await audit(first, 'an invite to an audition');
    await inDialog(first, '参加する', '参加する', () =>
      first
        .getByRole('dialog')
        .getByLabel(/10:00〜10:30/)
        .check(),
    );
    await first.getByText('当日、時間に余裕をもってお越しください。').waitFor();
    await inDialog(second, '別の日時を希望する', '別の日時を希望する', () =>
      second.getByRole('dialog').getByLabel('第1希望（日付）').fill(day(11)),
    );

    await desk.getByText('希望の日時を確認して、時間枠を変更してください。').waitFor();
    await inDialog(desk, '黒田 かな：時間枠を変更する', '変更する', () => field(/^時間枠/).selectOption({ index: 2 }));
    await inDialog(second, '参加する', '参加する');
    await second.getByText('当日、時間に余裕をもってお越しください。').waitFor();

    await inDialog(desk, '白石 ゆり：評価を書く', '記録する', () => field('4').check());
    await desk.getByText(/4／5/).waitFor();
    await inDialog(desk, '白石 ゆり：結果を伝える', '伝える', () => field('次の回へ').check());
    await desk.getByText('終了するには、あと1人に結果を伝えてください。').waitFor();
    await inDialog(desk, '黒田 かな：結果を伝える', '伝える', async () => {
      await field('見送り').check();
      await field('ほかの方に決まった').check();
    });
    await audit(desk, 'the auditions of a job');
    await inDialog(desk, 'この回を終了する', '終了する');
    await desk.getByRole('heading', { name: /第1回（対面）・終了/ }).waitFor();
    await first.getByText('クライアントから結果が届きました。').waitFor();
    expect(await first.getByText('4／5').count(), 'the private score').toBe(0);
  },
);

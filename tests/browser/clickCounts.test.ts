import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { daysAfter } from '#domain/calendar/days.ts';
import { DAY, jstDate } from '#domain/calendar/instants.ts';
import { shortDay } from '#domain/format/times.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { whenAuthLink } from '#tests/support/authMails.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { fillInstant, whenBannerSays } from '#tests/support/browserDeal.ts';
import { send } from '#tests/support/callables.ts';
import { freshOffer } from '#tests/support/deals.ts';
import { enter, newEntry } from '#tests/support/entries.ts';
import { type Cast, newCast, newClient, newJob, newTalent, password } from '#tests/support/people.ts';

const WORK = daysAfter(jstDate(Date.now()), 40);
const sheet = {
  ...sheetFacts,
  workDays: [{ date: WORK, from: '09:00', to: '17:00', kind: 'SHOOT' }],
  payDue: daysAfter(WORK, 30),
  ...{ competition: 'NONE', competitionIn: null, usage: [] },
};

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

/**
 * Counts the presses on a page from now on, including those that open a native list; typing is
 * free.
 */
const counted = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.presses = '0';
    addEventListener('pointerdown', () => Object.assign(dataset, { presses: String(Number(dataset.presses) + 1) }), true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.presses));
};

describe.concurrent('daily tasks need few presses', () => {
  test('a cast from the index to a saved profile: at most 5, including the one in the mail', async ({ open }) => {
    const { page } = await open('phone');
    const email = `press-${crypto.randomUUID()}@example.com`;
    await page.goto('/');
    const before = await counted(page);
    await page.getByRole('link', { name: 'キャストとして始める' }).first().click();
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByLabel(/^パスワード(?!（)/).fill(password);
    await page.getByLabel('パスワード（確認）').fill(password);
    await page.getByRole('button', { name: '同意して登録する' }).click();
    await page.waitForURL('**/registration/confirmation');
    const first = await before();
    await page.goto(await whenAuthLink(email, 'VERIFY_EMAIL'));
    const after = await counted(page);
    await page.getByRole('button', { name: 'メールアドレスを確認する' }).click();
    await page.getByRole('button', { name: '規約に同意して始める' }).click();
    await page.getByLabel('お名前（活動名）').fill('白石 凛');
    await page.getByLabel('フリガナ').fill('しらいし りん');
    await page.getByLabel('生年月日').fill('2000-05-06');
    await page.getByLabel('活動拠点').selectOption({ label: '東京都' });
    await page.getByRole('button', { name: 'この内容で登録する' }).click();
    await page.getByText('プロフィールを登録しました。').waitFor();
    expect(first + (await after())).toBeLessThanOrEqual(5);
  });

  test('an offer to a cast on their page: at most 4, one of them in the form', async ({ openAs }) => {
    const client = await newClient(cast.office);
    await newJob(client, { sheet, startsAt: Date.now() + 40 * DAY, endsAt: Date.now() + 40 * DAY });
    const { page } = await openAs(client, 'phone', `/client/talents/${cast.talent.uid}`);
    const presses = await counted(page);
    await page.getByRole('link', { name: 'オファーを送る' }).click();
    await page.getByText('お仕事から', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await page.getByRole('button', { name: 'この内容でオファーを送る' }).click();
    await page.getByRole('link', { name: 'オファーの状況を見る' }).waitFor();
    expect(await presses()).toBeLessThanOrEqual(4);
  });

  test('an offer of a client without a job: at most 6, with a private job', async ({ openAs }) => {
    const [client, talent] = await Promise.all([newClient(cast.office), newTalent(cast.office)]);
    const { page } = await openAs(client, 'phone', `/client/talents/${talent.uid}`);
    const presses = await counted(page);
    await page.getByRole('link', { name: 'オファーを送る' }).click();
    await page.getByLabel('お仕事のタイトル').fill('新商品の紹介動画');
    await audit(page, 'an offer with a job of its own');
    await expectToFit(page, 320);
    await page.getByRole('textbox', { name: '報酬' }).fill('40000');
    await fillInstant(page, '終了日', Date.now() + 45 * DAY);
    await page.getByRole('textbox', { name: '業務の内容' }).fill('商品を紹介します。');
    await page.getByLabel('場所').fill('渋谷のスタジオ');
    await page.getByRole('group', { name: '1日目' }).getByLabel('日付').fill(WORK);
    await page.getByLabel('支払期日').fill(daysAfter(WORK, 30));
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await page.getByRole('button', { name: 'この内容でオファーを送る' }).click();
    await page.getByRole('link', { name: 'オファーの状況を見る' }).waitFor();
    expect(await presses()).toBeLessThanOrEqual(6);

    // The asked cast reads the job, and nobody else finds it.
    const { page: asked } = await openAs(talent, 'desktop', '/talent/mypage/offers');
    await asked.getByRole('link', { name: '新商品の紹介動画' }).click();
    await asked.getByRole('link', { name: '新商品の紹介動画' }).first().click();
    await asked.getByRole('heading', { name: '新商品の紹介動画' }).waitFor();
    await asked.goto('/talent/jobs?q=新商品の紹介動画');
    await asked
      .getByText(/条件に合うお仕事が見つかりません|近い候補/)
      .first()
      .waitFor();
    expect(await asked.getByRole('link', { name: '新商品の紹介動画' }).count()).toBe(0);
  });

  test('an entry to a job on its page: 2, with the pitch of the last one and the days of the diary', async ({ openAs }) => {
    const talent = await newTalent(cast.office);
    await enter(talent, cast.jobId);
    await send(talent, 'diaries', { type: 'blockOut', from: WORK, to: WORK, kind: 'ASK' });
    const jobId = await newJob(cast.client, { title: '春の広告', sheet, startsAt: Date.now() + 40 * DAY, endsAt: Date.now() + 40 * DAY });
    const { page } = await openAs(talent, 'phone', `/talent/jobs/${jobId}`);
    const presses = await counted(page);
    await page.getByRole('link', { name: 'このお仕事にエントリーする' }).click();
    await page
      .getByRole('group', { name: shortDay(WORK) })
      .getByRole('radio', { name: '要相談', checked: true })
      .waitFor();
    await audit(page, 'an entry that is filled in');
    await expectToFit(page, 320);
    await page.getByRole('button', { name: 'この内容でエントリーする' }).click();
    await page.getByRole('link', { name: 'エントリーの状況を見る' }).waitFor();
    expect(await presses()).toBeLessThanOrEqual(2);
  });

  test('a changed fee: 2; an accepted offer: 2', async ({ openAs }) => {
    const { talent, offerId } = await freshOffer(cast);
    const [{ page }, { page: asked }] = await Promise.all([
      openAs(cast.client, 'desktop', `/client/mypage/offers/${offerId}`),
      openAs(talent, 'phone', `/talent/mypage/offers/${offerId}`),
    ]);
    const changing = await counted(page);
    await page.getByRole('button', { name: '報酬を変更' }).click();
    await page.getByRole('textbox', { name: '新しい報酬' }).fill('45000');
    await audit(page, 'a change of the fee on the page of the deal');
    await page.getByRole('button', { name: '報酬を変更する' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('¥45,000', { exact: true }).first().waitFor();
    expect(await changing()).toBeLessThanOrEqual(2);

    await asked.getByText('¥45,000', { exact: true }).first().waitFor();
    const accepting = await counted(asked);
    await asked.getByRole('button', { name: 'このオファーを承諾する' }).click();
    await asked.getByRole('dialog').getByRole('button', { name: 'このオファーを承諾する' }).click();
    await whenBannerSays(asked, 'IS_ACCEPTED', 'talent');
    expect(await accepting()).toBeLessThanOrEqual(2);
  });

  test('offers to three casts at once: one press for each cast and 3 more', async ({ openAs }) => {
    const client = await newClient(cast.office);
    await newJob(client, { sheet, startsAt: Date.now() + 40 * DAY, endsAt: Date.now() + 40 * DAY });
    const names = ['朝比奈 一', '朝比奈 二', '朝比奈 三'];
    const talents = await Promise.all(names.map((name) => newTalent(cast.office, name)));
    for (const { uid } of talents) await send(client, 'favorites', { type: 'like', kind: 'talent', targetId: uid });
    const { page } = await openAs(client, 'phone', '/client/ask?from=favorites');
    const presses = await counted(page);
    for (const name of names) await page.getByRole('checkbox', { name: `${name}さんを選ぶ` }).check();
    await audit(page, 'casts that are picked');
    await expectToFit(page, 320);
    await page.getByRole('link', { name: '条件の入力へ進む' }).click();
    await page.getByText('お仕事から', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await page.getByRole('button', { name: '3人にオファーを送る' }).click();
    await page.getByText('3人のうち3人に送りました。').waitFor();
    await audit(page, 'how asking several went');
    expect(await presses()).toBeLessThanOrEqual(6);
  });

  test('new entries: 1 on any page; five applicants with face, fee and days side by side: 1 from the own page', async ({ openAs }) => {
    const client = await newClient(cast.office);
    const jobId = await newJob(client, { sheet, startsAt: Date.now() + 40 * DAY, endsAt: Date.now() + 40 * DAY });
    const names = ['柏木 一', '柏木 二', '柏木 三', '柏木 四', '柏木 五'];
    const talents = await Promise.all(names.map((name) => newTalent(cast.office, name)));
    for (const talent of talents) {
      const { entryId } = await newEntry({ talent, jobId });
      await send(cast.office, 'entries', { type: 'adminApprove', termsNo: 1, entryId });
    }
    const { page } = await openAs(client, 'phone', '/client');
    const entries = page.getByRole('navigation', { name: 'メインメニュー（下部）' }).getByRole('link', { name: /^選考.*5/ });
    await entries.waitFor();
    const presses = await counted(page);
    await entries.click();
    await page.getByRole('list').getByText('柏木 五').waitFor();
    expect(await presses()).toBe(1);

    await page.goto('/client/mypage');
    const comparing = await counted(page);
    await page.getByRole('link', { name: /エントリー.*（/ }).click();
    const applicants = page.getByRole('region', { name: /^エントリー 5人/ });
    for (const name of names) {
      const card = applicants.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
      for (const fact of ['¥30,000〜¥50,000', '12/24(木)']) await card.getByText(fact).waitFor();
    }
    expect(await comparing()).toBe(1);
  });
});

import { beforeAll, describe } from 'vitest';
import { daysAfter } from '#domain/calendar/days.ts';
import { DAY, jstDate } from '#domain/calendar/instants.ts';
import { shortDay } from '#domain/format/times.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { sizes } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { type Deal, newOffer } from '#tests/support/deals.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { newClient, newJob, newOffice, newTalent, type Person, talentProfile } from '#tests/support/people.ts';

const DAYS_AHEAD = 21;
const WORK = daysAfter(jstDate(Date.now()), DAYS_AHEAD);
const start = Date.now() + DAYS_AHEAD * DAY;
const sheet = {
  ...sheetFacts,
  workDays: [{ date: WORK, from: '09:00', to: '17:00', kind: 'SHOOT' }],
  payDue: daysAfter(WORK, 30),
  ...{ competition: 'NONE', competitionIn: null, usage: [] },
};

let office: Person;
const free = ['早乙女 藍', '早乙女 泉', '早乙女 丘', '早乙女 笑', '早乙女 音'];
const others = { man: '早乙女 海', okinawa: '早乙女 岸', older: '早乙女 草', busy: '早乙女 慶' };
beforeAll(async () => {
  office = await newOffice();
  const cast = async (name: string, change: object = {}) => {
    const person = await newTalent(office, name);
    await send(person, 'talents', {
      ...talentProfile(name, person.uid),
      ...{ gender: 2, birthday: '2001-05-06', prefecture: 13, speciality: ['英会話'] },
      ...change,
    });
    return person;
  };
  for (const name of free) await cast(name);
  await cast(others.man, { gender: 1 });
  await cast(others.okinawa, { prefecture: 47 });
  await cast(others.older, { birthday: '1980-05-06' });
  const busy = await cast(others.busy);
  await send(busy, 'diaries', { type: 'blockOut', from: WORK, to: WORK, kind: 'BUSY' });
  await whenCaughtUp();
});

/** Tasks of people, played from the first page by following the screen. */
describe.concurrent.each(sizes)('on a %s', (size) => {
  test('five women in their twenties in Tokyo who speak English are found and asked for a day', async ({ openAs }) => {
    const client = await newClient(office);
    await newJob(client, { sheet, startsAt: start, endsAt: start, title: '英語で案内する動画' });
    const { page } = await openAs(client, size, '/client');
    await page.getByLabel('キーワード').fill(`英語 女性 20代 東京都 ${shortDay(WORK).replace(/\(.*$/, '')}`);
    for (const name of free) await page.getByRole('link', { name, exact: true }).waitFor();
    for (const name of Object.values(others)) await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
    await audit(page, 'the casts that were looked for');
    await page.getByRole('link', { name: 'まとめて送る' }).click();
    // The search is kept.
    await page.getByRole('checkbox', { name: `${free[0]}さんを選ぶ` }).waitFor();
    for (const name of Object.values(others))
      await page.getByRole('checkbox', { name: `${name}さんを選ぶ` }).waitFor({ state: 'detached' });
    for (const name of free) await page.getByRole('checkbox', { name: `${name}さんを選ぶ` }).check();
    await page.getByRole('link', { name: '条件の入力へ進む' }).click();
    await page.getByText('お仕事から', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await page.getByRole('button', { name: '5人にオファーを送る' }).click();
    await page.getByText('5人のうち5人に送りました。').waitFor();
  });

  test('two matching jobs are entered, and one of the entries is withdrawn', async ({ openAs }) => {
    const client = await newClient(office);
    const titles = [`港の写真集 ${size}`, `朝市の取材 ${size}`];
    for (const title of titles) await newJob(client, { title, startsAt: start, endsAt: start });
    const talent = await newTalent(office);
    await whenCaughtUp();
    const { page } = await openAs(talent, size, '/talent');
    for (const title of titles) {
      await page.getByLabel('キーワード').fill(title);
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('link', { name: 'このお仕事にエントリーする' }).click();
      await page.getByLabel('自己PR').fill('写真の仕事の経験があります。');
      const days = page.getByRole('radio', { name: '参加できる' });
      if ((await days.count()) > 0) await days.first().check();
      else await page.getByLabel('参加できる日程').fill('いつでも参加できます。');
      await page.getByRole('button', { name: 'この内容でエントリーする' }).click();
      await page.getByText(`「${title}」にエントリーしました。`).waitFor();
      await page.getByRole('link', { name: 'ほかのお仕事をさがす' }).click();
    }
    await page
      .getByRole('link', { name: /^エントリー/ })
      .first()
      .click();
    await page.getByRole('link', { name: titles[1] as string }).click();
    const withdraw = { name: 'このエントリーを辞退する' };
    await page.getByRole('button', { name: 'その他の操作' }).click();
    await page.getByRole('menuitem', withdraw).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/理由/).fill('別のお仕事と重なりました。');
    await dialog.getByRole('button', withdraw).click();
    await page.getByText('エントリーを辞退しました').first().waitFor();
    await audit(page, 'an entry that was taken back');
  });

  test('on the Friday before an event: who has confirmed, and how many are missing', async ({ openAs }) => {
    const client = await newClient(office);
    const title = `金曜日の式典 ${size}`;
    const jobId = await newJob(client, { title, numberOfPeople: 3, startsAt: start, endsAt: start });
    const names = ['香坂 一', '香坂 二', '香坂 三'].map((name) => `${name} ${size}`) as [string, string, string];
    const [first, second, third] = await Promise.all(names.map((name) => newTalent(office, name)));
    const deal = { client, office, jobId };
    const offers = [await newOffer({ ...deal, talent: first as Person }), await newOffer({ ...deal, talent: second as Person })];
    for (const [index, talent] of [first, second].entries()) {
      const { offerId } = offers[index] as Deal;
      await send(talent as Person, 'offers', { type: 'accept', termsNo: 1, offerId });
      await send(office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
      await send(client, 'offers', { type: 'approve', termsNo: 1, offerId });
    }
    await newOffer({ ...deal, talent: third as Person });
    await whenCaughtUp();
    const { page } = await openAs(client, size, '/client');
    await page
      .getByRole('link', { name: /マイページ/ })
      .first()
      .click();
    await page.getByRole('link', { name: title }).first().click();
    await page.getByText('2 / 3人').first().waitFor();
    await page.getByText('あと1人').first().waitFor();
    if (size === 'phone') await page.getByRole('link', { name: /^成立/ }).click();
    for (const name of names.slice(0, 2)) await page.getByRole('link', { name, exact: true }).first().waitFor();
    if (size === 'phone') await page.getByRole('link', { name: /^オファー/ }).click();
    await page.getByRole('link', { name: names[2], exact: true }).waitFor();
    await audit(page, 'the board on the day of the event');
  });
});

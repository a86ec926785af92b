import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { DAY, HOUR, jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { rotate } from '#domain/testing/rotation.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { dealFields, proxyChannelLabels } from '#domain/work/deal/fields.ts';
import { proxyAnswerLabels, proxyOutcomeLabels } from '#domain/work/deal/proxyLabels.ts';
import { entryStatusView } from '#domain/work/entry/statusView.ts';
import { guardianProfile } from '#domain/work/guardian/fields.ts';
import { runtime } from '#functions/runtime.ts';
import { closedOffer } from '#tests/support/bills.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { fillInstant, nextMinute, pressAndConfirm, whenBannerSays } from '#tests/support/browserDeal.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { texts, whenEntryStatus } from '#tests/support/entries.ts';
import { guardianTitles, linkIn, minorBirthday } from '#tests/support/guardians.ts';
import { type Cast, clientProfile, newCast, newJob, newOffice, newTalent, type Person, registered } from '#tests/support/people.ts';

// Days on which much can go wrong, on the screens of all who take part. A run plays two of them,
// and who has the phone changes too; a long run has all.

const today = rotate('hard days', 2, ['tomorrow', 'minor', 'bank file', 'dispute'] as const);
const turnsOf = (day: (typeof today)[number]) =>
  today.includes(day)
    ? rotate(`who has the phone: ${day}`, 2, [
        { here: 'phone', there: 'desktop' },
        { here: 'desktop', there: 'phone' },
      ] as const)
    : [];

let cast: Cast;
let colleague: Person;
beforeAll(async () => {
  cast = await newCast();
  colleague = await newOffice();
});

const pressInDialog = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

test.concurrent.for(turnsOf('tomorrow'))(
  'a job of tomorrow gets its last person; the client has a $here',
  async ({ here, there }, { openAs }) => {
    const { office, client } = cast;
    const talent = await newTalent(office, '桜井 楓');
    // At any hour of a run the work is on the next day in Japan.
    const startsAt = startOfJstDay(jstDate(Date.now() + DAY)) + 19 * HOUR;
    const [title, endsAt] = [`駅前の試飲会（${here === 'phone' ? '午前' : '午後'}）`, startsAt + 4 * HOUR];
    const jobId = await newJob(client, { title, startsAt, endsAt, entryDeadline: startsAt - HOUR, feeMin: 40_000, feeMax: 40_000 });
    const [{ page: mine }, { page: theirs }] = await Promise.all([
      openAs(client, here, '/client/mypage'),
      openAs(talent, there, `/talent/jobs/${jobId}`),
    ]);
    // The own page says that tomorrow lacks a person.
    await mine.getByRole('heading', { name: '明日の本番、1人足りません' }).waitFor();
    const lack = mine.getByRole('region', { name: title }).getByText('まだいません');
    await lack.waitFor();

    await theirs.getByRole('link', { name: 'このお仕事にエントリーする' }).click();
    await theirs.getByLabel('自己PR').fill(texts.pr);
    await theirs.getByLabel('参加できる日程').fill(texts.schedule);
    for (const day of await theirs.getByRole('radio', { name: '空き' }).all()) await day.check();
    await theirs.getByRole('button', { name: 'この内容でエントリーする' }).click();
    await theirs.getByRole('link', { name: 'エントリーの状況を見る' }).click();
    await theirs.getByText(entryStatusView.IN_PROGRESS.talent.note).waitFor();
    const { docs } = await runtime().db.collection(`jobs/${jobId}/entries`).get();
    const entryId = docs[0]?.id ?? '';
    const path = `jobs/${jobId}/entries/${entryId}`;
    await send(office, 'entries', { type: 'adminApprove', termsNo: 1, entryId });
    expect((await whenEntryStatus(path, 'IS_ADMIN_APPROVED')).answerDue, 'the answer is due before the work').toBeLessThan(startsAt);

    await mine.getByRole('link', { name: `選考を開始する（${title}、桜井 楓）` }).click();
    await audit(mine, 'an entry for tomorrow');
    await mine.getByRole('button', { name: 'この方に依頼を確定する' }).click();
    // The posting says everything, so nothing is typed; the selection starts with it.
    await pressInDialog(mine, 'この方に依頼を確定する');
    await theirs.getByText(entryStatusView.IS_APPROVED.talent.note).waitFor();
    expect(await whenEntryStatus(path, 'IS_APPROVED')).toMatchObject({ fee: 40_000 });
    await mine.goto('/client/mypage');
    await mine.getByText('次のお仕事').first().waitFor();
    await lack.waitFor({ state: 'detached' });
  },
);

test.concurrent.for(turnsOf('minor'))(
  'a minor is published and accepts an offer with a guardian; she has a $here',
  async ({ here, there }, { open, openAs }) => {
    const { client, jobId } = cast;
    const minor = await registered('talent');
    const email = `guardian-${minor.uid.toLowerCase()}@example.com`;
    const { page: mine } = await openAs(minor, here, '/talent/mypage/profile/edit_01');
    await mine.getByLabel('お名前（活動名）').fill('鈴木 みな');
    await mine.getByLabel('フリガナ').fill('すずき みな');
    await mine.getByLabel('生年月日').fill(minorBirthday());
    await mine.getByLabel('活動拠点').selectOption({ label: '東京都' });
    await mine.getByRole('button', { name: 'この内容で登録する' }).click();
    await mine.getByRole('link', { name: '保護者の同意へ進む' }).waitFor();
    await mine.goto('/talent/mypage');
    await mine.getByRole('link', { name: '保護者を登録して、確認をお願いする' }).first().click();
    const { shape } = guardianProfile;
    await mine.getByLabel(labelOf(shape.name)).fill('鈴木 京子');
    await mine.getByLabel(labelOf(shape.relation)).selectOption({ label: '母' });
    await mine.getByLabel(labelOf(shape.email)).fill(email);
    await mine.getByRole('button', { name: '保護者を登録して、確認のメールを送る' }).click();
    await mine.getByText('保護者の回答をお待ちください', { exact: false }).waitFor();

    // The office cannot publish her before the answer, and reads why.
    const { page: office } = await openAs(colleague, 'desktop', `/office/talents/${minor.uid}`);
    const publish = office.getByRole('button', { name: '公開する', exact: true });
    await publish.waitFor();
    const { page: theirs } = await open(there);
    const answer = async (title: string): Promise<void> => {
      await theirs.goto((await linkIn({ email }, title)).url);
      await theirs.getByRole('button', { name: '同意する', exact: true }).waitFor();
      await audit(theirs, title);
      await theirs.getByRole('button', { name: '同意する', exact: true }).click();
      await theirs.getByText('「同意する」と回答しました。', { exact: false }).waitFor();
    };
    await answer(guardianTitles.PROFILE);
    await mine.getByText('保護者の同意を確認しました', { exact: false }).waitFor();
    await publish.click();
    await pressInDialog(office, '公開する');
    await office.getByRole('button', { name: '休止する' }).waitFor();

    const [scheduleToClose, day] = [nextMinute(20 * DAY), { ...termsSheet.workDays[1], date: jstDate(nextMinute(15 * DAY)) }];
    const sheet = { ...termsSheet, workDays: [day], payDue: jstDate(nextMinute(60 * DAY)), place: '渋谷区の第2スタジオ' };
    const made = await send(client, 'offers', { type: 'makeOffer', jobId, talentId: minor.uid, fee: 30_000, scheduleToClose, sheet });
    await mine.goto(`/talent/mypage/offers/${made.streamId.slice('offer-'.length)}`);
    await mine.getByRole('button', { name: '保護者に確認をお願いする' }).click();
    await mine.getByText('保護者の回答をお待ちください', { exact: false }).waitFor();
    // The guardian reads the same sheet.
    await theirs.goto((await linkIn({ email }, guardianTitles.DEAL)).url);
    for (const fact of ['渋谷区の第2スタジオ', '¥30,000', sheet.content]) await theirs.getByText(fact, { exact: false }).first().waitFor();
    await answer(guardianTitles.DEAL);
    await mine.getByText('保護者の同意を確認しました', { exact: false }).waitFor();
    await pressAndConfirm(mine, 'このオファーを承諾する');
    await whenBannerSays(mine, 'IS_ACCEPTED', 'talent');
  },
);

/** Five payers with nearly one name: company, its reading, and the contact person's reading. */
const payersLike = (name: string, kana: string, kanji: string) =>
  [
    [`株式会社${name}`, kana, 'サトウ ケン'],
    [`株式会社${name}映像`, `${kana}エイゾウ`, 'サトウ ケン'],
    [`有限会社${name}企画`, `${kana}キカク`, 'サトウ ケン'],
    [`合同会社${kanji}`, kana, 'サトウ ケン'],
    [`株式会社${name}屋本舗`, 'アサヒドウ', `${kana} タロウ`],
  ] as const;
/** Each run has its own names and day, since both may use one database. */
const namesOn = { phone: ['みなと', 'ミナト', '港', '2026/11/25'], desktop: ['なぎさ', 'ナギサ', '渚', '2026/11/24'] } as const;

const newPayer = async ([name, kana, person]: ReturnType<typeof payersLike>[number]): Promise<void> => {
  const { office } = cast;
  const client = await registered('client');
  const profile = clientProfile();
  await send(client, 'clients', { ...profile, kana: person, company: { ...profile.company, name, kana } });
  await send(office, 'accounts', { type: 'certifyClient', uid: client.uid });
  await closedOffer({ ...cast, client, jobId: await newJob(client) }, 30_000, Date.parse('2027-04-20T12:00:00+09:00'));
  await send(office, 'invoices', { type: 'issue', clientId: client.uid, month: '2027-04', expected: { count: 1, total: 33_000 } });
};

test.concurrent.for(turnsOf('bank file'))(
  'a bank file with five names that look alike pays nobody’s invoice by mistake, on a $here',
  async ({ here }, { openAs }) => {
    const [name, kana, kanji, paidOn] = namesOn[here];
    const alike = payersLike(name, kana, kanji);
    await Promise.all(alike.map(newPayer));
    const { page } = await openAs(cast.office, here, '/office/bills?tab=INVOICES&state=unpaid');
    const listed = (company: string) => page.getByRole('main').getByRole('row').filter({ hasText: company });
    for (const [company] of alike) await listed(company).first().waitFor();
    await page.getByRole('button', { name: '入金明細を取り込む' }).click();
    const lines = [
      { payer: `カ）${kana}エイゾウ`, yen: 33_000, fit: '一致' },
      { payer: `カ）${kana}`, yen: 33_000, fit: '名義を確認' },
      { payer: `ユ）${kana}キカク`, yen: 32_560, fit: '一部入金' },
      { payer: `${kana}　タロウ`, yen: 33_000, fit: '一致' },
      { payer: `${kana}エイ`, yen: 33_000, fit: '名義を確認' },
    ] as const;
    const file = ['取引日,摘要,お引出し,お預入れ,残高', ...lines.map(({ payer, yen }) => `${paidOn},${payer},,${yen},`)].join('\r\n');
    await page.getByLabel('入出金明細のファイル').setInputFiles({ name: 'meisai.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    const table = page.getByRole('region', { name: '入金明細の表' });
    for (const [at, { fit }] of lines.entries())
      await table
        .getByRole('row')
        .nth(at + 1)
        .getByText(fit, { exact: true })
        .waitFor();
    await audit(page, 'payers that look alike');
    // Three are left to the member, who knows two of them.
    await page.getByText('入金5件のうち、記録する入金2件', { exact: false }).waitFor();
    for (const [line, company] of [
      [3, `株式会社${name}`],
      [4, `${name}企画`],
    ] as const) {
      const choice = page.getByRole('combobox', { name: `${line}行目の請求書` });
      const [known] = await choice.locator('option', { hasText: new RegExp(`${company} 残り`) }).allTextContents();
      await choice.selectOption({ label: known ?? '' });
    }
    await page.getByRole('button', { name: '4件の入金を記録する' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(new RegExp(`→ .*株式会社${name}(?![映屋])`)).waitFor();
    await dialog.getByText(`記録後の残り${formatYen(440)}`, { exact: false }).waitFor();
    await dialog.getByRole('button', { name: '入金を記録する' }).click();
    await dialog.waitFor({ state: 'detached' });
    for (const [company] of [alike[0], alike[1], alike[4]]) await listed(company).first().waitFor({ state: 'detached' });
    for (const [company] of [alike[2], alike[3]]) await listed(company).first().waitFor();
  },
);

test.concurrent.for(turnsOf('dispute'))(
  'an answer by phone is disputed, and another member settles it; the first has a $here',
  async ({ here, there }, { openAs }) => {
    const talent = await newTalent(cast.office, '森 葵');
    const { offerId } = await newOffer({ ...cast, talent });
    const { page: first } = await openAs(cast.office, here, `/office/offers/${offerId}`);
    await first.getByRole('button', { name: '代理で回答する' }).click();
    const dialog = first.getByRole('dialog');
    await dialog.getByRole('radio', { name: proxyAnswerLabels.accept }).check();
    await dialog.getByRole('radio', { name: proxyChannelLabels.PHONE }).check();
    await fillInstant(dialog, labelOf(dealFields.heardAt), Date.now());
    await audit(first, 'an answer by phone');
    await pressInDialog(first, '代理で回答する');

    const { page: theirs } = await openAs(talent, there, `/talent/mypage/offers/${offerId}`);
    await theirs.getByRole('button', { name: '身に覚えがない' }).click();
    await theirs.getByRole('dialog').getByLabel(/^理由/).fill('その日は電話に出ていません');
    await pressInDialog(theirs, '身に覚えがない');

    // Who answered reads why, and cannot settle it.
    await first.getByText('ご自分が代理で回答したお仕事です', { exact: false }).first().waitFor();
    await first.getByText('その日は電話に出ていません').first().waitFor();
    expect(await first.getByRole('button', { name: '異議への対応を決める' }).isDisabled()).toBe(true);
    const { page: second } = await openAs(colleague, there, `/office/offers/${offerId}`);
    await second.getByText('その日は電話に出ていません').first().waitFor();
    await second.getByRole('button', { name: '異議への対応を決める' }).click();
    await second.getByRole('dialog').getByRole('radio', { name: proxyOutcomeLabels.UNDONE }).check();
    await second.getByRole('dialog').getByLabel(/^理由/).fill('通話の記録がありませんでした');
    await pressInDialog(second, '異議への対応を記録する');
    await whenBannerSays(theirs, 'IS_ADMIN_CLOSED', 'talent');
  },
);

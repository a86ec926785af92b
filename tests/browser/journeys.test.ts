import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { termsInForce } from '#domain/kernel/businessRules.ts';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { entryStatusView } from '#domain/work/entry/statusView.ts';
import { runtime } from '#functions/runtime.ts';
import type { User } from '#projections/account/users.schema.ts';
import { whenAuthLink } from '#tests/support/authMails.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { fillInstant, pressAndConfirm, whenBannerSays } from '#tests/support/browserDeal.ts';
import { countPresses } from '#tests/support/browserPresses.ts';
import { send } from '#tests/support/callables.ts';
import { texts } from '#tests/support/entries.ts';
import { type Cast, document, newCast, newTalent, password, posting } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

/**
 * Registers on the screens, opens the link in the mail and chooses a side. Returns the new
 * account's id and counts the presses until the profile is saved.
 */
const register = async (page: Page, side: 'キャストとして' | 'クライアントとして') => {
  const email = `journey-${crypto.randomUUID()}@example.com`;
  // The side is chosen on the index, and not asked again.
  await page.goto('/');
  const before = await countPresses(page);
  await page
    .getByRole('link', { name: `${side}始める` })
    .first()
    .click();
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel(/^パスワード(?!（)/).fill(password);
  await page.getByLabel('パスワード（確認）').fill(password);
  await page.getByRole('button', { name: '同意して登録する' }).click();
  await page.waitForURL('**/registration/confirmation');
  const first = await before();
  await page.goto(await whenAuthLink(email, 'VERIFY_EMAIL'));
  const after = await countPresses(page);
  await page.getByRole('button', { name: 'メールアドレスを確認する' }).click();
  const agree = page.getByRole('button', { name: side === 'クライアントとして' ? '利用規約に同意する' : '規約に同意して始める' });
  await agree.waitFor();
  await audit(page, `the terms, before the first choice ${side}`);
  await agree.click();
  const { uid } = await runtime().auth.getUserByEmail(email);
  await document<User>(`users/${uid}`, ({ termsAgreed }) => termsAgreed === termsInForce);
  return { uid, presses: async () => first + (await after()) };
};

test.concurrent('a new user becomes a talent, enters a job and is hired', async ({ open, openAs }) => {
  const { page } = await open('phone');
  const { uid, presses } = await register(page, 'キャストとして');
  await page.getByLabel('お名前（活動名）').fill('白石 凛');
  await page.getByLabel('フリガナ').fill('しらいし りん');
  await page.getByLabel('生年月日').fill('2000-05-06');
  await page.getByLabel('活動拠点').selectOption({ label: '東京都' });
  await page.getByRole('button', { name: 'この内容で登録する' }).click();
  await page.getByRole('heading', { name: 'プロフィールを登録しました' }).waitFor();
  expect(await presses(), 'presses from the index to a saved profile, with the one in the mail').toBeLessThanOrEqual(5);
  await page.getByRole('link', { name: 'マイページへ' }).click();
  await page.getByText('シライシ リン').waitFor();

  // Before the publication the job explains why there is no entry; after it the open page has the
  // button.
  await page.goto(`/talent/jobs/${cast.jobId}`);
  await page.getByText('プロフィールが公開されると、エントリーできます。', { exact: false }).waitFor();
  await send(cast.office, 'talents', { type: 'publish', uid });
  await page.getByRole('link', { name: 'このお仕事にエントリーする' }).waitFor();
  await page.goto('/talent/jobs');
  const entering = await countPresses(page);
  await page.getByRole('link', { name: posting().title }).first().click();
  await page.getByRole('link', { name: 'このお仕事にエントリーする' }).click();
  await page.getByRole('button', { name: 'この内容でエントリーする' }).click();
  await page.getByLabel('自己PR').and(page.locator('[aria-invalid=true]')).waitFor();
  await audit(page, 'an entry form full of faults');
  await page.getByLabel('自己PR').fill(texts.pr);
  await page.getByLabel('参加できる日程').fill(texts.schedule);
  await page.getByRole('button', { name: 'この内容でエントリーする' }).click();
  await page.getByRole('heading', { name: `「${posting().title}」にエントリーしました` }).waitFor();
  expect(await entering(), 'presses for an entry from the list of jobs, with the refused one').toBeLessThanOrEqual(3 + 1);
  await page.getByRole('link', { name: 'エントリーの状況を見る' }).click();
  await page.getByText(entryStatusView.IN_PROGRESS.talent.note).waitFor();

  const entryId = new URL(page.url()).pathname.split('/').at(-1) as string;
  await send(cast.office, 'entries', { type: 'adminApprove', termsNo: 1, entryId });
  const { page: client } = await openAs(cast.client, 'desktop', `/client/mypage/entries/${entryId}`);
  const act = 'この方に依頼を確定する';
  await client.getByRole('button', { name: act }).waitFor();
  const concluding = await countPresses(client);
  await client.getByRole('button', { name: act }).click();
  const dialog = client.getByRole('dialog');
  await dialog.getByLabel('報酬', { exact: false }).first().fill('40000');
  await dialog.getByRole('button', { name: act }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await concluding(), 'presses that conclude an entry').toBeLessThanOrEqual(3);
  await page.getByText(entryStatusView.IS_APPROVED.talent.note).waitFor();
});

test.concurrent('a new user becomes a client, posts a job, asks two casts and makes a first offer', async ({ open, openAs }) => {
  const name = '桐谷 環';
  const family = '深町';
  const two = [`${family} 要`, `${family} 栞`];
  const [hired] = await Promise.all([newTalent(cast.office, name), ...two.map((each) => newTalent(cast.office, each))]);
  const [{ page }, { page: talent }] = await Promise.all([open('desktop'), openAs(hired, 'phone', '/talent/mypage')]);
  await talent.getByRole('heading', { name: /やること/ }).waitFor();
  const { uid } = await register(page, 'クライアントとして');
  await page.getByRole('heading', { name: '会社情報の登録', level: 1 }).waitFor();
  await page.getByRole('radio', { name: '法人' }).check();
  await page.getByLabel(/^ご担当者名(?!（)/).fill('大野 実');
  await page.getByLabel('ご担当者名（フリガナ）').fill('おおの みのる');
  await page.getByLabel(/^会社名(?!（)/).fill('株式会社なぎさ');
  await page.getByLabel('会社名（フリガナ）').fill('なぎさ');
  await page.getByRole('button', { name: 'この内容で登録する' }).click();
  await page.getByRole('heading', { name: '会社情報を登録しました' }).waitFor();
  await page.getByRole('link', { name: 'マイページへ' }).click();
  await page.getByRole('heading', { name: '事務局の確認を待っています' }).waitFor();
  await send(cast.office, 'accounts', { type: 'certifyClient', uid });
  await page.getByRole('link', { name: 'お仕事を掲載する' }).waitFor();
  const posted = await countPresses(page);
  await page.getByRole('link', { name: 'お仕事を掲載する' }).click();

  const title = '観光案内の動画';
  const start = Date.now() + 20 * DAY;
  await page.getByLabel('タイトル').fill(title);
  await page.getByLabel('お仕事の内容').fill('海辺の町を一日歩いて案内します。');
  await page.getByRole('button', { name: '次へ（日程・報酬）' }).click();
  await page.getByLabel('場所').fill('逗子市の海岸');
  await fillInstant(page, '開始日時', start);
  await fillInstant(page, '終了日時', start + DAY / 3);
  await page.getByRole('textbox', { name: '報酬（税抜・下限）' }).fill('30000');
  await page.getByRole('textbox', { name: '報酬（税抜・上限）' }).fill('50000');
  await page.getByRole('button', { name: '次へ（募集）' }).click();
  await fillInstant(page, '募集締切', start - DAY);
  await page.getByRole('button', { name: '次へ（条件）' }).click();
  await page.getByRole('button', { name: '掲載内容を確認する' }).click();
  await page.getByRole('button', { name: 'このお仕事を掲載する' }).click();
  await page.getByRole('link', { name: 'キャストをさがす' }).last().waitFor();
  expect(await posted(), 'presses that post a job').toBeLessThanOrEqual(6);
  await page.getByRole('link', { name: 'キャストをさがす' }).last().click();

  await page.getByLabel('キーワード').fill(family);
  await page.getByText('キャスト 2人', { exact: true }).waitFor();
  const asking = await countPresses(page);
  await page.getByRole('link', { name: 'まとめて問い合わせ・オファー' }).click();
  await page.getByLabel('キーワード').fill(family);
  await page.getByText('キャスト 2人', { exact: true }).waitFor();
  for (const asked of two) await page.getByRole('checkbox', { name: `${asked}さんを選ぶ` }).check();
  await page.getByRole('link', { name: '次へ（条件の入力）' }).click();
  await page.getByRole('radio', { name: /^問い合わせ/ }).check();
  await page.getByRole('textbox', { name: 'メッセージ' }).fill('一日の撮影です。ご都合をお聞かせください。');
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await page.getByRole('button', { name: '2人に問い合わせを送る' }).click();
  await page.getByText('2人全員に問い合わせを送りました。').waitFor();
  expect(await asking(), 'presses that ask two found casts: five, and one for each').toBeLessThanOrEqual(5 + 2);
  await page.getByRole('link', { name: '送った問い合わせを見る' }).click();
  await page.getByRole('link', { name: 'さがす' }).first().click();

  await page.getByLabel('キーワード').fill(name);
  await page.getByText('キャスト 1人', { exact: true }).waitFor();
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'オファーを送る' }).waitFor();
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'オファーを送る' }).click();
  // The terms sheet comes from the only job, which is shown until it is changed.
  await page.getByText('お仕事から', { exact: true }).first().waitFor();
  await page.getByRole('textbox', { name: '報酬' }).fill('45000');
  await fillInstant(page, '終了日', start + DAY);
  await page.getByLabel('場所').fill('逗子市の海岸（東口集合）');
  await page.getByRole('textbox', { name: '業務の内容' }).fill('海辺の町を一日歩いて案内する動画への出演です。');
  await page.getByText('お仕事と違います').waitFor();
  await audit(page, 'the offer form with a terms sheet');
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await page.getByRole('button', { name: '¥49,500（税込）のオファーを送る' }).click();
  await page.getByRole('link', { name: 'オファーの状況を見る' }).waitFor();
  expect(await presses(), 'presses for an offer from the page of its cast').toBeLessThanOrEqual(4);
  await page.getByRole('link', { name: 'オファーの状況を見る' }).click();
  await whenBannerSays(page, 'IN_PROGRESS', 'client');
  await page.getByRole('region', { name: '条件書（第1版）' }).getByText('逗子市の海岸（東口集合）').waitFor();
  await page.getByRole('link', { name: '条件書を印刷・保存' }).click();
  await page.getByRole('heading', { name: /取引条件明示書/ }).waitFor();
  await page.getByText('海辺の町を一日歩いて案内する動画への出演です。').waitFor();
  await page.goBack();

  // The own page of the cast was open since before the offer.
  await talent.getByRole('heading', { name: 'やることが2件あります' }).waitFor();
  const answering = await countPresses(talent);
  await talent.getByRole('link', { name: 'オファーに回答する' }).click();
  await talent
    .getByRole('region', { name: /^振り込まれる額/ })
    .getByText('¥44,906')
    .first()
    .waitFor();
  await pressAndConfirm(talent, 'このオファーを承諾する');
  expect(await answering(), 'presses that accept an offer from my page').toBeLessThanOrEqual(3);
  await whenBannerSays(page, 'IS_ACCEPTED', 'client');
});

import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { DAY } from '#domain/calendar/instants.ts';
import { draft as emptyDraft } from '#domain/testing/profiles.ts';
import { runtime } from '#functions/runtime.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit, whenLoaded } from '#tests/support/browserAudit.ts';
import { fillInstant, pressAndConfirm } from '#tests/support/browserDeal.ts';
import { expectFaulty } from '#tests/support/browserForm.ts';
import { send } from '#tests/support/callables.ts';
import { document, newClient, newJob, newOffice, type Person } from '#tests/support/people.ts';

let office: Person;
beforeAll(async () => {
  office = await newOffice();
});

const jobsOf = async ({ uid }: Person) =>
  (await runtime().db.collection('jobs').where('clientId', '==', uid).get()).docs.map((found) => found.data() as Job);

/** The keys of kept input; the job chosen in this tab is not input. */
const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('input:') && !key.endsWith(':castingFor')));

test.concurrent('a draft is completed and posted; reload and back lose nothing, and a second press posts nothing more', async ({
  openAs,
}) => {
  const client = await newClient(office);
  const { page } = await openAs(client, 'phone');
  const title = page.getByLabel('タイトル');
  const start = Date.now() + 20 * DAY;

  // A draft, which can be continued on another device.
  await page.goto('/client/mypage/jobs/add');
  await title.fill('秋の配信ドラマ');
  const step = (name: string) => page.getByRole('navigation', { name: '入力の段階' }).getByRole('button', { name });
  await step('日程・報酬').click();
  await page.getByRole('textbox', { name: '報酬（税抜・下限）' }).fill('0');
  await page.getByRole('button', { name: '下書きを保存する' }).click();
  await expectFaulty(page.getByRole('textbox', { name: '報酬（税抜・下限）' }), '報酬は1円以上');
  await page.getByRole('textbox', { name: '報酬（税抜・下限）' }).fill('30000');
  await page.getByRole('button', { name: '下書きを保存する' }).click();
  await page.getByText('下書きを保存しました').waitFor();
  await page.goto('/client/mypage/jobs/add');
  expect(await title.inputValue()).toBe('');
  await page.getByRole('link', { name: '続きを書く' }).waitFor();
  await audit(page, 'the form with a draft above it');
  await page.getByRole('link', { name: '続きを書く' }).click();
  await title.and(page.locator('[value="秋の配信ドラマ"]')).waitFor();

  // Typed text survives a reload without being saved.
  await step('条件').click();
  await page.getByRole('textbox', { name: '時間外の単価' }).fill('5000');
  await page.getByRole('button', { name: '掲載内容を確認する' }).click();
  // The missing field is in the first step, which opens.
  await expectFaulty(page.getByLabel('お仕事の内容'), 'このフィールドは必須です');
  await page.getByLabel('お仕事の内容').fill('全三話の配信ドラマです。');
  await page.getByText('キャストへの見え方').click();
  await page.getByRole('heading', { name: '秋の配信ドラマ' }).waitFor();
  await audit(page, 'the first step with what casts will see');
  await page.getByText('キャストへの見え方').click();
  await page.getByRole('button', { name: '日程・報酬へ進む' }).click();
  await fillInstant(page, '開始日時', start);
  await fillInstant(page, '終了日時', start - DAY);
  await page.getByLabel('場所').fill('渋谷区');
  await page.getByRole('textbox', { name: '報酬（税抜・上限）' }).fill('50000');
  await page.getByRole('button', { name: '募集へ進む' }).click();
  await expectFaulty(page.getByLabel('終了日時（日付）'), '終了日時');
  await fillInstant(page, '終了日時', start + DAY);
  await page.getByRole('button', { name: '募集へ進む' }).click();
  await fillInstant(page, '募集締切', start - DAY);
  await page.getByRole('button', { name: '条件へ進む' }).click();
  await page.goBack();
  await page.getByLabel('募集締切（日付）').waitFor();
  await page.reload();
  await step('内容').click();
  expect(await page.getByLabel('お仕事の内容').inputValue()).toBe('全三話の配信ドラマです。');
  await step('条件').click();
  await page.getByRole('button', { name: '掲載内容を確認する' }).click();

  // The confirmation shows what casts will see, and leads back to the same texts.
  await page.getByRole('heading', { level: 2, name: '秋の配信ドラマ' }).waitFor();
  await page.getByText('¥30,000〜¥50,000').waitFor();
  await audit(page, 'the confirmation');
  await expectToFit(page, 390);
  await page.reload();
  await page.getByText('全三話の配信ドラマです。').waitFor();
  await page.getByRole('button', { name: '入力内容を直す' }).click();
  await title.fill('秋の配信ドラマ 出演者');
  await step('条件').click();
  await page.getByRole('button', { name: '掲載内容を確認する' }).click();
  await page.getByRole('button', { name: 'このお仕事を掲載する' }).dblclick();
  await page.getByText('「秋の配信ドラマ 出演者」を掲載しました。').waitFor();
  expect(await jobsOf(client)).toMatchObject([{ title: '秋の配信ドラマ 出演者', status: 'OPEN', feeMin: 30_000 }]);
  expect(await keptKeys(page)).toEqual([]);

  // The draft has become the job.
  await page.goto('/client/mypage/jobs');
  await page.getByRole('link', { name: '秋の配信ドラマ 出演者' }).waitFor();
  expect(await page.getByRole('link', { name: '続きを書く' }).count()).toBe(0);
});

test.concurrent('a client discards a draft, changes a posting, and closes it after reading the consequences', async ({ openAs }) => {
  const client = await newClient(office);
  const jobId = await newJob(client, { title: '会社案内の撮影' });
  const { page } = await openAs(client, 'desktop');
  await send(client, 'jobs', { type: 'saveDraft', ...emptyDraft, title: 'やめた企画', pictures: [] });
  await page.goto('/client/mypage/jobs');
  await pressAndConfirm(page, '「やめた企画」を破棄', '破棄する');
  await page.getByText('やめた企画').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '会社案内の撮影' }).click();
  await page.getByRole('link', { name: '内容を変更する' }).click();
  await page.getByLabel('場所').fill('世田谷区');
  await page.getByRole('button', { name: 'この内容に変更する' }).click();
  await page.getByRole('link', { name: 'お仕事の管理へ戻る' }).click();
  await page.getByText('東京都 世田谷区', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'その他の操作' }).click();
  await page.getByRole('menuitem', { name: '募集を終了する' }).click();
  await audit(page, 'the question before closing');
  await page.getByRole('dialog').getByRole('button', { name: '募集を終了する' }).click();
  await page.getByText('募集を終了したお仕事です。').waitFor();
  await document<Job>(`jobs/${jobId}`, ({ status }) => status === 'CLOSED');
  await page.goto(`/client/mypage/jobs/${jobId}/edit`);
  await whenLoaded(page);
  await page.getByText('内容を変更することはできません。', { exact: false }).waitFor();

  // Typed text that was not sent is removed from the browser.
  await page.goto('/client/mypage/jobs/add');
  await page.getByLabel('タイトル').fill('書きかけの企画');
  expect(await keptKeys(page)).not.toEqual([]);
  await page.goto('/client/mypage');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await keptKeys(page)).toEqual([]);
});

import { beforeAll, describe } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { audit, expectReadable, expectToFit } from '#tests/support/browserAudit.ts';
import { fillLogin } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { type Cast, newCast, newJob, newTalent, password, posting } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

describe.concurrent('with members on a desktop and guests on a phone', () => {
  test('a cast opens a public page, a guest finds it on the index, and a client continues to an offer', async ({ open, openAs }) => {
    // Longer than its place on each card.
    const name = '青山 ひかり・アレクサンドラ・ヴィクトリア・エリザベス・マルグリット・フランソワーズ';
    const talent = await newTalent(cast.office, name);
    const { page: own } = await openAs(talent, 'desktop', '/talent/mypage/profile');
    await own.getByRole('button', { name: '公開ページを作る' }).click();
    await own.getByRole('dialog').getByText('お名前（活動名）').waitFor();
    await audit(own, 'what a public page means');
    await expectToFit(own, 320);
    await own.getByRole('dialog').getByRole('button', { name: '公開ページを作る' }).click();
    await own.getByRole('link', { name: /^公開ページを見る/ }).waitFor();

    const { page } = await open('phone');
    await page.goto('/');
    await page.getByRole('heading', { name: '料金' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: new RegExp(name) }).waitFor();
    await audit(page, 'the whole index');
    await expectReadable(page);
    await expectToFit(page, 320);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await audit(page, 'a public page of a cast');
    await expectReadable(page);
    for (const width of [320, 768, 1440]) await expectToFit(page, width);
    await page.getByRole('link', { name: 'ログインしてオファーする' }).click();
    await fillLogin(page, cast.client.email, password);
    await page.waitForURL(`**/client/talents/${talent.uid}`);

    await own.getByRole('button', { name: '公開ページを閉じる' }).click();
    await own.getByRole('dialog').getByRole('button', { name: '公開ページを閉じる' }).click();
    await own.getByRole('button', { name: '公開ページを作る' }).waitFor();
    const later = await open('phone');
    later.expectFault(/404/);
    await later.page.goto(`/p/casts/${talent.uid}`);
    await later.page.getByRole('heading', { name: 'ページが見つかりません' }).waitFor();
    await audit(later.page, 'a page that was closed');
    await expectToFit(later.page, 320);
  });

  test('a client opens a job to everybody, and a guest reads it in the list of jobs', async ({ open, openAs, expect }) => {
    const title = '青い花の広告と、関東近郊の屋外と屋内での撮影を含む、衣装合わせのある二日間の工場見学の案内役のお仕事';
    const jobId = await newJob(cast.client, { ...posting(), title });
    const { page: own } = await openAs(cast.client, 'desktop', `/client/mypage/jobs/${jobId}`);
    await own.getByRole('button', { name: '公開ページを作る' }).click();
    await own.getByRole('dialog').getByRole('button', { name: '公開ページを作る' }).click();
    await own.getByRole('link', { name: /^公開ページを見る/ }).waitFor();
    const { page } = await open('phone');
    await page.goto('/p/jobs');
    await audit(page, 'the public list of jobs');
    await expectReadable(page);
    await expectToFit(page, 320);
    await page.getByRole('link', { name: new RegExp(title) }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await audit(page, 'a public page of a job');
    await expectReadable(page);
    await expectToFit(page, 320);
    expect(await page.locator('script').count()).toBe(0);
    await send(cast.client, 'jobs', { type: 'closePage', jobId });
  });
});

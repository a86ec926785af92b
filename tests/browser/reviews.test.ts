import { beforeAll, expect } from 'vitest';
import { messages } from '#domain/kernel/validation.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { pressAndConfirm } from '#tests/support/browserDeal.ts';
import { newCast, type Person } from '#tests/support/people.ts';
import { type ClosedDeal, closedDeal, whenReview } from '#tests/support/reviews.ts';

type Reviewed = { readonly client: Person; readonly deal: ClosedDeal };
/** A closed deal of a new client, open for reviews. */
const reviewed = async (): Promise<Reviewed> => {
  const cast = await newCast();
  const deal = await closedDeal(cast);
  await whenReview(deal.paths.talent, 'IS_WAITING');
  return { client: cast.client, deal };
};

let held: Reviewed;
let notHeld: Reviewed;
beforeAll(async () => {
  [held, notHeld] = await Promise.all([reviewed(), reviewed()]);
});

test('both sides write; nothing is shown before the second review, and then both', async ({ openAs }) => {
  const { client: author, deal } = held;
  const { talent: subject, jobId, paths } = deal;
  const [{ page: client }, { page: talent }] = await Promise.all([
    openAs(author, 'desktop', '/client/mypage/review-tasks'),
    openAs(subject, 'phone', '/talent/mypage/reviews'),
  ]);
  const write = (otherId: string) => `/client/talents/${otherId}/reviews/add?job=${jobId}`;
  const task = client.locator(`a[href="${write(subject.uid)}"]`);
  // Lines break by phrase, but not inside a name.
  const name = task.getByText('山田 花子', { exact: true });
  expect(await name.evaluate((part) => getComputedStyle(part).wordBreak)).toBe('keep-all');
  await task.click();
  const submit = client.getByRole('button', { name: '評価を投稿する' });
  await submit.click();
  await client.getByText(messages.required).waitFor();
  await audit(client, 'a review without a score');
  await client.getByRole('radio', { name: /^とてもよかった/ }).check();
  await client.getByLabel('コメント').fill('丁寧なお仕事でした。');
  await submit.click();
  await client.getByText('評価を投稿しました。').waitFor();
  await audit(client);
  await client.getByRole('link', { name: '書いた評価を見る' }).click();
  await client.getByText('公開待ち').waitFor();
  await audit(client);

  await talent.getByText('受け取った評価はまだありません').waitFor();
  await talent.getByRole('link', { name: '評価待ちの一覧へ' }).click();
  await talent.getByRole('link', { name: /の評価を書く$/ }).click();
  await talent.getByRole('radio', { name: /^ふつう/ }).check();
  await talent.getByRole('button', { name: '評価を投稿する' }).click();
  await talent.getByText('評価を投稿しました。').waitFor();
  await whenReview(paths.talent, 'IS_PUBLISHED');
  await client.getByText('公開中').waitFor();

  await talent.goto('/talent/mypage/reviews');
  await talent.getByText('丁寧なお仕事でした。').waitFor();
  await audit(talent);
  await client.goto(`/client/talents/${subject.uid}/reviews`);
  await client.getByText('丁寧なお仕事でした。').waitFor();
  await audit(client);
  await talent.goto(`/talent/clients/${author.uid}/reviews`);
  await talent.getByText('ふつう').waitFor();
  await client.goto(write(subject.uid));
  await client.getByText('評価の受付は終了しました').waitFor();
  await audit(client);
});

test('a deal that did not take place is reported, and can still be reviewed', async ({ openAs }) => {
  const { talent, jobId, paths } = notHeld.deal;
  const { page } = await openAs(notHeld.client, 'phone');
  const path = `/client/talents/${talent.uid}/reviews/add?job=${jobId}`;
  await page.goto(path);
  await pressAndConfirm(page, 'お仕事は実施されなかった', '実施されなかったと報告する');
  await page.getByText('実施されなかったことを報告しました。').waitFor();
  await whenReview(paths.client, 'IS_NOT_HELD');
  await page.getByRole('link', { name: '書いた評価を見る' }).click();
  await page.getByText('実施なしとして報告済み').waitFor();
  await page.locator(`a[href="${path}"]`).click();
  await page.getByRole('radio', { name: /^よくなかった/ }).check();
  await page.getByRole('button', { name: '評価を投稿する' }).click();
  await page.getByText('評価を投稿しました。').waitFor();
  expect((await whenReview(paths.client, 'IS_WRITTEN')).score).toBe(1);
});

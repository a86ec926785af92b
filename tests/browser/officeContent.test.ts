import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import type { News } from '#projections/content/news.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit, whenLoaded } from '#tests/support/browserAudit.ts';
import { document, newOffice, newTalent, type Person } from '#tests/support/people.ts';

let office: Person;
beforeAll(async () => {
  office = await newOffice();
});

test.concurrent('news is written with a preview, published, changed and unpublished', async ({ openAs }) => {
  const title = `年末年始の休業${randomUUID().slice(0, 6)}`;
  const talent = await newTalent(office);
  const [{ page }, { page: reader }] = await Promise.all([openAs(office, 'desktop'), openAs(talent, 'phone')]);
  await page.goto('/office/news');
  await page.getByRole('link', { name: 'お知らせを書く' }).click();
  await page.getByLabel('件名').fill(title);
  await page.getByLabel('本文').fill('12月29日から1月3日まで休業します。');
  await page.getByRole('region', { name: 'プレビュー' }).getByText('12月29日から1月3日まで休業します。').waitFor();
  await page.getByRole('button', { name: '下書きを保存する' }).click();
  await page.getByRole('button', { name: '公開する', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '公開する', exact: true }).click();
  await page.getByRole('definition').getByText('公開中').waitFor();
  await audit(page, 'published news');
  await reader.goto('/talent/notification?tab=news');
  await reader.getByRole('region', { name: title }).waitFor();

  await page.getByLabel('本文').fill('12月29日から1月4日まで休業します。');
  await page.getByRole('button', { name: '変更を保存する' }).click();
  await reader.getByText('12月29日から1月4日まで休業します。').waitFor();
  await page.getByRole('button', { name: '非公開にする', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '非公開にする', exact: true }).click();
  await reader.getByRole('region', { name: title }).waitFor({ state: 'detached' });
  const newsId = new URL(page.url()).pathname.split('/').at(-1);
  expect(await document<News>(`news/${newsId}`, ({ isPublished }) => !isPublished)).toMatchObject({ title, publishedAt: null });
});

test.concurrent('an entry of a master is added, renamed, moved, retired and restored', async ({ openAs, expect }) => {
  const [one, two] = [`媒体${randomUUID().slice(0, 6)}`, `媒体${randomUUID().slice(0, 6)}`];
  const { page } = await openAs(office, 'desktop', '/office/masters?tab=media');
  await whenLoaded(page);
  const fill = async (button: string, name: string, label: string) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByLabel('名称').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: label }).click();
    await page.getByRole('row', { name }).waitFor();
  };
  await fill('使用媒体を追加する', one, '追加する');
  await fill('使用媒体を追加する', two, '追加する');
  await page.getByRole('button', { name: `${two}を上へ` }).click();
  await expect.poll(() => page.getByRole('row').filter({ hasText: /媒体/ }).first().textContent()).toContain(two);
  await fill(`${one}の名称を変更する`, `${one}改`, '名称を変更する');
  await page.getByRole('button', { name: `${one}改を廃止する` }).click();
  await page
    .getByRole('row', { name: `${one}改` })
    .getByText('廃止', { exact: true })
    .waitFor();
  await audit(page, 'a master with a retired entry');
  await page.getByRole('button', { name: `${one}改をもう一度使う` }).click();
  await page
    .getByRole('row', { name: `${one}改` })
    .getByText('使用中')
    .waitFor();
});

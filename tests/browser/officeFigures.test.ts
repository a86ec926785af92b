import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { jstDate } from '#domain/calendar/instants.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { figuresFrom } from '#tests/support/figures.ts';
import { eventsOf } from '#tests/support/log.ts';
import { newCast, type Person } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

/** The day (JST date) on which a cast was published. */
const publishedOn = async ({ uid }: Person): Promise<string> => {
  const published = (await eventsOf(`talent-${uid}`)).find(({ type }) => type === 'TalentPublished');
  return jstDate(published?.meta.recordedAt);
};

test('the office reads figures by day, week and month, opens the list of a number, and saves them', async ({ openAs }) => {
  const today = jstDate(Date.now());
  const cast = await newCast();
  const { offerId } = await newOffer(cast);
  await send(cast.talent, 'offers', { type: 'accept', termsNo: 1, offerId });
  await until(
    () => figuresFrom(today),
    ({ offersAccepted = 0, talentsPublished = 0 }) => offersAccepted > 0 && talentsPublished > 0,
    'the accepted offer and the published cast in the figures',
  );

  const { page } = await openAs(cast.office, 'desktop', '/office/figures');
  const kinds = page.getByRole('navigation', { name: '集計の種類' });
  await kinds.getByRole('link', { name: '会員' }).click();
  const lists = page.getByRole('link', { name: /^\d+\/\d+\(.\) キャストの公開 [\d,]+の一覧$/ });
  await lists.and(page.locator(`[href*="from=${await publishedOn(cast.talent)}"]`)).click();
  const people = page.getByRole('region', { name: '会員：キャストの公開' });
  // Other tests publish casts today, too.
  const published = people.locator(`a[href$="${cast.talent.uid}"]`);
  const more = people.getByRole('button', { name: 'もっと見る' });
  await published.or(more).first().waitFor();
  while (!(await published.isVisible())) {
    await more.click();
    await published
      .or(more.and(people.locator(':enabled')))
      .first()
      .waitFor();
  }
  await people.getByText('キャスト・利用中').first().waitFor();
  await audit(page, 'the figures of people with a list');

  await kinds.getByRole('link', { name: 'オファー' }).click();
  await page.getByRole('link', { name: /^承諾 [\d,]+ 増減/ }).click();
  const chart = page.getByRole('region', { name: '承諾のグラフ' });
  const slider = chart.getByRole('slider', { name: '承諾の推移' });
  const values = chart.getByRole('tooltip');
  const numbers = chart.getByRole('region', { name: '承諾の表' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await slider.focus();
    await page.keyboard.press('Home');
    await values.getByText(/^この期間/).waitFor();
    const first = await slider.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(first);
    await page.keyboard.press('End');
    // Below the chart on a phone, next to it on a wide screen.
    const [drawn, listed] = [await slider.boundingBox(), await numbers.boundingBox()];
    if (!drawn || !listed) throw new Error('the chart is not there');
    expect(listed.x > drawn.x + drawn.width).toBe(width === 1440);
    await expectToFit(page, width);
    // The fixed bar covers no element partly.
    await page.evaluate(() => scrollTo(0, 0));
    await audit(page, `the chart of a figure at ${width} px`);
    await slider.scrollIntoViewIfNeeded();
    await slider.blur();
    await values.waitFor({ state: 'detached' });
    await slider.hover({ position: { x: drawn.width - 2, y: 50 }, force: true });
    const [lastDay] = (await slider.getAttribute('aria-valuetext'))?.split('、') ?? [];
    expect(await values.getByRole('strong').textContent()).toBe(lastDay);
    await page.mouse.move(0, 0);
  }
  await slider.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'オファー：承諾' }).waitFor();
  await page.getByRole('link', { name: '一覧を閉じる' }).click();
  await page.getByRole('link', { name: /^\d+\/\d+\(.\) 承諾 [\d,]+の一覧$/ }).click();
  const list = page.getByRole('region', { name: 'オファー：承諾' });
  await list.getByRole('link', { name: '企業紹介映像の出演者募集' }).first().waitFor();
  await audit(page, 'the figures with a list');
  await expectToFit(page, 390);
  await audit(page, 'the figures with a list at 390 px');
  await page.setViewportSize({ width: 1440, height: 900 });

  // The address has the list, the unit and the kind.
  await page.reload();
  await list.getByRole('link', { name: '一覧を閉じる' }).click();
  await list.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '月', exact: true }).click();
  await page
    .getByRole('rowheader', { name: /^\d+年\d+月/ })
    .nth(5)
    .waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSVをダウンロードする' }).click(),
  ]);
  const saved = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(saved[0]).toMatch(/^\uFEFF開始日,終了日,オファー：問い合わせ,/);
  expect(saved.filter(Boolean)).toHaveLength(7);
  expect(saved[6]?.split(',')[1]).toBe(jstDate(Date.now()));

  await page.getByRole('link', { name: '前の期間' }).click();
  await page.getByRole('link', { name: '次の期間' }).waitFor();
  await audit(page, 'a period without anything');
});

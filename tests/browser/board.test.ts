import { beforeAll, describe, expect } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit, tabTo, whenLoaded } from '#tests/support/browserAudit.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { newEntry } from '#tests/support/entries.ts';
import { whenFound } from '#tests/support/found.ts';
import { newClient, newJob, newOffice, newTalent, type Person } from '#tests/support/people.ts';

const names = ['橘 一', '橘 二', '橘 三', '橘 四', '橘 五'];
let client: Person;
let jobId: string;

/** A job with five entries, an offer, and a liked cast. */
beforeAll(async () => {
  const office = await newOffice();
  client = await newClient(office);
  jobId = await newJob(client, { numberOfPeople: 5 });
  const [talents, asked, liked] = await Promise.all([
    Promise.all(names.map((name) => newTalent(office, name))),
    newTalent(office, '若葉 望'),
    newTalent(office, '青木 凪'),
  ]);
  for (const talent of talents) {
    const { entryId } = await newEntry({ talent, jobId });
    await send(office, 'entries', { type: 'adminApprove', termsNo: 1, entryId });
  }
  await newOffer({ client, office, jobId, talent: asked });
  await send(client, 'favorites', { type: 'like', kind: 'talent', targetId: liked.uid });
  // The board shows a liked cast only if the search has them.
  await whenFound(client, 'casts', '青木 凪', liked.uid);
});

const box = (name: string) => ({ name: `${name}さんを比べる` });

describe.concurrent('the board of a job', () => {
  test('has a column for each stage and fits on a wide screen', async ({ openAs }) => {
    const { page } = await openAs(client, 'desktop', `/client/mypage/jobs/${jobId}`);
    await page
      .getByRole('region', { name: /^エントリー 5人/ })
      .getByRole('link', { name: '橘 五' })
      .waitFor();
    await page
      .getByRole('region', { name: /^オファー 1人/ })
      .getByRole('link', { name: '若葉 望' })
      .waitFor();
    const candidates = page.getByRole('region', { name: '候補' });
    await candidates.getByRole('link', { name: '青木 凪', exact: true }).waitFor();
    for (const name of [...names, '若葉 望']) expect(await candidates.getByRole('link', { name, exact: true }).count()).toBe(0);
    await whenLoaded(page);
    await audit(page, 'a board in columns');
    await expectToFit(page, 1280);
    // An offer to a candidate is about this job.
    await candidates.getByRole('link', { name: '青木 凪さんにオファー' }).click();
    await page.waitForFunction((id) => [...document.querySelectorAll('select')].some(({ value }) => value === id), jobId);
  });

  test('compares four on a phone: the table scrolls by keyboard, terms stay visible, Escape and "back" close it', async ({ openAs }) => {
    const { page } = await openAs(client, 'phone', `/client/mypage/jobs/${jobId}?tab=entered`);
    for (const name of names.slice(0, 4)) await page.getByRole('checkbox', box(name)).check();
    await page.getByRole('checkbox', box('橘 五')).click();
    await page.getByText('一度に比べられるのは4人までです').first().waitFor();
    expect(await page.getByRole('checkbox', box('橘 五')).isChecked()).toBe(false);
    await audit(page, 'a board with chosen casts');
    await expectToFit(page, 320);
    await page.setViewportSize({ width: 390, height: 844 });

    await page.getByRole('button', { name: '4人をくらべる' }).click();
    const dialog = page.getByRole('dialog', { name: '4人をくらべる' });
    await dialog.getByRole('columnheader', { name: '橘 四' }).waitFor();
    await audit(page, 'a comparison');
    const table = dialog.getByRole('region', { name: 'くらべる表' });
    const placeOf = (name: string) => dialog.getByRole('rowheader', { name }).evaluate((cell) => cell.getBoundingClientRect().left);
    const before = await placeOf('報酬');
    await table.focus();
    await page.keyboard.press('End');
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => (document.querySelector('dialog section')?.scrollLeft ?? 0) > 100);
    expect(await placeOf('報酬')).toBe(before);
    await expectToFit(page, 320);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('compare')).toBe(false);
    await page.getByRole('button', { name: '4人をくらべる' }).click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    // The address shows the same comparison, also after a reload.
    await page.goForward();
    await page.reload();
    await dialog.getByRole('columnheader', { name: '橘 四' }).waitFor();
    await dialog.getByRole('link', { name: '橘 二さんのエントリーを見る' }).click();
    await page.getByRole('region', { name: 'キャスト' }).getByRole('heading', { name: '橘 二' }).waitFor();
  });

  test('leads through the entries by keyboard, and "back" leads to the board', async ({ openAs }) => {
    const { page } = await openAs(client, 'desktop', `/client/mypage/jobs/${jobId}`);
    const entered = page.getByRole('region', { name: /^エントリー 5人/ });
    await entered.getByRole('heading', { level: 3 }).first().getByRole('link').click();
    const beside = page.getByRole('navigation', { name: '同じお仕事の候補者' });
    await beside.getByText('エントリー 1 / 5').waitFor();
    await audit(page, 'an entry with its neighbours');
    const next = (await beside.getByRole('link', { name: /^次の候補者/ }).getAttribute('aria-label')) ?? '';
    await tabTo(page, 'link', next, 80);
    for (const place of [2, 3, 4, 5]) {
      // The focus stays on the link to the next one.
      await page.keyboard.press('Enter');
      await beside.getByText(`エントリー ${place} / 5`).waitFor();
    }
    await page.getByRole('region', { name: 'キャスト' }).getByRole('heading', { name: /^橘/ }).waitFor();
    await page.goBack();
    await entered.waitFor();
  });
});

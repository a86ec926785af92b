import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { DAY } from '#domain/calendar/instants.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { messages } from '#domain/kernel/validation.ts';
import { offerStatusView } from '#domain/offer/statusView.ts';
import { runtime } from '#functions/runtime.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { whenBannerSays } from '#tests/support/browserDeal.ts';
import { expectFaulty, expectFocus, fillOffer } from '#tests/support/browserForm.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { type Cast, newCast, newClient, newJob, newTalent, posting } from '#tests/support/people.ts';

const job = posting().title;
let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
  // With only one job the form of an offer would choose it.
  await newJob(cast.client, { title: 'もうひとつのお仕事' });
});

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox();
  if (!box) throw new Error('nothing is shown there');
  return box;
};
const centreOf = async (shown: Locator) => {
  const { x, width } = await boxOf(shown);
  return x + width / 2;
};

const offersTo = async (talentId: string) =>
  (await runtime().db.collection(`jobs/${cast.jobId}/offers`).where('talentId', '==', talentId).get()).docs.map((found) => found.data());

describe.concurrent('the offer form', () => {
  test('leads to the first of several faults, and explains each at its field', async ({ openAs }) => {
    const { page } = await openAs(cast.client, 'phone', `/client/talents/${cast.talent.uid}/offer`);
    const check = page.getByRole('button', { name: '入力内容を確認する' });
    await check.click();
    await expectFaulty(page.getByLabel('お仕事'), messages.required);
    await expectFocus(page.getByLabel('お仕事'));
    await expectFaulty(page.getByRole('textbox', { name: 'メッセージ' }), messages.required);
    await audit(page, 'a form full of faults');

    await page.getByRole('radio', { name: /^オファー/ }).check();
    // The field is visible, its label covered by the bar: the focus scrolls to the label.
    await page.setViewportSize({ width: 390, height: 400 });
    await page.getByLabel('お仕事').evaluate((field) => scrollBy({ top: field.getBoundingClientRect().top - 80, behavior: 'instant' }));
    const label = page.locator('label', { hasText: /^お仕事/ });
    const bar = await boxOf(page.getByRole('banner'));
    expect((await boxOf(label)).y).toBeLessThan(bar.y + bar.height);
    // Clicks without scrolling to the button.
    await check.evaluate((button: HTMLButtonElement) => button.click());
    await expectFocus(page.getByLabel('お仕事'));
    expect((await boxOf(label)).y, 'the label lies under the bar').toBeGreaterThanOrEqual(bar.y + bar.height);
    await page.setViewportSize({ width: 390, height: 844 });

    await page.getByLabel('お仕事').selectOption({ label: job });
    const fee = page.getByRole('textbox', { name: '報酬' });
    for (const wrong of ['0', '100,000,000', '三万円']) {
      await fee.fill(wrong);
      await check.click();
      await expectFaulty(fee, messages.fee);
      await expectFocus(fee);
    }
    const end = page.getByLabel('終了日（日付）');
    await end.fill('');
    await check.click();
    await expectFaulty(end, messages.required);
  });

  test('does not submit on the Enter that confirms a Japanese conversion', async ({ openAs }) => {
    const { context, page } = await openAs(cast.client, 'phone', `/client/talents/${cast.talent.uid}/offer`);
    await page.getByRole('radio', { name: /^オファー/ }).check();
    const fee = page.getByRole('textbox', { name: '報酬' });
    await fee.focus();
    const keyboard = await context.newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: '３００００', selectionStart: 5, selectionEnd: 5 });
    await fee.evaluate((input: HTMLInputElement) =>
      input.addEventListener('keydown', ({ isComposing }) => input.setAttribute('data-composing', String(isComposing))),
    );
    await page.keyboard.press('Enter');
    expect(await fee.getAttribute('data-composing')).toBe('true');
    await keyboard.send('Input.insertText', { text: '３００００' });
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await page.keyboard.press('Enter');
    await expectFaulty(page.getByLabel('お仕事'), messages.required);
    expect(await fee.getAttribute('aria-invalid')).toBe(null);
  });

  test('keeps its content if the server refuses an end that a slow clock allowed', async ({ openAs }) => {
    const { page, expectFault } = await openAs(cast.client, 'phone');
    expectFault(/status of 400 .*\/offers\)/);
    await fillOffer(page, cast.talent.uid, { job, fee: '30000', end: Date.now() - DAY });
    await page.clock.setFixedTime(Date.now() - 2 * DAY);
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await page.getByRole('button', { name: 'この内容でオファーを送る' }).click();
    await expectFaulty(page.getByLabel('終了日（日付）'), errorMessages['schedule-in-past']);
    expect(await page.getByRole('textbox', { name: '報酬' }).inputValue()).toBe('30,000');
    expect(await offersTo(cast.talent.uid)).toEqual([]);
  });

  test('keeps its content on back and reload', async ({ openAs }) => {
    const { page } = await openAs(cast.client, 'phone');
    await fillOffer(page, cast.talent.uid, { job, fee: '35000', end: Date.now() + DAY });
    await page.goBack();
    const question = page.getByRole('dialog', { name: '入力内容を破棄しますか？' });
    await question.getByRole('button', { name: '編集を続ける' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByRole('textbox', { name: '報酬' }).inputValue()).toBe('35,000');

    const asked = page.waitForEvent('dialog');
    const reloaded = page.evaluate(() => location.reload());
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reloaded;
    expect(await page.getByRole('textbox', { name: '報酬' }).inputValue()).toBe('35,000');
    expect(await page.getByLabel('お仕事').inputValue()).toBe(cast.jobId);

    page.once('dialog', (again) => again.accept());
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: '報酬' }).inputValue()).toBe('35,000');
  });

  test('sends one offer even if its button is pressed several times', async ({ openAs }) => {
    const talent = await newTalent(cast.office);
    const { page } = await openAs(cast.client, 'phone');
    await fillOffer(page, talent.uid, { job, fee: '40000', end: Date.now() + DAY });
    await page.getByRole('button', { name: '入力内容を確認する' }).dblclick();
    await page.getByRole('button', { name: 'この内容でオファーを送る' }).dblclick();
    await page.getByRole('link', { name: 'オファーの状況を見る' }).waitFor();
    expect(await offersTo(talent.uid)).toHaveLength(1);
  });

  test('keeps its content offline, and sends it when online', async ({ openAs }) => {
    const talent = await newTalent(cast.office);
    const { context, page, expectFault } = await openAs(cast.client, 'phone');
    // Firestore's transport loads a picture from Google to test the connection; the policy blocks
    // it.
    expectFault(/ERR_INTERNET_DISCONNECTED|cleardot\.gif/);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      return dialog.accept();
    });
    await fillOffer(page, talent.uid, { job, fee: '50000', end: Date.now() + DAY });
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await page.getByRole('button', { name: 'この内容でオファーを送る' }).waitFor();
    await context.setOffline(true);
    await page.getByText('オフラインです。').waitFor();
    await page.getByRole('button', { name: 'この内容でオファーを送る' }).click();
    await page.getByText('通信できませんでした。').waitFor();
    await page.getByText('¥50,000').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'この内容でオファーを送る' }).click();
    await page.getByRole('link', { name: 'オファーの状況を見る' }).waitFor();
    expect(await offersTo(talent.uid)).toMatchObject([{ fee: 50_000 }]);
    expect(dialogs).toEqual([]);
  });
});

test('accepting an offer that was just cancelled shows an error and the new state', async ({ openAs }) => {
  const talent = await newTalent(cast.office);
  const { offerId } = await newOffer({ ...cast, talent });
  const { page, expectFault } = await openAs(talent, 'phone', `/talent/mypage/offers/${offerId}`);
  expectFault(/status of 400 .*\/offers\)/);
  await page.getByRole('button', { name: 'このオファーを承諾する' }).click();
  await page.getByRole('dialog').waitFor();
  await send(cast.client, 'offers', { type: 'cancel', offerId });
  await page.getByRole('dialog').getByRole('button', { name: 'このオファーを承諾する' }).click();
  await page.getByRole('dialog').getByText(errorMessages['status-conflict']).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'キャンセル' }).click();
  await whenBannerSays(page, 'IS_CANCELED', 'talent');
  expect(await page.getByRole('button', { name: 'このオファーを承諾する' }).count()).toBe(0);
});

test('on a narrow phone a long status fits its line, and rare acts open at their button', async ({ openAs }) => {
  const client = await newClient(cast.office);
  const { offerId } = await newOffer({ ...cast, client, jobId: await newJob(client) });
  const { page } = await openAs(client, 'phone', '/client/mypage/offers?tab=running');
  await page.setViewportSize({ width: 320, height: 844 });
  const chip = page.getByText(new RegExp(`^${offerStatusView.IN_PROGRESS.client.label}`));
  await chip.waitFor();
  const row = page.getByRole('listitem').filter({ has: chip });
  const { height } = await boxOf(chip);
  expect(height, 'lines of the chip').toBeLessThan(30);
  // The time next to it moves to the next line of the row.
  const ends = await row.locator('*').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual((await boxOf(row)).x + (await boxOf(row)).width);
  await page.goto(`/client/mypage/offers/${offerId}`);
  const more = page.getByRole('button', { name: 'その他の操作' });
  const centre = await centreOf(more);
  await more.click();
  expect(Math.abs((await centreOf(page.getByRole('menu'))) - centre)).toBeLessThan(24);
});

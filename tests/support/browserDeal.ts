import type { Locator, Page } from 'playwright-core';
import { jstParts, MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { Viewer } from '#domain/work/deal/row.ts';
import type { OfferStatus } from '#domain/work/offer/status.ts';
import { offerStatusView } from '#domain/work/offer/statusView.ts';

/** Resolves when an open deal page shows this status, without a reload. */
export const whenBannerSays = (page: Page, status: OfferStatus, viewer: Viewer, timeout?: number): Promise<void> =>
  page
    .getByRole('region', { name: '現在の状況' })
    .getByText(offerStatusView[status][viewer].note)
    .waitFor(timeout === undefined ? {} : { timeout });

/** Presses a button that asks for confirmation, and confirms. */
export const pressAndConfirm = async (page: Page, button: string | RegExp, confirmation = String(button)): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirmation, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** Confirms the open dialog, with a reason if it asks for one. */
export const confirm = async (page: Page, act: string, reason?: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  if (reason) await dialog.getByLabel('理由').fill(reason);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Carries out the office's acts that wait, instead of waiting ten seconds. */
export const carryOutNow = async (page: Page): Promise<void> => {
  const dock = page.getByRole('region', { name: '実行前の操作' });
  await dock.getByRole('button', { name: 'すぐ実行する' }).click();
  await dock.waitFor({ state: 'hidden' });
};

/** Fills a date and time field with an instant (ms) in JST. */
export const fillInstant = async (form: Page | Locator, label: string, at: number): Promise<void> => {
  const { date, time } = jstParts(at);
  await form.getByLabel(`${label}（日付）`).fill(date);
  await form.getByLabel(`${label}（時刻）`).fill(time);
};

/** The next full minute at least `lead` ms away, because forms have no seconds. */
export const nextMinute = (lead: number, now = Date.now()): number => Math.ceil((now + lead) / MINUTE) * MINUTE;

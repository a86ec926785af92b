import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DAY, jstDate } from '#domain/kernel/calendar/instants.ts';

/** The accessible description of a field: help and error. */
const descriptionOf = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** Resolves when a field is marked invalid with this message in its description. */
export const expectFaulty = async (field: Locator, message: string): Promise<void> => {
  await field.and(field.page().locator('[aria-invalid=true]')).waitFor();
  expect(await descriptionOf(field)).toContain(message);
};

export const expectFocus = async (field: Locator): Promise<void> =>
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

/** Fills in a terms sheet without fixed days, which is valid for any end. */
export const fillOpenSheet = async (page: Page): Promise<void> => {
  const later = jstDate(Date.now() + 30 * DAY);
  await page.getByRole('textbox', { name: '業務の内容' }).fill('映像への出演');
  // The job adds a row for each of its days.
  const last = page.getByRole('button', { name: /日目を削除$/ });
  await last.first().waitFor();
  for (let days = await last.count(); days > 0; days -= 1) await last.last().click();
  await page.getByLabel('未定の事項が決まる予定日').fill(later);
  await page.getByLabel('未定の事項と理由').fill('会場を調整しているため、日時と場所は未定です。');
  await page.getByLabel('支払期日').fill(later);
};

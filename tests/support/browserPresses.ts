import type { Page } from 'playwright-core';

/**
 * Counts the presses on a page from now on, including those that open a native list; typing is
 * free. A reload ends the count.
 */
export const countPresses = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    if (dataset.presses === undefined)
      addEventListener('pointerdown', () => Object.assign(dataset, { presses: String(Number(dataset.presses) + 1) }), true);
    dataset.presses = '0';
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.presses));
};

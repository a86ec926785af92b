import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

/** Looking at every frame instead would make the browser draw frames all the while. */
const seldom = { polling: 50 };

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * Fails with every violation of WCAG 2.2 A and AA that axe finds on the page as it is now. axe is
 * put into a page once, and only what is wrong comes back: its wrapper for Playwright does neither,
 * and takes six times as long.
 */
export const audit = async (page: Page, what = page.url()): Promise<void> => {
  // Colours in the middle of a fade are nobody's to read; what never ends (a skeleton's pulse) is
  // not waited for.
  await page.waitForFunction(
    () => document.getAnimations().every((each) => each.effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
    undefined,
    seldom,
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run({ runOnly, resultTypes: ['violations'], preload: false }),
    wcag22aa,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(found, `accessibility of ${what}`).toEqual([]);
};

/** Resolves when a screen has its heading and nothing on it is still being read. */
export const whenLoaded = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-label="読み込んでいます"]') === null, undefined, seldom);
};

/** Fails when the page can be scrolled sideways at this width (px); names what sticks out. */
export const expectToFit = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 844 });
  const sticksOut = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return wide.map((element) => `${element.tagName}.${element.className} ${element.getBoundingClientRect().right}`);
  });
  expect(sticksOut, `what is wider than ${width} px on ${page.url()}`).toEqual([]);
};

/**
 * Presses Tab from the top of the page to its end; fails when something else lies on what has the
 * focus.
 */
export const expectFocusInSight = async (page: Page, limit = 60): Promise<void> => {
  const hidden: string[] = [];
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return 'none';
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = seen !== null && (element.contains(seen) || seen.contains(element));
      return isSeen ? 'in sight' : `${element.textContent} behind ${seen?.tagName}.${seen?.className}`;
    });
    if (focused === 'none') break;
    if (focused !== 'in sight') hidden.push(focused);
  }
  expect(hidden, `what has the focus on ${page.url()} and is not seen`).toEqual([]);
};

/**
 * Presses Tab until the focus is on the wanted control, which has to show it; fails after `limit`
 * steps.
 */
export const tabTo = async (page: Page, role: 'button' | 'link', name: string, limit = 40): Promise<void> => {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      const { outlineStyle, outlineWidth } = await wanted.evaluate((element) => getComputedStyle(element));
      expect({ outlineStyle, wide: Number.parseFloat(outlineWidth) >= 2 }, `focus ring of ${name}`).toEqual({
        outlineStyle: 'solid',
        wide: true,
      });
      return;
    }
  }
  throw new Error(`Tab did not reach ${name} in ${limit} steps`);
};

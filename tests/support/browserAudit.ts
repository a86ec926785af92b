import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bareAmounts } from './bareAmounts.ts';
import { cutTexts } from './cutTexts.ts';
import { machineStrings } from './machineStrings.ts';
import { pageTexts } from './pageTexts.ts';

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

/** Polling per frame would make the browser draw frames all the time. */
const seldom = { polling: 50 };

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** Best practices of axe that hold, too. */
const practices = { 'heading-order': { enabled: true }, 'landmark-unique': { enabled: true } };

/**
 * Fails with all violations of WCAG 2.2 A and AA, and of two best practices, that axe finds.
 * Injects axe once per page and returns only violations; its wrapper for Playwright takes six times
 * as long.
 */
export const audit = async (page: Page, what = page.url()): Promise<void> => {
  // Waits for fades, because their colours are temporary; ignores endless animations (a skeleton).
  await page.waitForFunction(
    () => document.getAnimations().every((each) => each.effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
    undefined,
    seldom,
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ tags, rules }) => window.axe.run({ runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'], preload: false }),
    { tags: wcag22aa, rules: practices },
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(found, `accessibility of ${what}`).toEqual([]);
};

/** Resolves when a screen has its heading and no pending read. */
export const whenLoaded = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-label="読み込んでいます"]') === null, undefined, seldom);
};

/** Fails if the page scrolls sideways at this width (px); names the elements that are too wide. */
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

/** How long a page keeps its height before nothing is expected to load (ms). */
const STILL = 500;

/** Resolves when no part comes late any more and moves the rest of the page. */
const whenStill = (page: Page): Promise<void> =>
  page.evaluate(
    (still) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        const wait = () => setTimeout(end, still);
        let timer = wait();
        const observer = new ResizeObserver(() => {
          clearTimeout(timer);
          timer = wait();
        });
        for (const part of document.querySelectorAll('main, main section, main section > *')) observer.observe(part);
      }),
    STILL,
  );

/** Presses Tab from the top to the end; fails if something covers the focused element. */
export const expectFocusInSight = async (page: Page, limit = 60): Promise<void> => {
  await whenStill(page);
  const hidden: string[] = [];
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return 'none';
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = seen !== null && (element.contains(seen) || seen.contains(element));
      return isSeen ? 'in sight' : `${element.textContent} covered by ${seen?.tagName}.${seen?.className}`;
    });
    if (focused === 'none') break;
    if (focused !== 'in sight') hidden.push(focused);
  }
  expect(hidden, `what has the focus on ${page.url()} and is not seen`).toEqual([]);
};

/** Presses Tab until the wanted control has a visible focus; fails after `limit` steps. */
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

/** Sizes of a phone, a notebook and a wide screen (px), at which texts are cut in other places. */
const readAt = [390, 1440, 1920] as const;

/**
 * Fails with texts that are cut without a way to read them, with strings that are for machines, and
 * with amounts that do not say whether consumption tax is in them.
 */
export const expectReadable = async (page: Page): Promise<void> => {
  expect(machineStrings(await page.evaluate(pageTexts, undefined)), `texts of ${page.url()} that are not for people`).toEqual([]);
  for (const width of readAt) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(bareAmounts, undefined), `amounts without 税抜 or 税込 at ${width} px on ${page.url()}`).toEqual([]);
    expect(await page.evaluate(cutTexts), `texts cut at ${width} px on ${page.url()}`).toEqual([]);
  }
};

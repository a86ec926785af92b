import { test as base, expect } from 'vitest';
import { launchBrowser, openVisit, type Size, type Visit } from './browserVisit.ts';
import type { Person } from './people.ts';
import { rememberUser } from './rememberedUser.ts';

export type { Visit } from './browserVisit.ts';

/** The state of a visit after a failed test: its address and its text. */
const describeVisit = async ({ page }: Visit): Promise<string> => {
  // A page with a native dialog does not answer.
  const text = await page
    .locator('main')
    .textContent({ timeout: 1_000 })
    .catch(() => 'no answer');
  return `${page.url()}\n${text?.slice(0, 1_500)}`;
};

/**
 * A test with a browser. Its visits are closed at the end. Any unexpected fault fails it: console
 * errors, uncaught errors, policy violations, failed requests. `open` is a guest's visit, `openAs`
 * one of a person who is signed in, at their home or a path.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('open', async ({ browser, task }, { onCleanup }) => {
    const visits: Visit[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') for (const visit of visits) console.error(await describeVisit(visit));
      const faults = visits.flatMap((visit) => visit.faults());
      await Promise.all(visits.map(({ close }) => close()));
      expect(faults, 'faults in the browser').toEqual([]);
    });
    return async (size: Size): Promise<Visit> => {
      const visit = await openVisit(browser, process.env.WEB_URL ?? '', size);
      visits.push(visit);
      return visit;
    };
  })
  .extend('openAs', async ({ open }) => async (person: Person, size: Size, path = '/'): Promise<Visit> => {
    const visit = await open(size);
    await rememberUser(visit.page, person);
    await visit.page.goto(path);
    // The index leads a signed-in user on.
    if (path === '/') await visit.page.getByRole('heading', { level: 1 }).waitFor();
    return visit;
  });

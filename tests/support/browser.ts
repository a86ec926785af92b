import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser, openVisit, type Size, signInOn, type Visit } from './browserVisit.ts';
import { type Person, password } from './people.ts';

export type { Visit } from './browserVisit.ts';

/** What a failed test leaves to look at: where each visit stands and what its page says. */
const describeVisit = async ({ page }: Visit): Promise<string> => {
  const text = await page
    .locator('body')
    .innerText({ timeout: 1_000 })
    .catch(() => '');
  return `${page.url()}\n${text.slice(0, 1_500)}`;
};

/**
 * A browser for the tests of one file. After each test its visits are closed, and any fault that the test did not name (an error on
 * the console, an uncaught error, a violated security policy, a failed request) fails it.
 */
export const browserOfFile = () => {
  let browser: Browser | undefined;
  let visits: Visit[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async ({ task }) => {
    const ended = visits;
    visits = [];
    if (task.result?.state === 'fail') for (const visit of ended) console.error(await describeVisit(visit));
    const faults = ended.flatMap((visit) => visit.faults());
    await Promise.all(ended.map(({ context }) => context.close()));
    expect(faults, 'faults in the browser').toEqual([]);
  });
  afterAll(() => browser?.close());

  const open = async (size: Size): Promise<Visit> => {
    if (!browser) throw new Error('the browser starts with the tests');
    const visit = await openVisit(browser, process.env.WEB_URL ?? '', size);
    visits.push(visit);
    return visit;
  };
  return {
    /** A visit by nobody in particular. */
    open,
    /** A visit by somebody who signed in through the login screen. */
    openAs: async (person: Person, size: Size): Promise<Visit> => {
      const visit = await open(size);
      await signInOn(visit.page, person.email, password);
      return visit;
    },
  };
};

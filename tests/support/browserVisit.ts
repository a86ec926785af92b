import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { browserProgram } from './browserProgram.ts';
import { endLeftReads } from './leftReads.ts';

/** Starts a new browser; the caller closes it. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch({ ...(await browserProgram()), args: ['--disable-gpu'] });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 } as const;
const desktop = { viewport: { width: 1440, height: 900 } } as const;
const devices = { phone, desktop };
export type Size = keyof typeof devices;
/** Both sizes, for tests that run on each. */
export const sizes = ['phone', 'desktop'] as const satisfies readonly Size[];
/** One person's visit with an isolated browser context. */
export type Visit = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Allows a fault that belongs to the test. */
  readonly expectFault: (pattern: RegExp) => void;
  /** Unexpected faults of the visit's pages: console errors, uncaught errors, failed requests. */
  readonly faults: () => string[];
  /** Closes the visit's pages and ends their live reads. */
  readonly close: () => Promise<void>;
};

// A request that the page itself cancelled: it was left, or a live read ended.
const isOwnEnd = (failure: string | undefined) => failure === 'net::ERR_ABORTED';

/**
 * Opens a visit in a time zone far from Tokyo, with reduced motion, which saves a fifth of the
 * time.
 */
export const openVisit = async (browser: Browser, baseURL: string, size: Size, more: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({
    ...devices[size],
    baseURL,
    locale: 'ja-JP',
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    ...more,
  });
  context.setDefaultTimeout(60_000);
  const seen: string[] = [];
  const expected: RegExp[] = [];
  // Policy violations appear on the console too.
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    const { name, message, stack } = error.error();
    seen.push(`uncaught: ${stack || `${name}: ${message}`}`);
  });
  context.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText;
    if (!isOwnEnd(failure)) seen.push(`request: ${failure} ${request.method()} ${request.url()}`);
  });
  const page = await context.newPage();
  const endReads = await endLeftReads(page);
  return {
    context,
    page,
    expectFault: (pattern) => expected.push(pattern),
    faults: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    close: async () => {
      await context.close();
      await endReads();
    },
  };
};

/** Signs in on the open login screen, and waits until the app has left it. */
export const fillLogin = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.waitForURL((url) => !['/login', '/'].includes(url.pathname));
};

/** Opens the login screen, or a page that leads there, and signs in. */
export const signInOn = async (page: Page, email: string, password: string, path = '/login'): Promise<void> => {
  await page.goto(path);
  await fillLogin(page, email, password);
};

/** Goes to a page like a link of the app, without a reload. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    // Like the router's own entries: it asks before leaving only for those.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID(), usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Goes to a page like a link of the app, and waits until nothing of the page before is left: it
 * would be taken for the new one.
 */
export const leaveFor = async (page: Page, path: string): Promise<void> => {
  await page.locator('main a').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('data-left', '');
  });
  await go(page, path);
  await page.waitForFunction(() => !document.querySelector('[data-left]'), undefined, { polling: 50 });
};

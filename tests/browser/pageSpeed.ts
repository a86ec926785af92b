import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#local/seed/accounts.ts';
import { startStack } from '#local/stack.ts';
import { launchBrowser, openVisit, signInOn } from '#tests/support/browserVisit.ts';
import { makeDemoData } from '#tests/support/demoData.ts';

/** What Lighthouse's mobile profile stands for: slow 4G and a processor four times slower. Bytes per second, ms. */
const slow4G = { offline: false, latency: 150, downloadThroughput: (1_638 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8 };
const cpuSlowdown = 4;
const pages = [
  { path: '/login', viewer: null, ready: 'form button[type=submit]' },
  { path: '/talent/jobs', viewer: 'talent@example.com', ready: 'main li h2' },
  { path: '/client/talents', viewer: 'client@example.com', ready: 'main li h2' },
] as const;

/** Hosting compresses what it serves; the local server does not, so this stands before it. */
const compressing = async (origin: string) => {
  const known = new Map<string, Buffer>();
  const compressed = (path: string, body: Buffer): Buffer => {
    const small = known.get(path) ?? brotliCompressSync(body);
    known.set(path, small);
    return small;
  };
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin));
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const isText = /text|javascript|json|svg/.test(type);
    response.writeHead(answer.status, {
      'content-type': type,
      ...(isText && { 'content-encoding': 'br' }),
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    });
    response.end(isText ? compressed(request.url ?? '/', body) : body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

/** Largest contentful paint (ms) and layout shift since the page began, as the browser reports them. */
const vitals = (page: Page) =>
  page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const paints = await entriesOf('largest-contentful-paint');
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    const shift = shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0);
    return { lcp: Math.round(paints.at(-1)?.startTime ?? 0), cls: Number(shift.toFixed(3)) };
  });

const measure = async (browser: Browser, baseURL: string, { path, viewer, ready }: (typeof pages)[number]): Promise<void> => {
  const { context, page } = await openVisit(browser, baseURL, 'phone');
  if (viewer) await signInOn(page, viewer, demoPassword);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
  const { lcp, cls } = await vitals(page);
  if (process.env.TRACE) {
    const requests = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(
          (each) =>
            `${Math.round(each.startTime)}-${Math.round((each as PerformanceResourceTiming).responseEnd)} ${each.name.slice(0, 110)}`,
        ),
    );
    console.log(requests.join('\n'));
  }
  console.log(`${path.padEnd(18)} LCP ${String(lcp).padStart(5)} ms   CLS ${cls}`);
  await context.close();
};

/** `npm run speed`: LCP and CLS of the first screens on a slow phone, from an empty cache, on the demo data. */
const stack = await startStack({ ports: 'free', hosting: true, schedules: false });
const browser = await launchBrowser();
const hosting = await compressing(stack.urls.web);
try {
  await makeDemoData(stack);
  for (let run = 0; run < 3; run += 1) for (const page of pages) await measure(browser, hosting.url, page);
} finally {
  hosting.close();
  await browser.close();
  await stack.stop();
}

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#local/seed/demoUser.ts';
import { startStack } from '#local/stack.ts';
import { launchBrowser, openVisit, signInOn } from '#tests/support/browserVisit.ts';
import { makeDemoData } from '#tests/support/demoData.ts';

/** Lighthouse's mobile profile: slow 4G and a processor four times slower. Bytes per second, ms. */
const slow4G = { offline: false, latency: 150, downloadThroughput: (1_638 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8 };
const cpuSlowdown = 4;
/** A very slow line, for the first paint. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const pages = [
  { path: '/login', viewer: null, ready: 'form button[type=submit]' },
  { path: '/talent/jobs', viewer: 'talent@example.com', ready: 'main li h2' },
  { path: '/client/talents', viewer: 'client@example.com', ready: 'main li h2' },
] as const;

type Exchange = (request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => Promise<void>;

type Change = (text: string) => string;
const unchanged: Change = (text) => text;

/**
 * A compressing proxy for a local server, because production's servers compress. `told` may change
 * an answer, `asked` the headers of a request.
 */
const compressing = (origin: string, told: Change = unchanged, asked: Change = unchanged): Exchange => {
  const known = new Map<string, Buffer>();
  const compressed = (text: string): Buffer => {
    const small = known.get(text) ?? brotliCompressSync(text);
    known.set(text, small);
    return small;
  };
  return async (request, response) => {
    const headers = Object.entries(request.headers)
      .filter(([name]) => !/^(:|host$|connection$|content-length$)/.test(name))
      .map(([name, value]): [string, string] => [name, asked(String(value))]);
    const body = request.method === 'POST' ? await text(request) : null;
    const answer = await fetch(new URL(request.url ?? '/', origin), { method: request.method ?? 'GET', headers, body });
    const content = Buffer.from(await answer.arrayBuffer());
    const isText = /text|javascript|json|svg/.test(answer.headers.get('content-type') ?? '');
    for (const [name, value] of answer.headers) {
      if (!/^(content-length|content-encoding|transfer-encoding|connection|keep-alive)$/.test(name)) response.setHeader(name, told(value));
    }
    if (isText) response.setHeader('content-encoding', 'br');
    response.statusCode = answer.status;
    response.end(isText ? compressed(told(content.toString('utf8'))) : content);
  };
};

const listening = async (server: Server | Http2SecureServer): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Browsers use HTTP/2 only with TLS, so openssl makes a certificate for this run. */
const certificate = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'casting-speed-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ]);
  const pair = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  return pair;
};

/** Largest contentful paint (ms) and layout shift so far, as the browser reports them. */
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
    const largest = (paints as (PerformanceEntry & { size: number; element: Element | null })[]).map(
      ({ startTime, size, element }) => `${Math.round(startTime)} ${size} ${element?.outerHTML.slice(0, 90)}`,
    );
    return { lcp: Math.round(paints.at(-1)?.startTime ?? 0), cls: Number(shift.toFixed(3)), largest };
  });

const slowPhone = async (browser: Browser, baseURL: string, viewer: string | null, line: typeof slow4G) => {
  const { context, page, close } = await openVisit(browser, baseURL, 'phone', { ignoreHTTPSErrors: true });
  if (viewer) await signInOn(page, viewer, demoPassword);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, close };
};

/** First contentful paint (ms) on a slow line. */
const firstPaint = async (browser: Browser, baseURL: string, { path, viewer }: (typeof pages)[number]): Promise<number> => {
  const { page, close } = await slowPhone(browser, baseURL, viewer, slowLine);
  await page.goto(path, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const painted = Math.round((await handle.jsonValue()) as number);
  await close();
  return painted;
};

const measure = async (browser: Browser, baseURL: string, { path, viewer, ready }: (typeof pages)[number]): Promise<void> => {
  const { page, close } = await slowPhone(browser, baseURL, viewer, slow4G);
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  // Also waits until the visible pictures are painted.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const { lcp, cls, largest } = await vitals(page);
  if (process.env.TRACE) {
    const requests = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(
          (each) =>
            `${Math.round(each.startTime)}-${Math.round((each as PerformanceResourceTiming).responseEnd)} ${each.name.slice(0, 110)}`,
        ),
    );
    console.log([...requests, ...largest].join('\n'));
  }
  console.log(`${path.padEnd(18)} LCP ${String(lcp).padStart(5)} ms   CLS ${cls}`);
  await close();
};

/**
 * `npm run speed`: LCP and CLS of the first screens on a slow phone, and their first paint on a
 * slow line, with an empty cache, on the demo data. `RUNS` (3) and `TRACE=1` (requests, ms).
 */
const stack = await startStack({ ports: 'free', hosting: true, schedules: false });
const browser = await launchBrowser();
const database = createServer(compressing(stack.urls.firestore));
const databasePort = await listening(database);
// Local functions answer pages without TLS only, so the proxy presents the page as a local one.
const functions = createServer(
  compressing(
    stack.urls.functions,
    (text) => text.replaceAll(stack.urls.web, address),
    (text) => text.replaceAll(address, stack.urls.web),
  ),
);
const functionsPort = await listening(functions);
// The page gets the proxies' ports instead of the servers'.
const toldPort: Change = (text) =>
  text.replaceAll(String(stack.ports.firestore), String(databasePort)).replaceAll(String(stack.ports.functions), String(functionsPort));
const hosting = createSecureServer(await certificate(), compressing(stack.urls.web, toldPort));
const address = `https://127.0.0.1:${await listening(hosting)}`;
try {
  await makeDemoData(stack);
  // Hosting has compressed its files already, so warm up the proxy.
  for (const page of pages) await firstPaint(browser, address, page);
  for (let run = 0; run < Number(process.env.RUNS ?? 3); run += 1)
    for (const page of pages) {
      await measure(browser, address, page);
      console.log(`${page.path.padEnd(18)} FCP ${String(await firstPaint(browser, address, page)).padStart(5)} ms at 400 kbit/s`);
    }
} finally {
  hosting.close();
  database.close();
  functions.close();
  await browser.close();
  await stack.stop();
}

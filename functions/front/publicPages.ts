import type { Response } from 'express';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { type FrontCards, type FrontPrices, frontAddresses } from '#domain/talk/front/addresses.ts';
import { PUBLIC_PAGE_CACHE_SECONDS } from '#domain/talk/front/shown.ts';
import { listsIn, priceListPath } from '#projections/office/priceLists.schema.ts';
import { type Asked, publicRequest } from '../gate/publicRequest.ts';
import { siteUrl } from '../platform/settings.ts';
import type { Runtime } from '../ports.ts';
import { castCard, jobCard, photoNamed } from './cards.ts';
import { html } from './frame.ts';
import { castPage, castsPage, jobPage, jobsPage, missingPage } from './pages.ts';
import { readCast, readCasts, readJob, readJobs, SITEMAP_MAX } from './readFront.ts';

type Store = Pick<Runtime, 'db' | 'now' | 'objects'>;
type Answer = { readonly type: string; readonly body: string | Buffer };

/** How many casts and jobs the start page shows. */
const CARDS = { casts: 6, jobs: 4 } as const;

/**
 * Public pages have no scripts, nothing from other sites and no frame around them. Hosting sets
 * the same two headers for /p, because its rule for all pages would override these.
 */
export const keptAndStrict = {
  'Cache-Control': `public, max-age=${PUBLIC_PAGE_CACHE_SECONDS}`,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};

const headers = {
  ...keptAndStrict,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};

const page = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body });

const id = '([^/]+)';
const isId = (text: unknown): text is string => identifier.safeParse(text).success;
/** The id of the last document on the previous page. */
const afterIn = ({ query }: Asked): string | null => (isId(query.after) ? query.after : null);

const cards = async (store: Store): Promise<Answer> => {
  const [casts, jobs] = await Promise.all([readCasts(store, null, CARDS.casts), readJobs(store, null, CARDS.jobs)]);
  const body: FrontCards = { casts: casts.shown.map(castCard), jobs: jobs.shown.map(jobCard) };
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
};

const prices = async ({ db }: Store): Promise<Answer> => {
  const body: FrontPrices = { lists: listsIn(await db.doc(priceListPath).get()) };
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
};

const sitemap = async (store: Store): Promise<Answer> => {
  const [casts, jobs] = await Promise.all([readCasts(store, null, SITEMAP_MAX), readJobs(store, null, SITEMAP_MAX)]);
  const paths = [
    ...[frontAddresses.casts, frontAddresses.jobs],
    ...casts.shown.map((cast) => frontAddresses.cast(cast.id)),
    ...jobs.shown.map((job) => frontAddresses.job(job.id)),
  ];
  const urls = paths.map((path) => html`<url><loc>${siteUrl()}${path}</loc></url>\n`);
  const { markup } = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
  return { type: 'application/xml; charset=utf-8', body: `<?xml version="1.0" encoding="UTF-8"?>\n${markup}` };
};

const castAt = async (store: Store, uid: string) => (isId(uid) ? readCast(store, uid) : undefined);
const jobAt = async (store: Store, jobId: string) => (isId(jobId) ? readJob(store, jobId) : undefined);

const photo = async (store: Store, kind: string, owner: string, name: string): Promise<Answer | null> => {
  const shown = kind === 'casts' ? (await castAt(store, owner))?.photos : (await jobAt(store, owner))?.pictures;
  const found = photoNamed(name, shown ?? []);
  if (!found || (await store.objects.sizeOf(found.path)) === null) return null;
  return { type: found.contentType, body: await store.objects.read(found.path) };
};

type Serve = (store: Store, asked: Asked, ...parts: readonly string[]) => Promise<Answer | null>;

/** How long (ms) a process keeps an answer that reads many documents. */
const KEPT_MS = MINUTE;

/** Keeps the last answer, which is the same for everybody. */
const kept = (make: (store: Store) => Promise<Answer>): Serve => {
  const last = new WeakMap<Store['db'], { readonly at: number; readonly answer: Promise<Answer> }>();
  return (store) => {
    const [held, at] = [last.get(store.db), store.now()];
    if (held && at - held.at < KEPT_MS) return held.answer;
    const answer = make(store);
    last.set(store.db, { at, answer });
    answer.catch(() => last.delete(store.db));
    return answer;
  };
};

/** Lists have pages; no other query is part of an address. */
type Route = readonly [pattern: string, serve: Serve, has?: 'pages'];
const routes: readonly Route[] = [
  ['/p/casts', async (store, asked) => page(castsPage(await readCasts(store, afterIn(asked)))), 'pages'],
  ['/p/jobs', async (store, asked) => page(jobsPage(await readJobs(store, afterIn(asked)))), 'pages'],
  [
    `/p/casts/${id}`,
    async (store, _asked, uid = '') => {
      const cast = await castAt(store, uid);
      return cast ? page(castPage(cast)) : null;
    },
  ],
  [
    `/p/jobs/${id}`,
    async (store, _asked, jobId = '') => {
      const job = await jobAt(store, jobId);
      return job ? page(jobPage(job)) : null;
    },
  ],
  [`/p/photos/(casts|jobs)/${id}/([\\w.-]{1,128})`, (store, _asked, kind = '', owner = '', name = '') => photo(store, kind, owner, name)],
  ['/p/front\\.json', cards],
  ['/p/prices\\.json', prices],
  ['/p/sitemap\\.xml', kept(sitemap)],
];

const served = routes.map(([pattern, serve, has]) => ({ pattern: new RegExp(`^${pattern}/?$`), serve, has }));

/** The address without a query that is none of ours: caches keep each query as an own entry. */
const plainAddress = ({ path, query }: Asked, has: Route[2]): string | null => {
  const names = Object.keys(query);
  return names.length === 0 || (has === 'pages' && names.length === 1 && isId(query.after)) ? null : path;
};

/** Public pages below /p. A page that does not exist and one that is closed get the same 404. */
export const publicPagesOf = (runtime: () => Store) =>
  publicRequest(
    () => runtime().now(),
    (asked, response) => showPublicPage(runtime(), asked, response),
  );

const showPublicPage = async (store: Store, asked: Asked, response: Response): Promise<void> => {
  response.set(headers);
  const route = served.find(({ pattern }) => pattern.test(asked.path));
  const plain = route ? plainAddress(asked, route.has) : null;
  if (plain) return void response.redirect(301, plain);
  const parts = route?.pattern.exec(asked.path)?.slice(1) ?? [];
  const answer = (await route?.serve(store, asked, ...parts)) ?? null;
  // Browsers keep a 404 for 30 seconds only, so a page that opens soon is visible soon.
  if (!answer)
    return void response
      .status(404)
      .set('Cache-Control', 'public, max-age=30')
      .type('text/html; charset=utf-8')
      .send(missingPage(asked.path));
  response.type(answer.type).send(answer.body);
};

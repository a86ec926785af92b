import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Express, Request, RequestHandler } from 'express';
import { ring } from '#functions/effects/deadlines/ring.ts';
import { nextDeadlines, standing } from '#functions/eventStore/standingDeadlines.ts';
import { runtime } from '#functions/runtime.ts';
import type { TraceStore } from './traceStore.ts';

/** What /develop shows of each list. */
const MOST = 50;

const localHosts = ['127.0.0.1', 'localhost'];
const isLocalPage = (origin: string): boolean => URL.canParse(origin) && localHosts.includes(new URL(origin).hostname);

/**
 * Pages of this machine only: a site that somebody visits meanwhile reads no mail and moves no
 * clock.
 */
const forLocalPages: RequestHandler = ({ headers: { origin } }, response, next) => {
  if (!origin || !isLocalPage(origin)) return void response.status(403).type('text').send('Forbidden');
  response.set('Access-Control-Allow-Origin', origin);
  next();
};

/**
 * The mails that the local mail server keeps in its folder, newest first: their files are named by
 * time.
 */
const newestMails = async (folder: string): Promise<unknown[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files
      .slice(-MOST)
      .reverse()
      .map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  );
};

/** Rings a deadline as if its time had come. False: there is none any more. */
const ringEarly = async (id: string): Promise<boolean> => {
  const found = await standing(runtime().db, id);
  if (!found) return false;
  await ring({ ...runtime(), now: () => Math.max(found.dueAt, Date.now()) }, { ...found, hop: 0 });
  return true;
};

/**
 * The ends that the page /develop of the web app speaks to, and the key that production's build has
 * in its configuration.
 */
export const addDeveloperTools = (app: Express, mailFolder: string, traces: TraceStore | null): void => {
  app.get('/_local/pushKey', forLocalPages, (_request, response) => void response.type('text').send(process.env.VAPID_PUBLIC_KEY));
  app.get('/_local/mails', forLocalPages, async (_request, response) => void response.json(await newestMails(mailFolder)));
  app.get('/_local/deadlines', forLocalPages, async (_request, response) => void response.json(await nextDeadlines(runtime().db, MOST)));
  app.post('/_local/deadlines/:id', forLocalPages, async ({ params }: Request<{ id: string }>, response) => {
    response.status((await ringEarly(params.id)) ? 204 : 404).end();
  });
  // null: this stack records none.
  app.get('/_local/traces', forLocalPages, ({ query: { stream } }, response) => {
    response.json(traces?.find(typeof stream === 'string' ? stream : '', MOST) ?? null);
  });
  app.get('/_local/traces/:id', forLocalPages, ({ params }: Request<{ id: string }>, response) => {
    response.json(traces?.spansOf(params.id) ?? []);
  });
};

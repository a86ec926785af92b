import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Express, Request, RequestHandler } from 'express';
import { fireDeadline } from '#functions/effects/deadlines/fireDeadline.ts';
import { nextDeadlines, standing } from '#functions/eventStore/openDeadlines.ts';
import { runtime } from '#functions/runtime.ts';
import type { TraceStore } from './traceStore.ts';

/** The most items that /develop shows in a list. */
const MOST = 50;

const localHosts = ['127.0.0.1', 'localhost'];
const isLocalPage = (origin: string): boolean => URL.canParse(origin) && localHosts.includes(new URL(origin).hostname);

/**
 * Accepts pages of this machine only, so that another open site cannot read mails or ring
 * deadlines.
 */
const forLocalPages: RequestHandler = ({ headers: { origin } }, response, next) => {
  if (!origin || !isLocalPage(origin)) return void response.status(403).type('text').send('Forbidden');
  response.set('Access-Control-Allow-Origin', origin);
  next();
};

/** The mails in the folder, newest first. File names start with the time. */
const newestMails = async (folder: string): Promise<unknown[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files
      .slice(-MOST)
      .reverse()
      .map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  );
};

/** Rings a deadline now. False if it does not exist. */
const ringEarly = async (id: string): Promise<boolean> => {
  const found = await standing(runtime().db, id);
  if (!found) return false;
  await fireDeadline({ ...runtime(), now: () => Math.max(found.dueAt, Date.now()) }, { ...found, hop: 0 });
  return true;
};

/** The endpoints of the web app's page /develop, and of the VAPID key. */
export const addDeveloperTools = (app: Express, mailFolder: string, traces: TraceStore | null): void => {
  app.get('/_local/pushKey', forLocalPages, (_request, response) => void response.type('text').send(process.env.VAPID_PUBLIC_KEY));
  app.get('/_local/mails', forLocalPages, async (_request, response) => void response.json(await newestMails(mailFolder)));
  app.get('/_local/deadlines', forLocalPages, async (_request, response) => void response.json(await nextDeadlines(runtime().db, MOST)));
  app.post('/_local/deadlines/:id', forLocalPages, async ({ params }: Request<{ id: string }>, response) => {
    response.status((await ringEarly(params.id)) ? 204 : 404).end();
  });
  // null: this stack records no traces.
  app.get('/_local/traces', forLocalPages, ({ query: { stream } }, response) => {
    response.json(traces?.find(typeof stream === 'string' ? stream : '', MOST) ?? null);
  });
  app.get('/_local/traces/:id', forLocalPages, ({ params }: Request<{ id: string }>, response) => {
    response.json(traces?.spansOf(params.id) ?? []);
  });
};

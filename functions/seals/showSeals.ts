import type { Request, Response } from 'express';
import type { Seals } from './keptSeals.ts';
import { readSeal, sealDates, sealText } from './keptSeals.ts';

type Asked = Pick<Request, 'method' | 'path'>;

/**
 * The public seals: /seals lists them, /seals/YYYY-MM-DD.json is a seal, /seals/YYYY-MM-DD.pem its
 * public key. The leaves, which name all streams, are not public. Copies that others keep make a
 * replaced seal visible.
 */
export const showSeals = async ({ store, signer }: Seals, { method, path }: Asked, response: Response): Promise<void> => {
  if (method !== 'GET' && method !== 'HEAD') return void response.status(405).json({ error: 'method not allowed' });
  const [, date, kind] = /\/(\d{4}-\d{2}-\d{2})\.(json|pem)$/.exec(path) ?? [];
  if (date) {
    const seal = await sealText(store, date);
    if (seal === null) return void response.status(404).json({ error: 'no seal of that day' });
    response.set('Cache-Control', 'public, max-age=86400, immutable');
    if (kind === 'json') return void response.type('json').send(seal);
    const publicKey = await signer().publicKey((await readSeal(store, date)).key);
    if (publicKey === null) return void response.status(404).json({ error: 'not signed with a key of ours' });
    return void response.type('application/x-pem-file').send(publicKey);
  }
  if (!/^\/?(?:seals\/?)?$/.test(path)) return void response.status(404).json({ error: 'not found' });
  const seals = (await sealDates(store)).map((each) => ({ date: each, path: `/seals/${each}.json` }));
  response.set('Cache-Control', 'public, max-age=300').json({ key: signer().key, publicKey: await signer().publicKey(), seals });
};

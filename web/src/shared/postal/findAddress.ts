import { z } from 'zod';

/** What a postal code says; empty where one code stands for several. */
export type FoundAddress = { readonly prefecture: string; readonly city: string; readonly street: string };

/**
 * /postal/{first three digits}.json: by code, prefecture, city and town. Written by `npm run
 * postal` from Japan Post's table.
 */
const postalFile = z.record(z.string(), z.tuple([z.string(), z.string(), z.string()]));

/**
 * The address of a postal code of seven digits, from files of our own site: nobody else learns
 * where somebody lives. Null when the code is not listed (large companies have codes of their own)
 * or cannot be looked up now: a form goes on without.
 */
export const findAddress = async (code: string): Promise<FoundAddress | null> => {
  try {
    const answer = await fetch(`/postal/${code.slice(0, 3)}.json`);
    // Of a file that is not there, hosting answers with the app's page.
    if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return null;
    const found = postalFile.parse(await answer.json())[code];
    return found ? { prefecture: found[0], city: found[1], street: found[2] } : null;
  } catch {
    return null;
  }
};

import { z } from 'zod';

/** The address of a postal code; empty parts if the code has several places. */
export type FoundAddress = { readonly prefecture: string; readonly city: string; readonly street: string };

/**
 * /postal/{first three digits}.json: by code, prefecture, city and town. `npm run postal` writes
 * the files from Japan Post's table.
 */
const postalFile = z.record(z.string(), z.tuple([z.string(), z.string(), z.string()]));

/**
 * The address of a seven-digit postal code from files of our own site, so that no other server
 * learns it. Null if the code is not listed or the lookup fails; the form works without it.
 */
export const findAddress = async (code: string): Promise<FoundAddress | null> => {
  try {
    const answer = await fetch(`/postal/${code.slice(0, 3)}.json`);
    // For a missing file hosting returns the app's page.
    if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return null;
    const found = postalFile.parse(await answer.json())[code];
    return found ? { prefecture: found[0], city: found[1], street: found[2] } : null;
  } catch {
    return null;
  }
};

import { readFile, writeFile } from 'node:fs/promises';
import type { Request, Response } from 'express';

/** Remote Config's parameters as it hands them out: texts by name. */
type Parameters = Readonly<Record<string, string>>;

const stored = async (file: string): Promise<Parameters> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Parameters;
  } catch (error) {
    // Nobody has set a parameter yet: the app's own defaults hold.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};

const isParameters = (body: unknown): body is Parameters =>
  typeof body === 'object' && body !== null && Object.values(body).every((value) => typeof value === 'string');

/**
 * Answers as Remote Config's fetch does; the app hands it to the SDK as its first fetch. Any page
 * of the machine may ask.
 */
export const readRemoteConfig = async (file: string, response: Response): Promise<void> => {
  const config = await stored(file);
  response.set('Access-Control-Allow-Origin', '*').json({ status: 200, eTag: `local-${JSON.stringify(config).length}`, config });
};

/** Sets parameters: `{ "maintenance": "true" }`. Without CORS headers, so that no page can. */
export const writeRemoteConfig = async (file: string, { body }: Request, response: Response): Promise<void> => {
  if (!isParameters(body)) return void response.status(400).type('text').send('Expected an object of texts.');
  await writeFile(file, JSON.stringify({ ...(await stored(file)), ...body }, null, 2));
  response.status(204).end();
};

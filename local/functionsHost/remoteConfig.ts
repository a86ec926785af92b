import { readFile, writeFile } from 'node:fs/promises';
import type { Request, Response } from 'express';

/** Remote Config's parameters: texts by name. */
type Parameters = Readonly<Record<string, string>>;

const stored = async (file: string): Promise<Parameters> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Parameters;
  } catch (error) {
    // No parameter was set, so the app's defaults apply.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};

const isParameters = (body: unknown): body is Parameters =>
  typeof body === 'object' && body !== null && Object.values(body).every((value) => typeof value === 'string');

/**
 * Answers like Remote Config's fetch; the app gives it to the SDK. Any page of this machine may
 * ask.
 */
export const readRemoteConfig = async (file: string, response: Response): Promise<void> => {
  const config = await stored(file);
  response.set('Access-Control-Allow-Origin', '*').json({ status: 200, eTag: `local-${JSON.stringify(config).length}`, config });
};

/** Sets parameters: `{ "maintenance": "true" }`. Without CORS headers, so no page can do it. */
export const writeRemoteConfig = async (file: string, { body }: Request, response: Response): Promise<void> => {
  if (!isParameters(body)) return void response.status(400).type('text').send('Expected an object of texts.');
  await writeFile(file, JSON.stringify({ ...(await stored(file)), ...body }, null, 2));
  response.status(204).end();
};

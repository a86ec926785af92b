import { createRequire } from 'node:module';

/** The module that the database's client requires again for each commit. */
const REQUIRED = 'google-gax/fallback';

/**
 * Node remembers the file of a required module only for the folder that loaded it first, here that
 * of another client. So each commit looked for it on the disk (40 µs). This loads it once from the
 * folder of the database's client. The first copy stays in use.
 */
export const rememberModules = (): void => {
  const admin = createRequire(import.meta.url).resolve('firebase-admin');
  const client = createRequire(createRequire(admin).resolve('@google-cloud/firestore'));
  const file = client.resolve(REQUIRED);
  const loaded = client.cache[file];
  delete client.cache[file];
  client(REQUIRED);
  if (loaded) client.cache[file] = loaded;
};

import { runtime } from '#functions/runtime.ts';
import { until } from './until.ts';

/** Every document of every collection, as text. A group without a name is all of them. */
const everything = async (): Promise<Map<string, string>> =>
  new Map((await runtime().db.collectionGroup('').get()).docs.map((found) => [found.ref.path, JSON.stringify(found.data())]));

/** Where any of these words stands, by path. */
export const whereStands = async (...words: string[]): Promise<string[]> =>
  [...(await everything())].filter(([, text]) => words.some((word) => text.includes(word))).map(([path]) => path);

/** Waits until a person's key and identity are gone. */
export const gone = (uid: string) =>
  until(
    async () => {
      const [key, identity] = await Promise.all([runtime().db.doc(`personKeys/${uid}`).get(), runtime().auth.getUsers([{ uid }])]);
      return !key.exists && identity.users.length === 0;
    },
    (ended) => ended,
    'the end of the account',
  );

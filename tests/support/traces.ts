import { runtime } from '#functions/runtime.ts';
import { hasKey } from './keys.ts';
import { until } from './until.ts';

/** All documents of all collections as text; a group with an empty name means all. */
const everything = async (): Promise<Map<string, string>> =>
  new Map((await runtime().db.collectionGroup('').get()).docs.map((found) => [found.ref.path, JSON.stringify(found.data())]));

export const pathsContaining = async (...words: string[]): Promise<string[]> =>
  [...(await everything())].filter(([, text]) => words.some((word) => text.includes(word))).map(([path]) => path);

/** Waits until a person's key and identity are erased. */
export const gone = (uid: string) =>
  until(
    async () => {
      const [isReadable, identity] = await Promise.all([hasKey(uid), runtime().auth.getUsers([{ uid }])]);
      return !isReadable && identity.users.length === 0;
    },
    (ended) => ended,
    'the end of the account',
  );

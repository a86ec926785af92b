import { createHash } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate, MINUTE, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import type { SearchKind } from '#domain/work/search/wanted.ts';
import { paths } from '../platform/firestorePaths.ts';
import { getMany } from '../platform/getMany.ts';
import { reportError } from '../platform/log.ts';

/** The most words that one person adds on a day, as far as this process knows. */
const WORDS_PER_DAY = 40;
const MAX_TRACKED = 10_000;
/** The longest time between two searches of one keyword while it is typed (ms). */
const TYPING_MS = MINUTE;
/** A word is deleted this long after it was last searched. */
const KEPT_DAYS = 90;

type Noted = {
  readonly date: string;
  readonly words: Set<string>;
  last: { readonly kind: SearchKind; readonly word: string; readonly at: number } | null;
};

/**
 * missingWords/{hash of the word}: a word that a search did not find, for the office. It has no
 * uid. Dates in JST. The TTL policy deletes it at `expireAt`.
 */
type MissingWord = {
  readonly word: string;
  readonly count: FieldValue;
  readonly lastDay: string;
  readonly expireAt: Date;
  readonly firstDay?: string;
} & Partial<Record<SearchKind, FieldValue>>;

/**
 * Counts words that searches did not find: each once per person and day. A keyword is searched
 * while it is typed, so a longer word takes the count of its beginning. Who searched is in the
 * memory of this process only. A failed write is reported, and its counts are lost.
 */
export const missingWords = (db: Firestore, now: () => number) => {
  const byPerson = new Map<string, Noted>();

  const notedBy = (uid: string, date: string): Noted => {
    const held = byPerson.get(uid);
    const noted: Noted = held?.date === date ? held : { date, words: new Set(), last: null };
    byPerson.delete(uid);
    byPerson.set(uid, noted);
    const [oldest] = byPerson.keys();
    if (byPerson.size > MAX_TRACKED && oldest !== undefined) byPerson.delete(oldest);
    return noted;
  };

  const save = async (kind: SearchKind, date: string, changes: readonly (readonly [word: string, by: number])[]): Promise<void> => {
    const found = await getMany(
      db,
      changes.map(([word]) => db.doc(paths.missingWord(createHash('sha256').update(word).digest('hex').slice(0, 32)))),
    );
    const batch = db.batch();
    for (const [at, document] of found.entries()) {
      const [word, by] = changes[at] as (typeof changes)[number];
      const counted: MissingWord = {
        word,
        count: FieldValue.increment(by),
        [kind]: FieldValue.increment(by),
        lastDay: date,
        expireAt: new Date(startOfJstDay(daysAfter(date, KEPT_DAYS))),
        ...(!document.exists && { firstDay: date }),
      };
      batch.set(document.ref, counted, { merge: true });
    }
    await batch.commit();
  };

  return async (uid: string, kind: SearchKind, words: readonly string[]): Promise<void> => {
    if (words.length === 0) return;
    const at = now();
    const date = jstDate(at);
    const noted = notedBy(uid, date);
    const changes = words.flatMap((word): (readonly [string, number])[] => {
      if (noted.words.has(word) || noted.words.size >= WORDS_PER_DAY) return [];
      const { last } = noted;
      noted.words.add(word);
      noted.last = { kind, word, at };
      const isLonger = last?.kind === kind && at - last.at < TYPING_MS && word.startsWith(last.word);
      return isLonger
        ? [
            [last.word, -1],
            [word, 1],
          ]
        : [[word, 1]];
    });
    if (changes.length > 0) await save(kind, date, changes).catch(reportError);
  };
};
export type NoteMissing = ReturnType<typeof missingWords>;

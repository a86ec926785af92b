import type { Firestore } from 'firebase-admin/firestore';
import { type DigestFinding, digestFacts, digestWords, noticeDigestWords } from '#domain/talk/mail/mailWords.ts';
import type { User } from '#projections/account/users.schema.ts';
import { type SavedSearches, savedSearchesPath } from '#projections/savedSearch/savedSearches.schema.ts';
import { paths } from '../../platform/firestorePaths.ts';
import { getMany } from '../../platform/getMany.ts';
import type { Runtime } from '../../ports.ts';
import { pageUrl } from '../senderSettings.ts';
import type { Draft, FoundBySearch, Letter, Mail, MailNamed } from './mails.ts';

const namedBy = {
  casts: { collection: 'talents', name: 'name', isShown: ({ isPublished }: FirebaseFirestore.DocumentData) => isPublished === true },
  jobs: { collection: 'jobs', name: 'title', isShown: ({ status }: FirebaseFirestore.DocumentData) => status === 'OPEN' },
} as const;

/** The visible results of a saved search. Null if there are none, or its mail is off. */
const findingOf = async (
  db: Firestore,
  { searchId, count, ids }: FoundBySearch,
  searches: SavedSearches['searches'],
): Promise<DigestFinding | null> => {
  const search = searches.find(({ id }) => id === searchId);
  if (!search || search.digest === 'OFF') return null;
  const { collection, name, isShown } = namedBy[search.kind];
  const documents = await getMany(
    db,
    ids.map((id) => db.doc(`${collection}/${id}`)),
  );
  const shown = documents.flatMap((document) => document.data() ?? []).filter(isShown);
  if (shown.length === 0) return null;
  return { name: search.name, count: count - ids.length + shown.length, first: shown.map((each) => each[name] as string) };
};

/** The mail with new results of saved searches; null if no result is left. */
export const searchDigest = async ({ db }: Runtime, { uid, found }: MailNamed<'SearchDigest'>, { role }: User): Promise<Draft | null> => {
  const saved = (await db.doc(savedSearchesPath(uid)).get()).data() as SavedSearches | undefined;
  const findings = await Promise.all(found.map((each) => findingOf(db, each, saved?.searches ?? [])));
  const told = findings.filter((finding) => finding !== null);
  if (told.length === 0) return null;
  const place = role === 'client' ? 'clientSearches' : 'talentSearches';
  return { ...digestWords, facts: digestFacts(told), link: { label: '新着を確認する', url: pageUrl(place, {}) } };
};

/**
 * The morning mail with a line and a link per held mail; null if the person wants none of them now.
 */
export const noticeDigest = async (
  { db }: Runtime,
  { told }: MailNamed<'NoticeDigest'>,
  { role }: User,
  letterOf: (held: Mail) => Promise<Letter | null>,
): Promise<Draft | null> => {
  if (role === null) return null;
  const held = await getMany(
    db,
    told.map((id) => db.doc(paths.mail(id))),
  );
  const letters = await Promise.all(held.flatMap((each) => (each.exists ? [letterOf(each.data() as Mail)] : [])));
  const items = letters.flatMap((letter) => {
    if (letter === null || letter.choice === 'off') return [];
    const { title, about, link } = letter.content;
    return [{ label: title, about, url: link.url }];
  });
  if (items.length === 0) return null;
  return { ...noticeDigestWords(items.length), items, link: { label: 'お知らせを見る', url: pageUrl(`${role}Notifications`, {}) } };
};

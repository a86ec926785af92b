import type { Firestore } from 'firebase-admin/firestore';
import { pathOf } from '#domain/kernel/words/places.ts';
import { type DigestFinding, digestFacts, digestWords } from '#domain/talk/mail/mailWords.ts';
import type { MailContent } from '#domain/talk/mail/render.ts';
import type { User } from '#projections/account/users.schema.ts';
import { type SavedSearches, savedSearchesPath } from '#projections/savedSearch/savedSearches.schema.ts';
import { getMany } from '../../platform/getMany.ts';
import { mailSettings } from './mailSettings.ts';
import type { DigestMail, FoundBySearch } from './mails.ts';

const namedBy = {
  casts: { collection: 'talents', name: 'name', isShown: ({ isPublished }: FirebaseFirestore.DocumentData) => isPublished === true },
  jobs: { collection: 'jobs', name: 'title', isShown: ({ status }: FirebaseFirestore.DocumentData) => status === 'OPEN' },
} as const;

/**
 * The results of a saved search without those hidden since. Null if none is left, or the search or
 * its mail was turned off.
 */
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
export const digestMail = async (db: Firestore, { uid, found }: DigestMail, role: User['role']): Promise<MailContent | null> => {
  const saved = (await db.doc(savedSearchesPath(uid)).get()).data() as SavedSearches | undefined;
  const findings = await Promise.all(found.map((each) => findingOf(db, each, saved?.searches ?? [])));
  const told = findings.filter((finding) => finding !== null);
  if (told.length === 0) return null;
  const place = role === 'client' ? 'clientSearches' : 'talentSearches';
  const link = { label: '新着を確認する', url: `${mailSettings().siteUrl}${pathOf(place, {})}` };
  return { ...digestWords, about: null, recipient: null, facts: digestFacts(told), link };
};

import type { DocumentData, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { type User, userPath } from '#projections/account/users.schema.ts';
import { type PublicJob, publicJobPath } from '#projections/front/publicJobs.ts';
import { type PublicTalent, publicTalentPath } from '#projections/front/publicTalents.ts';
import { getMany } from '../platform/getMany.ts';
import type { Runtime } from '../ports.ts';

// A public document exists when its owner opened a page. Each read also looks up the account of
// the owner: a suspension or a lost certification hides the page at once.

type Store = Pick<Runtime, 'db' | 'now'>;

/** A job with the public name of its client. */
export type ShownJob = PublicJob & { readonly client: string };

export const PAGE = 30;
/** Addresses of each kind in the sitemap. */
export const SITEMAP_MAX = 500;

/** Whether an account may be seen: neither suspended nor gone. */
export const isActive = (user: User | undefined): user is User => user !== undefined && !user.suspended && user.deletedAt === null;

const usersOf = async (db: Firestore, uids: readonly string[]): Promise<ReadonlyMap<string, User>> => {
  const documents = await getMany(
    db,
    [...new Set(uids)].map((uid) => db.doc(userPath(uid))),
  );
  return new Map(documents.flatMap((found) => (found.exists ? [[found.id, found.data() as User] as const] : [])));
};

const shownCasts = async ({ db }: Store, casts: readonly PublicTalent[]): Promise<readonly PublicTalent[]> => {
  const users = await usersOf(
    db,
    casts.map(({ id }) => id),
  );
  return casts.filter(({ id }) => isActive(users.get(id)));
};

/** The alarm that ends a job may be late, so the clock decides whether its deadline has passed. */
const shownJobs = async ({ db, now }: Store, jobs: readonly PublicJob[]): Promise<readonly ShownJob[]> => {
  const users = await usersOf(
    db,
    jobs.map(({ clientId }) => clientId),
  );
  return jobs.flatMap((job) => {
    const client = users.get(job.clientId);
    return isActive(client) && client.isClientCertificated && job.entryDeadline > now() ? [{ ...job, client: client.name }] : [];
  });
};

/** One page of a list; `next` is the id after which the next page begins, null at the end. */
export type Page<Shown> = { readonly shown: readonly Shown[]; readonly next: string | null };

const pageOf = async (newest: Query, last: DocumentSnapshot | null, most: number): Promise<Page<DocumentData>> => {
  // If the last document of the previous page is closed now, the list starts from the beginning.
  const { docs } = await (last?.exists ? newest.startAfter(last) : newest).limit(most + 1).get();
  const page = docs.slice(0, most);
  return { shown: page.map((found) => found.data()), next: docs.length > most ? (page.at(-1)?.id ?? null) : null };
};

/**
 * One page of the public casts after this id; may be short, since inactive accounts are left out.
 */
export const readCasts = async (store: Store, after: string | null, most = PAGE): Promise<Page<PublicTalent>> => {
  const last = after === null ? null : await store.db.doc(publicTalentPath(after)).get();
  const { shown, next } = await pageOf(store.db.collection('publicTalents').orderBy('openedAt', 'desc'), last, most);
  return { shown: await shownCasts(store, shown as PublicTalent[]), next };
};

/**
 * One page of the public jobs after this id; leaves out jobs of inactive or uncertified clients.
 */
export const readJobs = async (store: Store, after: string | null, most = PAGE): Promise<Page<ShownJob>> => {
  const last = after === null ? null : await store.db.doc(publicJobPath(after)).get();
  const { shown, next } = await pageOf(store.db.collection('publicJobs').orderBy('openedAt', 'desc'), last, most);
  return { shown: await shownJobs(store, shown as PublicJob[]), next };
};

/** Undefined if the cast has no open page or the account is not active. */
export const readCast = async (store: Store, uid: string): Promise<PublicTalent | undefined> => {
  const found = await store.db.doc(publicTalentPath(uid)).get();
  return found.exists ? (await shownCasts(store, [found.data() as PublicTalent]))[0] : undefined;
};

/** Undefined if the job has no open page, its deadline has passed, or the client is not active. */
export const readJob = async (store: Store, jobId: string): Promise<ShownJob | undefined> => {
  const found = await store.db.doc(publicJobPath(jobId)).get();
  return found.exists ? (await shownJobs(store, [found.data() as PublicJob]))[0] : undefined;
};

import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ContactCommand } from '#domain/contact/commands.ts';
import { contact } from '#domain/contact/contact.ts';
import type { JobCommand } from '#domain/job/commands.ts';
import { job } from '#domain/job/job.ts';
import { MISSING_TITLE } from '#projections/job/jobs.ts';
import { announce } from '../../delivery/announce.ts';
import { executeCommand } from '../../eventStore/executeCommand.ts';
import { askOf, ServerFault } from '../../eventStore/faults.ts';
import { KEY_TRUST_MS } from '../../eventStore/personKeys.ts';
import { personalFolders } from '../../media/objectStore.ts';
import { paths } from '../../platform/firestorePaths.ts';
import { reportError } from '../../platform/reporting.ts';
import type { Runtime } from '../../runtime.ts';
import { type Look, wipeTraces } from './wipeTraces.ts';

/**
 * erasures/{uid}: somebody has left, and what is left of them is yet to be looked for a last time.
 */
export type Erasure = { readonly uid: string; readonly requestedAt: number };

/**
 * Takes a person out of the product who has withdrawn: the identity, open jobs, open questions to
 * the office, the key that opens their data in the log, their pictures and movies, and their words
 * in documents. Every step may run again. A process may have trusted the key a little longer and
 * projected with it, so the sweep repeats all of it once that has passed.
 */
export const erasePerson = async (runtime: Runtime, uid: string): Promise<void> => {
  const erasure: Erasure = { uid, requestedAt: runtime.now() };
  await runtime.db.doc(paths.erasure(uid)).set(erasure);
  await erase(runtime, uid, 'first');
};

/** Answers whether nothing is left to do. */
const erase = async (runtime: Runtime, uid: string, look: Look): Promise<boolean> => {
  await deleteIdentity(runtime, uid);
  await abandonJobs(runtime, uid);
  await abandonContacts(runtime, uid);
  await forgetKey(runtime, uid);
  await askOf('files', () => Promise.all(personalFolders(uid).map((folder) => runtime.objects.removeFolder(folder))));
  return (await wipeTraces(runtime.db, runtime.now, uid, look)) === 'done';
};

/**
 * Ends a person's key: what it encrypted reads as null from now on. The ledger knows of it first,
 * so that no backup of the keys brings one back that it does not name.
 */
export const forgetKey = async ({ keys, erasures, now }: Runtime, personId: string): Promise<void> => {
  const at = now();
  await askOf('files', () => erasures.append({ personId, erasedAt: at }));
  await keys.erase(personId, at);
};

/** Ends the sign-in for good; the address may be registered anew, as somebody else. */
const deleteIdentity = async ({ auth }: Runtime, uid: string): Promise<void> => {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw new ServerFault('accounts', error);
  }
};

/**
 * Closes what takes entries, empties postings and discards drafts. What the documents do not show
 * yet, the repetition finds.
 */
const abandonJobs = async (runtime: Runtime, clientId: string): Promise<void> => {
  const [jobs, drafts] = await Promise.all(
    ['jobs', 'jobDrafts'].map((collection) => runtime.db.collection(collection).where('clientId', '==', clientId).get()),
  );
  const left = [...(jobs?.docs ?? []).filter((found) => found.get('title') !== MISSING_TITLE), ...(drafts?.docs ?? [])];
  const command = { type: 'abandon' } satisfies JobCommand;
  for (const { id: entityId } of left) {
    const request = { aggregate: job, entityId, command, commandId: `erasure_${clientId}_${entityId}`, sender: 'system' as const };
    await announce(runtime, await executeCommand(runtime, request));
  }
};

/** Closes what the person asked of the office: nobody is left to answer. */
const abandonContacts = async (runtime: Runtime, uid: string): Promise<void> => {
  const asked = runtime.db.collection('contacts').where('ownerId', '==', uid).where('status', 'in', ['WAITING', 'ANSWERED']);
  const command = { type: 'abandon' } satisfies ContactCommand;
  for (const { id: entityId } of (await asked.get()).docs) {
    const request = { aggregate: contact, entityId, command, commandId: `erasure_${uid}_${entityId}`, sender: 'system' as const };
    await announce(runtime, await executeCommand(runtime, request));
  }
};

const PAGE = 20;
/** How many people one sweep looks after; the others are the next one's. */
const PEOPLE_MAX = 200;

/** Looks a last time after those who left, once no process can hold their key any more. */
export const sweepErasures = async (runtime: Runtime): Promise<void> => {
  const { db, now } = runtime;
  const trusted = now() - 2 * KEY_TRUST_MS;
  const due = db.collection('erasures').where('requestedAt', '<=', trusted).orderBy('requestedAt').limit(PAGE);
  for (let page = await due.get(), seen = 0; !page.empty && seen < PEOPLE_MAX; page = await due.startAfter(page.docs.at(-1)).get()) {
    for (const erasure of page.docs) await eraseAgain(runtime, erasure);
    seen += page.size;
  }
};

/** One person whose erasure fails does not stop the others'. */
const eraseAgain = async (runtime: Runtime, erasure: QueryDocumentSnapshot): Promise<void> => {
  try {
    if (!(await erase(runtime, erasure.id, 'last'))) return;
    await runtime.db.doc(paths.walk(`traces_${erasure.id}`)).delete();
    await erasure.ref.delete();
  } catch (error) {
    reportError(error, { sweep: 'erasures' });
  }
};

import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ContactCommand } from '#domain/talk/contact/contact.ts';
import { contact } from '#domain/talk/contact/contact.ts';
import type { JobCommand } from '#domain/work/job/job.ts';
import { job } from '#domain/work/job/job.ts';
import { MISSING_TITLE } from '#projections/job/jobs.ts';
import { announce } from '../../delivery/announce.ts';
import { executeCommand } from '../../eventStore/executeCommand.ts';
import { callServer, ServerFault } from '../../eventStore/faults.ts';
import { KEY_TRUST_MS } from '../../eventStore/personKeys.ts';
import { personalFolders } from '../../media/objectStore.ts';
import { paths } from '../../platform/firestorePaths.ts';
import { reportError } from '../../platform/log.ts';
import type { Runtime } from '../../ports.ts';
import { type Look, wipeTraces } from './wipeTraces.ts';

/** erasures/{uid}: a person who left, and whose traces must be erased a second time. */
export type Erasure = { readonly uid: string; readonly requestedAt: number };

/**
 * Erases a person who withdrew: sign-in, open jobs and contacts, key, files, and words in
 * documents. Every step may run again. A process may have cached the key and projected with it, so
 * the sweep repeats all steps when no cache can have the key.
 */
export const erasePerson = async (runtime: Runtime, uid: string): Promise<void> => {
  const erasure: Erasure = { uid, requestedAt: runtime.now() };
  await runtime.db.doc(paths.erasure(uid)).set(erasure);
  await erase(runtime, uid, 'first');
};

/** Returns true if nothing is left to do. */
const erase = async (runtime: Runtime, uid: string, look: Look): Promise<boolean> => {
  await deleteIdentity(runtime, uid);
  await abandonJobs(runtime, uid);
  await abandonContacts(runtime, uid);
  await forgetKey(runtime, uid);
  await callServer('files', () => Promise.all(personalFolders(uid).map((folder) => runtime.objects.removeFolder(folder))));
  return (await wipeTraces(runtime, uid, look)) === 'done';
};

/**
 * Erases a person's key: data encrypted with it reads as null. The ledger is written first, so that
 * after a restore the key is erased again.
 */
export const forgetKey = async ({ keys, erasures, now }: Runtime, personId: string): Promise<void> => {
  const at = now();
  await callServer('files', () => erasures.append({ personId, erasedAt: at }));
  await keys.erase(personId, at);
};

/** Deletes the sign-in. The address can be registered again as a new account. */
const deleteIdentity = async ({ auth }: Runtime, uid: string): Promise<void> => {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw new ServerFault('accounts', error);
  }
};

/**
 * Ends open jobs, empties postings and discards drafts. A repetition finds those not projected yet.
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

const abandonContacts = async (runtime: Runtime, uid: string): Promise<void> => {
  const asked = runtime.db.collection('contacts').where('ownerId', '==', uid).where('status', 'in', ['WAITING', 'ANSWERED']);
  const command = { type: 'abandon' } satisfies ContactCommand;
  for (const { id: entityId } of (await asked.get()).docs) {
    const request = { aggregate: contact, entityId, command, commandId: `erasure_${uid}_${entityId}`, sender: 'system' as const };
    await announce(runtime, await executeCommand(runtime, request));
  }
};

const PAGE = 20;
/** People per run. The next run handles the rest. */
const PEOPLE_MAX = 200;

/** Erases people a second time, when no process can have a cached key any more. */
export const sweepErasures = async (runtime: Runtime): Promise<void> => {
  const { db, now } = runtime;
  const trusted = now() - 2 * KEY_TRUST_MS;
  const due = db.collection('erasures').where('requestedAt', '<=', trusted).orderBy('requestedAt').limit(PAGE);
  for (let page = await due.get(), seen = 0; !page.empty && seen < PEOPLE_MAX; page = await due.startAfter(page.docs.at(-1)).get()) {
    for (const erasure of page.docs) await eraseAgain(runtime, erasure);
    seen += page.size;
  }
};

/** A failure for one person is reported and does not stop the others. */
const eraseAgain = async (runtime: Runtime, erasure: QueryDocumentSnapshot): Promise<void> => {
  try {
    if (!(await erase(runtime, erasure.id, 'last'))) return;
    await runtime.db.doc(paths.batchJob(`traces_${erasure.id}`)).delete();
    await erasure.ref.delete();
  } catch (error) {
    reportError(error, { sweep: 'erasures' });
  }
};

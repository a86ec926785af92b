import type { Firestore } from 'firebase-admin/firestore';
import { datesBetween, daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { Leaf, Seal } from '#domain/office/proof/seal.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { LockedStore } from '../platform/lockedStore.ts';
import type { Runtime } from '../ports.ts';
import { before, leavesFault, leavesOf, readSeal, sealDates } from './keptSeals.ts';
import { hashOfSeal, isSignedBy } from './merkle.ts';
import type { Signer } from './signer.ts';

/** A contradiction: a stream or a seal (`seals/DATE.json`), and the reason. */
export type SealFault = { readonly about: string; readonly reason: string };

/**
 * `missing`: days without a seal, except the first and the current day. The log is not known to be
 * altered, but an alteration on these days could not be seen.
 */
export type SealCheck = { readonly seals: number; readonly faults: readonly SealFault[]; readonly missing: readonly string[] };

const PAGE = 300;

/** The valid seals, oldest first: readable, signed with our key, with the hash of the last. */
const soundSeals = async (store: LockedStore, signer: Signer, dates: readonly string[], faults: SealFault[]): Promise<Seal[]> => {
  const sound: Seal[] = [];
  let prevSeal: string | null = null;
  for (const date of dates) {
    const fault = (reason: string) => faults.push({ about: `seals/${date}.json`, reason });
    const seal = await readSeal(store, date).catch(() => null);
    if (!seal || seal.date !== date) {
      fault('is not a seal of that day');
      continue;
    }
    const publicKey = await signer.publicKey(seal.key);
    if (!publicKey || !isSignedBy(seal, publicKey)) fault('is not signed with our key');
    else if (seal.prevSeal !== prevSeal) fault('does not follow the seal before it: one was removed or replaced');
    else sound.push(seal);
    prevSeal = hashOfSeal(seal);
  }
  return sound;
};

/** The leaves that differ in the next seal. Equal leaves are compared with the next seal only. */
const ownLeaves = async function* (store: LockedStore, seal: Seal, next: Seal | undefined): AsyncGenerator<Leaf> {
  const later = next && leavesOf(store, next);
  let other = await later?.next();
  for await (const leaf of leavesOf(store, seal)) {
    while (other && !other.done && before(other.value.streamId, leaf.streamId)) other = await later?.next();
    const same = other && !other.done && other.value.streamId === leaf.streamId ? other.value : null;
    if (same?.version !== leaf.version || same.hash !== leaf.hash) yield leaf;
  }
};

/** Compares a page of leaves with the events that the log has at their versions now. */
const compare = async (db: Firestore, date: string, leaves: readonly Leaf[]): Promise<SealFault[]> => {
  if (leaves.length === 0) return [];
  const refs = leaves.map(({ streamId, version }) => db.doc(paths.event(streamId, version)));
  const events = await db.getAll(...refs, { fieldMask: ['hash'] });
  const wrong = leaves.filter(({ hash }, index) => events[index]?.get('hash') !== hash);
  return Promise.all(
    wrong.map(async (leaf): Promise<SealFault> => {
      const { streamId, version } = leaf;
      if (events[leaves.indexOf(leaf)]?.exists)
        return { about: streamId, reason: `was altered at or before version ${version}, sealed on ${date}` };
      const head = await db.doc(paths.head(streamId)).get();
      const how = head.exists ? `lost event ${version}` : 'was removed';
      return { about: streamId, reason: `${how}, sealed with version ${version} on ${date}` };
    }),
  );
};

const compareSeal = async ({ db, seals: { store } }: Runtime, seal: Seal, next: Seal | undefined): Promise<SealFault[]> => {
  const faults: SealFault[] = [];
  let page: Leaf[] = [];
  for await (const leaf of ownLeaves(store, seal, next)) {
    page.push(leaf);
    if (page.length < PAGE) continue;
    faults.push(...(await compare(db, seal.date, page)));
    page = [];
  }
  return [...faults, ...(await compare(db, seal.date, page))];
};

/**
 * Checks the log against every seal: each stream must have the sealed event. Reads each sealed
 * (stream, version) once, page by page, and reports a stream once, with its oldest seal. `since` (a
 * date) skips older seals.
 */
export const checkSeals = async (runtime: Runtime, since = ''): Promise<SealCheck> => {
  const { now, seals } = runtime;
  const { store } = seals;
  const dates = await sealDates(store);
  const faults: SealFault[] = [];
  const signed = await soundSeals(store, seals.signer(), dates, faults);
  const usable: Seal[] = [];
  for (const seal of signed.filter(({ date }) => date >= since)) {
    const reason = await leavesFault(store, seal);
    if (reason) faults.push({ about: `seals/${seal.date}.json`, reason });
    else usable.push(seal);
  }
  const named = new Set<string>();
  for (const [index, seal] of usable.entries())
    for (const fault of await compareSeal(runtime, seal, usable[index + 1])) {
      if (!named.has(fault.about)) faults.push(fault);
      named.add(fault.about);
    }
  const ends = dates.length > 0 ? [...dates, jstDate(now())] : [];
  const missing = ends.slice(1).flatMap((date, index) => datesBetween(daysAfter(ends[index] as string, 1), date));
  return { seals: dates.length, faults, missing };
};

import { FieldPath } from 'firebase-admin/firestore';
import { z } from 'zod';
import { fieldNames } from '#domain/fieldNames.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type AggregateName, streamIdOf } from '#domain/kernel/identifiers.ts';
import type { OwnDataPage, OwnDataRow } from '#domain/office/operation/ownData.ts';
import type { EventType } from '#domain/registry.ts';
import { historyWords } from '#domain/talk/words/historyWords.ts';
import { readStored } from '../eventStore/readEvents.ts';
import { assertFreshSignIn, requireActive } from '../gate/admission.ts';
import { type Caller, signedInCallable } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import type { Runtime } from '../ports.ts';
import { runtime } from '../runtime.ts';
import { type OwnDocuments, type OwnPart, ownParts } from './ownDataParts.ts';

/** How many documents or events a page has at most. */
const PAGE = 100;

/** Empty, or the path of a document in a collection or a sub-collection. */
const pathPattern = /^(?:[\w-]+\/[\w-]+(?:\/[\w-]+\/[\w-]+)?)?$/;

/** `part`: its place in `ownParts`. `at` and `path`: the last row of the page before. */
const wire = z.strictObject({
  type: z.literal('read'),
  from: z
    .strictObject({ part: z.number().int().min(0).max(100), at: z.number().nullable(), path: z.string().max(500).regex(pathPattern) })
    .nullable(),
});
type From = { readonly part: number; readonly at: number | null; readonly path: string };
type Found = { readonly rows: readonly OwnDataRow[]; readonly last: Omit<From, 'part'> | null };

/** Fields for the work of the office, which no screen of a member shows. */
const ofOffice: readonly string[] =
  'approvalLimit staffName viewOrder isFixedOrder decideBy feeUpTo settleBy remindedOfficeAt billId prices'.split(' ');

/** The fields that have a name for people. Ids and marks of the program have none. */
const named = (row: OwnDataRow, labels: Readonly<Record<string, string>>): OwnDataRow => {
  const isNamed = (field: string) =>
    !ofOffice.includes(field) && Object.keys(labels).some((path) => path === field || path.startsWith(`${field}.`));
  return Object.fromEntries(Object.entries(row).filter(([field]) => isNamed(field)));
};

const documentsOf = async ({ db }: Runtime, uid: string, part: OwnDocuments, { at, path }: From): Promise<Found> => {
  const { collection, owner, only } = part;
  if (owner === null) {
    const row = (await db.doc(`${collection}/${uid}`).get()).data();
    return { rows: row ? [row] : [], last: null };
  }
  // As a group, like the walks of an erasure, whose indexes serve most of these queries.
  const own = db.collectionGroup(collection).where(owner, '==', uid);
  const ordered = (only ? own.where(only.field, '==', only.value) : own).orderBy('createdAt').orderBy(FieldPath.documentId());
  const { docs } = await (at === null ? ordered : ordered.startAfter(at, path)).limit(PAGE).get();
  const last = docs.at(-1);
  return {
    rows: docs.map((each) => each.data()),
    last: last && docs.length === PAGE ? { at: last.get('createdAt') as number, path: last.ref.path } : null,
  };
};

/** The events of an own stream in words, without their content, which is in the documents. */
const eventsOf = async ({ db }: Runtime, uid: string, aggregate: AggregateName, { at }: From): Promise<Found> => {
  const events = await readStored(db, streamIdOf(aggregate, uid), (at ?? 0) + 1, PAGE);
  const byOf = ({ uid: by, role }: { readonly uid: string; readonly role: string | null }) =>
    by === uid ? '本人' : role === 'office' ? '事務局' : 'システム';
  const rows = events.map(({ type, meta }) => ({
    what: historyWords[type as EventType] ?? '',
    by: byOf(meta.actor),
    createdAt: meta.recordedAt,
  }));
  return { rows, last: events.length === PAGE ? { at: events.at(-1)?.version ?? 0, path: '' } : null };
};

const labelsOf = ({ aggregate, labels = {}, kind }: OwnPart): Readonly<Record<string, string>> =>
  kind === 'events' ? labels : Object.assign({}, fieldNames[aggregate], labels);

const pageOf = async (current: Runtime, caller: Caller, from: From): Promise<OwnDataPage> => {
  const { role } = await requireActive(current, caller);
  if (role === null) throw new DomainError('permission-denied');
  const parts = ownParts(role);
  const part = parts[from.part];
  if (!part) throw new DomainError('not-found');
  const { rows, last } = await (part.kind === 'events'
    ? eventsOf(current, caller.uid, part.aggregate, from)
    : documentsOf(current, caller.uid, part, from));
  const labels = labelsOf(part);
  const following = from.part + 1 < parts.length ? { part: from.part + 1, at: null, path: '' } : null;
  return {
    title: part.title,
    labels,
    rows: rows.map((row) => named(row, labels)),
    next: last ? { part: from.part, at: last.at, path: last.path } : following,
  };
};

/**
 * What the service holds about the caller, page by page; the browser makes one file of them.
 * Nothing is stored. Needs a fresh sign-in.
 */
export const ownData = signedInCallable('ownData', wire, async ({ from }, caller) => {
  assertFreshSignIn(caller, runtime().now());
  await countTry(runtime(), [{ kind: 'ownDataByAccount', subject: caller.uid }]);
  return pageOf(runtime(), caller, from ?? { part: 0, at: null, path: '' });
});

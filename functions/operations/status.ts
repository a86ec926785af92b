import type { Firestore, Query } from 'firebase-admin/firestore';
import type { LastSeal, LastVerification, OperationStatus, Owed, Stop } from '#domain/operation/answers.ts';
import { paths } from '../firestorePaths.ts';
import type { Runtime } from '../runtime.ts';
import { latestRefusals } from './refusals.ts';

const PAGE = 20;

const count = async (query: Query): Promise<number> => (await query.count().get()).data().count;

const owedTo = async (db: Firestore, collection: 'outbox' | 'deliveries') => {
  const to = collection === 'outbox' ? ('readModels' as const) : ('others' as const);
  const oldestFirst = db.collection(collection).orderBy('createdAt').limit(PAGE);
  const [total, page] = await Promise.all([count(db.collection(collection)), oldestFirst.get()]);
  const oldest = page.docs.map((found): Owed => {
    const { streamId, version, type, createdAt, subscription = to } = found.data();
    return { subscription, streamId, version, type, createdAt };
  });
  return { to, count: total, oldest };
};

/** Reads how things stand: a page of what waits, the rest as counts, however much there is. */
export const operationStatus = async ({ db, now }: Runtime): Promise<OperationStatus> => {
  const at = now();
  const [outbox, deliveries, parked, total, overdue, waiting, failed, control, verification, seal, stop, refusals] = await Promise.all([
    owedTo(db, 'outbox'),
    owedTo(db, 'deliveries'),
    count(db.collection('parkedStreams')),
    count(db.collection('deadlines')),
    count(db.collection('deadlines').where('dueAt', '<=', at)),
    count(db.collection('mails').where('dueAt', '>', 0)),
    count(db.collection('mails').where('state', '==', 'FAILED')),
    db.doc(paths.projectionControl).get(),
    db.doc(paths.lastVerification).get(),
    db.doc(paths.lastSeal).get(),
    db.doc(paths.stop).get(),
    latestRefusals(db, at),
  ]);
  return {
    now: at,
    owed: [outbox, deliveries],
    parked,
    deadlines: { total, overdue },
    mails: { waiting, failed },
    pausedAt: control.get('pausedAt') ?? null,
    lastVerification: (verification.data() as LastVerification | undefined) ?? null,
    lastSeal: (seal.data() as LastSeal | undefined) ?? null,
    stopped: (stop.data() as Stop | undefined) ?? null,
    refusals,
  };
};

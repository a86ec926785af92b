import { randomUUID } from 'node:crypto';
import type { DocumentData, DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import type { CommandOf } from '#domain/offer/commands.ts';
import { offer } from '#domain/offer/offer.ts';
import { addressOf } from '#domain/operation/addresses.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import type { Runtime } from '#functions/runtime.ts';
import type { Signed } from './fixture.ts';

let fee = 40_000;
/** Each command has a new fee, so that each appends an event. */
export const changeFee = (): CommandOf<'changeFee'> => {
  fee += 1;
  return { type: 'changeFee', fee };
};

/** A simple command without HTTP: decide and append. */
export const inProcess = (runtime: Runtime, uid: string, offerId: string) =>
  executeCommand(runtime, {
    aggregate: offer,
    entityId: offerId,
    command: changeFee(),
    commandId: randomUUID(),
    sender: { uid, isGoodForOffice: true },
  });

/** The same through the callable: token verified, message published, answer over HTTP. */
export const throughCallable = async ({ token }: Signed, offerId: string, command = changeFee()): Promise<void> => {
  const answer = await fetch(`${process.env.FUNCTIONS_BASE_URL}/${addressOf('offers')}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { commandId: randomUUID(), ...command, offerId } }),
  });
  if (!answer.ok) throw new Error(`the command was refused: ${await answer.text()}`);
  await answer.arrayBuffer();
};

/** The reads and writes of one simple command; null is a delete. */
export type Footprint = {
  readonly reads: readonly string[];
  readonly writes: readonly { readonly path: string; readonly data: DocumentData | null }[];
};

/** Runs a simple command and records its batched get and its batch. */
export const footprint = async (runtime: Runtime, uid: string, offerId: string): Promise<Footprint> => {
  const { db } = runtime;
  const reads: string[] = [];
  const writes: Footprint['writes'][number][] = [];
  const note = ({ path }: DocumentReference, data: DocumentData | null = null): void => void writes.push({ path, data });
  const batch = (): WriteBatch => {
    const real = db.batch();
    const noted = (name: 'create' | 'set' | 'update' | 'delete') => (ref: DocumentReference, data?: DocumentData, more?: object) => {
      note(ref, name === 'delete' ? null : data);
      return Reflect.apply(
        real[name],
        real,
        [ref, data, more].filter((argument) => argument !== undefined),
      ) as WriteBatch;
    };
    const methods = { create: noted('create'), set: noted('set'), update: noted('update'), delete: noted('delete') };
    return { ...methods, commit: () => real.commit() } as unknown as WriteBatch;
  };
  const getAll = (...refs: DocumentReference[]) => {
    reads.push(...refs.map(({ path }) => path));
    return db.getAll(...refs);
  };
  const noting: Partial<Firestore> = { batch, getAll };
  const get = (_: Firestore, key: string | symbol) => noting[key as keyof Firestore] ?? Reflect.get(db, key, db);
  await inProcess({ ...runtime, db: new Proxy(db, { get }) }, uid, offerId);
  if (reads.length === 0 || writes.length === 0) throw new Error('a plain command is not one batched get and one commit any more');
  return { reads, writes };
};

/**
 * The floor: one batched get and one commit with the same documents, by the bare SDK on the same
 * server. It writes under its own ids.
 */
export const floor = async ({ db }: Runtime, { reads, writes }: Footprint): Promise<void> => {
  const id = randomUUID();
  await db.getAll(...reads.map((path) => db.doc(path)));
  const batch = db.batch();
  writes.forEach(({ path, data }, index) => {
    const collections = path.split('/').filter((_, part) => part % 2 === 0);
    const ref = db.doc(collections.map((collection) => `floor-${collection}/${id}-${index}`).join('/'));
    data ? batch.create(ref, data) : batch.delete(ref);
  });
  await batch.commit();
};

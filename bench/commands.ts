import { randomUUID } from 'node:crypto';
import type { DocumentData, DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { addressOf } from '#domain/office/operation/addresses.ts';
import type { CommandOf } from '#domain/work/offer/commands.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import type { Runtime } from '#functions/ports.ts';
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
    sender: { uid, hasRequiredSecondFactor: true },
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

type Written = {
  readonly kind: 'create' | 'set' | 'update' | 'delete';
  readonly path: string;
  readonly data: DocumentData;
  /** The options of a set; the precondition of an update. */
  readonly more: object | undefined;
};

/** The reads and writes of one simple command. `before`: the documents that it changed, by path. */
export type Footprint = {
  readonly reads: readonly string[];
  readonly writes: readonly Written[];
  readonly before: ReadonlyMap<string, DocumentData>;
};

/** Runs a simple command and records its batched get and its batch. */
export const footprint = async (runtime: Runtime, uid: string, offerId: string): Promise<Footprint> => {
  const { db } = runtime;
  const reads: string[] = [];
  const writes: Written[] = [];
  const before = new Map<string, DocumentData>();
  const batch = (): WriteBatch => {
    const real = db.batch();
    const noted =
      (kind: Written['kind']) =>
      (ref: DocumentReference, data: DocumentData = {}, more?: object) => {
        writes.push({ kind, path: ref.path, data, more });
        return Reflect.apply(real[kind], real, [ref, ...(kind === 'delete' ? [] : [data]), ...(more ? [more] : [])]) as WriteBatch;
      };
    const methods = { create: noted('create'), set: noted('set'), update: noted('update'), delete: noted('delete') };
    const commit = async () => {
      for (const document of await db.getAll(...writes.map(({ path }) => db.doc(path))))
        if (document.exists) before.set(document.ref.path, document.data() ?? {});
      return real.commit();
    };
    return { ...methods, commit } as unknown as WriteBatch;
  };
  const getAll = (...refs: DocumentReference[]) => {
    reads.push(...refs.map(({ path }) => path));
    return db.getAll(...refs);
  };
  const noting: Partial<Firestore> = { batch, getAll };
  const get = (_: Firestore, key: string | symbol) => noting[key as keyof Firestore] ?? Reflect.get(db, key, db);
  await inProcess({ ...runtime, db: new Proxy(db, { get }) }, uid, offerId);
  if (reads.length === 0 || writes.length === 0) throw new Error('a plain command is not one batched get and one commit any more');
  return { reads, writes, before };
};

/** The same path in collections of the floor, with an id of its own. */
const atFloor = (path: string, id: string): string =>
  path
    .split('/')
    .map((part, index) => (index % 2 === 0 ? `floor-${part}` : id))
    .join('/');

/** The same fields with other numbers: a write that changes nothing would cost less. */
const otherNumbers = (data: DocumentData, by: number): DocumentData =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, typeof value === 'number' ? value + by : value]));

/**
 * The floor: one batched get and one commit with the same kinds of writes, by the bare SDK on the
 * same server. Documents that the command changed are copied once, and each run changes the copies.
 */
export const floorOf = async ({ db }: Runtime, { reads, writes, before }: Footprint): Promise<() => Promise<void>> => {
  const own = randomUUID();
  const copies = new Map([...before.keys()].map((path) => [path, db.doc(atFloor(path, own))]));
  for (const [path, copy] of copies) await copy.set(before.get(path) ?? {});
  let run = 0;
  return async () => {
    run += 1;
    const found = await db.getAll(...reads.map((path) => copies.get(path) ?? db.doc(path)));
    const batch = db.batch();
    for (const { kind, path, data, more } of writes) {
      const ref = copies.get(path) ?? db.doc(atFloor(path, `${own}-${run}`));
      const lastUpdateTime = more && found[reads.indexOf(path)]?.updateTime;
      if (kind === 'create') batch.create(ref, data);
      else if (kind === 'set') batch.set(ref, otherNumbers(data, run), more ?? {});
      else if (kind === 'update') batch.update(ref, otherNumbers(data, run), lastUpdateTime ? { lastUpdateTime } : {});
      else batch.delete(ref);
    }
    await batch.commit();
  };
};

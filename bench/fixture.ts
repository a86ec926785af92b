import { randomUUID } from 'node:crypto';
import type { BulkWriter } from 'firebase-admin/firestore';
import { fold } from '#domain/kernel/decider.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type AnyEvent, aggregateNamed } from '#domain/registry.ts';
import { store } from '#functions/eventStore/commit.ts';
import { GENESIS } from '#functions/eventStore/hashChain.ts';
import { newPersonKey } from '#functions/eventStore/personKeys.ts';
import { paths } from '#functions/firestorePaths.ts';
import type { Runtime } from '#functions/runtime.ts';
import { streamOfEvents } from './history.ts';

/** Appends whole streams in bulk, as the store would have written them one by one; nothing is owed to any subscription. */
export const appendStreams = async ({ db, now }: Runtime, streams: ReadonlyMap<string, readonly AnyEvent[]>): Promise<void> => {
  const writer: BulkWriter = db.bulkWriter({ throttling: false });
  const writes: Promise<unknown>[] = [];
  for (const [streamId, events] of streams) {
    const { aggregate: name, entityId } = parseStreamId(streamId);
    const aggregate = aggregateNamed(name);
    const key = newPersonKey();
    const meta = {
      actor: { uid: 'bench', role: 'system' as const },
      commandId: randomUUID(),
      correlationId: 'bench',
      causationId: null,
      recordedAt: now(),
    };
    const stored = store(streamId, { version: 0, state: aggregate.decider.initial, hash: GENESIS }, events, meta, key);
    for (const event of stored) writes.push(writer.create(db.doc(paths.event(streamId, event.version)), event));
    const last = stored.at(-1);
    if (!last) continue;
    const head = {
      version: last.version,
      snapshot: fold(aggregate.decider, events),
      snapshotSchema: aggregate.snapshotSchema,
      hash: last.hash,
    };
    writes.push(writer.set(db.doc(paths.head(streamId)), head));
    const subject = events.map((event) => aggregate.subject(entityId, event)).find((uid) => uid !== '');
    if (subject && name !== 'job' && name !== 'offer')
      writes.push(writer.set(db.doc(paths.personKey(subject)), { key: key.toString('base64') }));
  }
  await writer.close();
  await Promise.all(writes);
};

export type Signed = { readonly uid: string; readonly token: string };

/** A certified client with an account that can sign in. */
export const signedClient = async (runtime: Runtime): Promise<Signed> => {
  const email = `bench-${randomUUID()}@example.com`;
  const { uid } = await runtime.auth.createUser({ email, password: 'bench-password', emailVerified: true });
  await appendStreams(runtime, new Map([[`account-${uid}`, streamOfEvents.certifiedClient(email)]]));
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email, password: 'bench-password', returnSecureToken: true });
  const { idToken } = (await (await fetch(url, { method: 'POST', headers, body })).json()) as { idToken: string };
  return { uid, token: idToken };
};

/** Offers that wait for an answer, `perClient` for each client; answers with their ids by client. */
export const newOffers = async (
  runtime: Runtime,
  clients: readonly { uid: string }[],
  perClient: number,
): Promise<Map<string, string[]>> => {
  const ids = new Map(
    clients.map(({ uid }) => [uid, Array.from({ length: perClient }, () => randomUUID().replaceAll('-', '').slice(0, 20))]),
  );
  const streams = [...ids].flatMap(([uid, offers]) =>
    offers.map((id) => [`offer-${id}`, streamOfEvents.offer(uid, runtime.now())] as const),
  );
  await appendStreams(runtime, new Map(streams));
  return ids;
};

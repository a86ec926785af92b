import { randomUUID } from 'node:crypto';
import type { Runtime } from '#functions/ports.ts';
import { writeDocuments } from '#functions/replay/writeDocuments.ts';
import { replay } from '#projections/replay.ts';
import { accountHistory } from '#tests/support/history/account.ts';
import { appendHistories } from '#tests/support/history/appendHistories.ts';
import { envelopes, newOffer } from './history.ts';

export type Signed = { readonly uid: string; readonly token: string };

/** A certified client with an account that can sign in. */
export const signedClient = async (runtime: Runtime): Promise<Signed> => {
  const email = `bench-${randomUUID()}@example.com`;
  const { uid } = await runtime.auth.createUser({ email, password: 'bench-password', emailVerified: true });
  await appendHistories(runtime, [accountHistory({ uid, role: 'client' }, email, runtime.now())]);
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email, password: 'bench-password', returnSecureToken: true });
  const { idToken } = (await (await fetch(url, { method: 'POST', headers, body })).json()) as { idToken: string };
  return { uid, token: idToken };
};

/**
 * Offers that wait for an answer, with documents, `perClient` per client; returns their ids by
 * client.
 */
export const newOffers = async (
  runtime: Runtime,
  clients: readonly { uid: string }[],
  perClient: number,
): Promise<Map<string, string[]>> => {
  const ids = new Map(
    clients.map(({ uid }) => [uid, Array.from({ length: perClient }, () => randomUUID().replaceAll('-', '').slice(0, 20))]),
  );
  const histories = [...ids].flatMap(([uid, offers]) => offers.map((id) => newOffer(id, uid, runtime.now())));
  await appendHistories(runtime, histories);
  const shown = replay();
  for (const event of histories.flatMap(envelopes)) shown.add(event);
  const documents = [...shown.documents()].filter(([path]) => path.startsWith('jobs/'));
  await writeDocuments(
    runtime.db,
    documents.map(([path, expected]) => ({ path, expected })),
  );
  return ids;
};

import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot } from 'firebase/firestore';
import type { Runtime } from '#functions/ports.ts';
import { rebuild } from '#functions/replay/rebuild.ts';
import { changeFee, type Footprint, floorOf, throughCallable } from './commands.ts';
import { newOffers, type Signed, signedClient } from './fixture.ts';
import type { Extent } from './measures.ts';
import { compare, p50, p95 } from './statistics.ts';

const CALLERS = 6;
const PATIENCE_MS = 5_000;

/** The sender's listener on an offer: the web SDK under the security rules. */
const watchFee = async ({ uid, token }: Signed, offerId: string) => {
  const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT as string, apiKey: 'local' }, uid);
  const db = getFirestore(app);
  const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST as string).split(':') as [string, string];
  connectFirestoreEmulator(db, host, Number(port), { mockUserToken: token });
  const seen = new Set<number>();
  let look = () => {};
  const stop = await new Promise<() => void>((resolve, reject) => {
    const close = onSnapshot(
      doc(db, `jobs/bench-job/offers/${offerId}`),
      (snapshot) => {
        seen.add(snapshot.get('fee') as number);
        look();
        resolve(close);
      },
      reject,
    );
  });
  const shows = (fee: number) =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the fee ${fee} did not become visible`)), PATIENCE_MS);
      look = () => {
        if (!seen.has(fee)) return;
        clearTimeout(late);
        resolve();
      };
      look();
    });
  const end = async () => {
    stop();
    await deleteApp(app);
  };
  return { shows, end };
};

/** The time from a callable until the sender's listener shows the document, against the floor. */
export const ownVisible = async (runtime: Runtime, template: Footprint, { round }: Extent) => {
  const callers = await Promise.all(Array.from({ length: CALLERS }, () => signedClient(runtime)));
  const offers = await newOffers(runtime, callers, 1);
  // Creates the accounts, which the rules read, and the offers.
  await rebuild(runtime);
  const views = await Promise.all(
    callers.map(async (caller) => {
      const offerId = offers.get(caller.uid)?.[0] as string;
      return { caller, offerId, ...(await watchFee(caller, offerId)) };
    }),
  );
  const change = async (number: number): Promise<void> => {
    const { caller, offerId, shows } = views[number % CALLERS] as (typeof views)[number];
    const command = changeFee();
    await Promise.all([throughCallable(caller, offerId, command), shows(command.fee)]);
  };
  for (let number = 0; number < CALLERS; number++) await change(number);
  const { floor: alone, work, ratio } = await compare(round, await floorOf(runtime, template), change);
  await Promise.all(views.map(({ end }) => end()));
  return {
    lines: [
      { name: 'floor beside own visible', p50: p50(alone), p95: p95(alone) },
      { name: 'sent until visible to the sender', p50: p50(work), p95: p95(work) },
    ],
    ownVisibleRatio: ratio,
  };
};

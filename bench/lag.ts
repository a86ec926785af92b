import { setTimeout as pause } from 'node:timers/promises';
import type { Runtime } from '#functions/ports.ts';
import { throughCallable } from './commands.ts';
import { newOffers, type Signed, signedClient } from './fixture.ts';
import { p50, p95, sorted } from './statistics.ts';

/**
 * The lag of shared documents at a given rate: from the event's time until a listener sees the
 * document.
 */
const lagAt = async (runtime: Runtime, clients: readonly Signed[], perSecond: number, seconds: number): Promise<readonly number[]> => {
  const ids = await newOffers(runtime, clients, 1);
  const latencies: number[] = [];
  const stops = [...ids.values()].flat().map((id) => {
    const told = runtime.db.collection('notifications').where('offerId', '==', id).where('kind', '==', 'OfferFeeChanged');
    return told.onSnapshot((snapshot) => {
      for (const { doc, type } of snapshot.docChanges()) if (type === 'added') latencies.push(Date.now() - doc.get('createdAt'));
    });
  });
  const sent: Promise<void>[] = [];
  const count = perSecond * seconds;
  const began = performance.now();
  // An open loop: commands are sent on time, whether or not the one before was answered.
  for (let n = 0; n < count; n++) {
    await pause(Math.max(0, began + (n * 1000) / perSecond - performance.now()));
    const client = clients[n % clients.length] as Signed;
    sent.push(throughCallable(client, ids.get(client.uid)?.[0] as string));
  }
  await Promise.all(sent);
  const end = performance.now() + 10_000;
  while (latencies.length < count * 0.9 && performance.now() < end) await pause(20);
  for (const stop of stops) stop();
  if (latencies.length < count * 0.9) throw new Error(`only ${latencies.length} of ${count} commands became visible`);
  return sorted(latencies);
};

/** Measures the delay from a command to its visible document, with few and with many commands. */
export const lag = async (runtime: Runtime) => {
  const clients = await Promise.all(Array.from({ length: 25 }, () => signedClient(runtime)));
  await lagAt(runtime, clients.slice(0, 5), 10, 2);
  const unloaded = await lagAt(runtime, clients, 5, 20);
  const loaded = await lagAt(runtime, clients, 50, 10);
  return {
    lines: [
      { name: 'lag, unloaded', p50: p50(unloaded), p95: p95(unloaded) },
      { name: 'lag at 50 commands/s', p50: p50(loaded), p95: p95(loaded) },
    ],
    lagP95Ms: p95(unloaded),
    lagLoadedP95Ms: p95(loaded),
  };
};

import { setImmediate as breathe } from 'node:timers/promises';
import { localRuntime } from '../runtime.ts';
import { connectToStack } from '../stack/controlServer.ts';
import { liveThrough, pastUntil } from './past.ts';
import { writePictures } from './pictures/writePictures.ts';
import { fillPortfolios } from './portfolio.ts';
import { createIdentities, writeClaims, writeWorld } from './writePast.ts';

/**
 * Fills a fresh stack (from the environment) with demo data: four months of commands, run in memory
 * and then written. The first argument is the storage folder of the pictures.
 */
const storageFolder = process.argv[2];
if (!storageFolder) throw new Error('Usage: node local/seed/main.ts <storage folder>');

const now = Date.now();
const runtime = localRuntime();
const past = pastUntil(now);
/** Prints progress after this many acts. */
const SAID_EVERY = Math.ceil(past.acts.length / 5);
const breatheAndSay = async (done: number): Promise<void> => {
  if (done % SAID_EVERY === 0) console.log(`${Math.round((100 * done) / past.acts.length)} % of ${past.acts.length} acts`);
  await breathe();
};
const [world] = await Promise.all([
  liveThrough(past, now, breatheAndSay),
  createIdentities(runtime.auth),
  writePictures(storageFolder, past.jobs, now),
]);
await Promise.all([writeWorld(runtime, world, now), writeClaims(runtime.auth, world)]);
const { jobs, stories, acts } = past;
console.log(`${jobs.length} jobs, ${stories.length} deals, ${acts.length} acts of people in ${world.documents().size} documents`);

await fillPortfolios(now);
await connectToStack().whenIdle();
process.exit(0);

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { account } from '#domain/people/account/account.ts';
import { outsideFolders } from '#local/stack/environment.ts';
import { type Stack, startStack } from '#local/stack.ts';

/** Starts a stack with this data folder on free ports. */
export type StartIn = (dataDir: string) => Promise<Stack>;
type Say = (step: string, ms: number) => void;

const assertThat = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`The drill failed: ${what}.`);
};

const useStack = async (stack: Stack): Promise<void> => {
  Object.assign(process.env, stack.env);
  await import('#local/runtime.ts');
};

/** Facts of the first stack, and a word that nobody may read after the restore. */
type Known = {
  readonly client: { readonly email: string };
  readonly office: { readonly email: string };
  readonly pair: { readonly jobId: string; readonly talentId: string };
  readonly leaver: { readonly uid: string; readonly email: string; readonly name: string };
};

/** Creates clients, casts and deals, the day's seal and an export; then a person withdraws. */
const liveAndExport = async (stack: Stack, timed: Timed): Promise<Known> => {
  const { newCast, newJob, newTalent, signIn } = await import('#tests/support/people.ts');
  const { newOffer, freshOffer } = await import('#tests/support/deals.ts');
  const { newEntry } = await import('#tests/support/entries.ts');
  const { send } = await import('#tests/support/callables.ts');
  const { whatDiffers, whenCaughtUp } = await import('#tests/support/log.ts');
  const { hasKey } = await import('#tests/support/keys.ts');
  const { until } = await import('#tests/support/until.ts');
  const { concludedOffer } = await import('#tests/support/certificates.ts');

  const name = '去年 いないこ';
  const { cast, leaver } = await timed('clients, casts and deals by commands', async () => {
    const known = await newCast();
    await concludedOffer(known);
    await freshOffer(known);
    const leaving = await newTalent(known.office, name);
    await newEntry({ talent: known.talent, jobId: await newJob(known.client) });
    const { offerId } = await newOffer({ ...known, talent: leaving });
    await send(leaving, 'offers', { type: 'refuse', offerId });
    await whenCaughtUp();
    return { cast: known, leaver: leaving };
  });
  await timed('the seal of the day', () => stack.runSchedule('seal'));
  const differences = await whatDiffers();
  assertThat(differences.length === 0, `the first stack differs from its log: ${differences.join('; ')}`);
  await timed('export of both databases', stack.exportState);
  await timed('somebody leaves after the export', async () => {
    await send({ ...leaver, token: await signIn(leaver.email) }, 'accounts', { type: 'withdraw' });
    await until(
      () => hasKey(leaver.uid),
      (isThere) => !isThere,
      'the end of the key',
    );
    await whenCaughtUp();
  });
  const { client, office, jobId, talent } = cast;
  return { client, office, pair: { jobId, talentId: talent.uid }, leaver: { ...leaver, name } };
};

type Timed = <Result>(step: string, work: () => Promise<Result>) => Promise<Result>;

const timing =
  (say: Say): Timed =>
  async (step, work) => {
    const began = performance.now();
    const result = await work();
    say(step, performance.now() - began);
    return result;
  };

/** Restores the import with the operator's commands only, and checks it. */
const restore = async (stack: Stack, { client, pair, leaver }: Known, timed: Timed): Promise<void> => {
  const { localRuntime } = await import('#local/runtime.ts');
  const { run } = await import('#functions/operator/commandLine.ts');
  const { readModelCollections } = await import('#projections/readModels.ts');
  const { writeDocuments } = await import('#functions/replay/writeDocuments.ts');
  const { signIn } = await import('#tests/support/people.ts');
  const { refusal, send } = await import('#tests/support/callables.ts');
  const { loadStream } = await import('#functions/eventStore/stream.ts');
  const { paths } = await import('#functions/platform/firestorePaths.ts');
  const runtime = localRuntime();
  const { db, keys, auth } = runtime;
  const isReadable = async () => {
    keys.forget(leaver.uid);
    return (await keys.read([leaver.uid])).get(leaver.uid) !== null;
  };
  assertThat(await isReadable(), 'the export holds no key of who left, so that nothing is shown');

  await timed('documents and reservations are thrown away', async () => {
    const groups = await Promise.all(
      [...readModelCollections, 'reservations', 'invoiceCounters'].map((collection) => db.collectionGroup(collection).get()),
    );
    const found = groups.flatMap(({ docs }) => docs);
    assertThat(
      found.some(({ ref }) => ref.path.startsWith('reservations/')),
      'the export has no reservation',
    );
    await writeDocuments(
      db,
      found.map(({ ref: { path } }) => ({ path, expected: null })),
    );
  });

  const lines: string[] = [];
  const operate = async (...args: string[]): Promise<void> => {
    const from = lines.length;
    const code = await timed(`replay ${args.join(' ')}`, () => run(args, (line) => lines.push(line), localRuntime()));
    assertThat(code === 0, `replay ${args.join(' ')} answered ${code}: ${lines.slice(from, from + 10).join('; ')}`);
  };
  await operate('erasures', 'apply');
  assertThat(/ 1 keys were there again, 1 accounts withdrawn again/.test(lines.at(-1) ?? ''), `the ledger says ${lines.at(-1)}`);
  await operate('rebuild');
  await timed('what is owed is delivered', async () => {
    await stack.runSchedule('sweep');
    await stack.whenIdle();
  });
  await operate('verify');
  assertThat(/ 1 seals: 0 broken seals, /.test(lines.at(-1) ?? ''), `the seal is not compared: ${lines.at(-1)}`);

  await timed('a second offer for the same job and cast is refused', async () => {
    const sender = { token: await signIn(client.email) };
    const command = { type: 'makeOffer', ...pair, fee: 30_000, scheduleToClose: Date.now() + HOUR };
    const refused = await refusal(send(sender, 'offers', command));
    assertThat(refused.details?.code === 'offer-exist', `it was answered with ${refused.message}`);
  });
  await timed('who left stays unreadable', async () => {
    assertThat(!(await isReadable()), 'the key is there');
    const { state } = await loadStream(db, keys, account, await db.doc(paths.head(`account-${leaver.uid}`)).get());
    assertThat((state as { status: string }).status === 'WITHDRAWN', 'the account is not withdrawn');
    assertThat((await auth.getUsers([{ uid: leaver.uid }])).users.length === 0, 'the identity is there');
    const everything = await db.collectionGroup('').get();
    assertThat(everything.size > 100, `there are only ${everything.size} documents`);
    const readable = everything.docs.filter((found) => {
      const text = JSON.stringify(found.data());
      return text.includes(leaver.name) || text.includes(leaver.email);
    });
    assertThat(readable.length === 0, `words can be read in ${readable.map(({ ref }) => ref.path).join()}`);
  });
};

/**
 * Deletes everything except an export and the folders outside the databases (seals, wrapping key,
 * ledger of erasures), and restores. Throws at the first difference, and if data of a person who
 * left after the export is readable.
 */
export const restoreDrill = async (start: StartIn, say: Say): Promise<void> => {
  const timed = timing(say);
  const [first, second] = await Promise.all(['first', 'second'].map((name) => mkdtemp(join(tmpdir(), `casting-drill-${name}-`))));
  const folders = [first, second] as [string, string];
  try {
    const lost = await timed('a stack is started', () => start(folders[0]));
    const known = await (async () => {
      try {
        await useStack(lost);
        return await liveAndExport(lost, timed);
      } finally {
        await timed('everything is lost', () => lost.stop());
      }
    })();
    for (const name of ['saved', ...outsideFolders])
      await cp(join(folders[0], name), join(folders[1], name), { recursive: true, force: true });
    const fresh = await timed('a fresh stack imports the export', () => start(folders[1]));
    try {
      await useStack(fresh);
      await restore(fresh, known, timed);
    } finally {
      await fresh.stop();
    }
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
};

/** `npm run restore-drill`: deletes everything except an export, restores it, and compares. */
if (import.meta.main)
  try {
    await restoreDrill(
      (dataDir) => startStack({ ports: 'free', schedules: false, dataDir }),
      (step, ms) => console.log(`  ${step.padEnd(52)} ${(ms / 1000).toFixed(1).padStart(6)} s`),
    );
    console.log('  Everything is as it was, and who left stays unreadable.');
    process.exit(0);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }

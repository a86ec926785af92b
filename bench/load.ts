import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DAY, MINUTE } from '#domain/kernel/calendar/instants.ts';
import { startStack } from '#local/stack.ts';
import { memoryByProgram, processorTimeByProgram } from './processes.ts';
import { p50, p95, sorted } from './statistics.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '50' },
    limits: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const MINUTES = Number(values.minutes);
const RATE = Number(values.rate);
const SEED = 20_261_125;
/** Enough people that nobody exceeds the rate limit (functions/gate/rateLimit.ts). */
const PEOPLE = 40;
const OFFICES = 4;

/**
 * Plays deals through the callables at a fixed rate, as an open loop. Reports per minute: latency,
 * time until the other side's notice, memory per process. At the end each deal must have exactly
 * the events of its answered commands, and documents must equal a replay. `--limits` adds the
 * faults of local/limits.
 */
const stack = await startStack({ ports: 'free', schedules: true, limits: values.limits });
Object.assign(process.env, stack.env);
type Minute = {
  readonly commands: Sample;
  readonly visible: Sample;
  readonly refused: number;
  readonly memory: Readonly<Record<string, number>>;
  /** Processor time (ms) for each command, by program. */
  readonly processor: Readonly<Record<string, number>>;
};
type Sample = readonly number[];

try {
  await import('#local/runtime.ts');
  const { runtime } = await import('#functions/runtime.ts');
  const { send } = await import('#tests/support/callables.ts');
  const { newClient, newJob, newOffice, newTalent } = await import('#tests/support/people.ts');
  const { eventsOf, whatDiffers, whenCaughtUp } = await import('#tests/support/log.ts');

  /** The commands of one deal, with sender and resulting event. */
  const course = [
    ['client', { type: 'changeFee', fee: 31_000 }, 'OfferFeeChanged'],
    ['client', { type: 'changeFee', fee: 32_000 }, 'OfferFeeChanged'],
    ['talent', { type: 'accept', termsNo: 3 }, 'OfferAccepted'],
    ['office', { type: 'adminApprove', termsNo: 3 }, 'OfferAdminApproved'],
    ['client', { type: 'approve', termsNo: 3 }, 'OfferApproved'],
  ] as const;
  const COMMANDS = course.length + 1;
  const deals = Math.ceil((MINUTES * 60 * RATE) / COMMANDS);

  const offices = await Promise.all(Array.from({ length: OFFICES }, newOffice));
  const [first] = offices;
  if (!first) throw new Error('no office');
  const clients = await Promise.all(Array.from({ length: PEOPLE }, () => newClient(first)));
  const talents = await Promise.all(Array.from({ length: PEOPLE }, () => newTalent(first)));
  const jobsEach = Math.ceil(deals / PEOPLE / PEOPLE);
  const jobs = await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: jobsEach }, async () => ({ client, jobId: await newJob(client, { numberOfPeople: 50 }) })),
    ),
  );
  await whenCaughtUp();
  console.log(
    `${deals} deals of ${COMMANDS} commands, ${RATE} commands a second, ${MINUTES} minutes${values.limits ? ', through local/limits' : ''}`,
  );
  if (values.limits) await stack.limits.set({ seed: SEED, loseAnswer: 0.02, abort: 0.02, exhaust: 0.01 });

  let [commands, visible, refused]: [number[], number[], number] = [[], [], 0];
  const stops = clients.map(({ uid }) =>
    runtime()
      .db.collection('notifications')
      .where('uid', '==', uid)
      .where('kind', '==', 'OfferAccepted')
      .onSnapshot((found) => {
        for (const { doc, type } of found.docChanges()) if (type === 'added') visible.push(Date.now() - (doc.get('createdAt') as number));
      }),
  );

  const began = performance.now();
  let sent = 0;
  /** Resolves when the next command is due, independent of answers. */
  const turn = (): Promise<void> => {
    sent += 1;
    return pause(Math.max(0, began + ((sent - 1) * 1_000) / RATE - performance.now()), undefined);
  };
  const play = async (person: Parameters<typeof send>[0], command: Record<string, unknown>): Promise<string | null> => {
    const since = performance.now();
    try {
      const { streamId } = await send(person, 'offers', command);
      commands.push(performance.now() - since);
      return streamId;
    } catch (error) {
      refused += 1;
      console.error(String(error));
      return null;
    }
  };
  const played = new Map<string, string[]>();
  const deal = async (number: number): Promise<void> => {
    const { client, jobId } = jobs[number % jobs.length] as (typeof jobs)[number];
    // Parallel deals have different casts, and no job is offered twice to the same cast.
    const talent = talents[(number + Math.floor(number / jobs.length)) % PEOPLE];
    const office = offices[number % OFFICES];
    const scheduleToClose = Date.now() + 30 * DAY;
    await turn();
    const streamId = await play(client, { type: 'makeOffer', jobId, talentId: talent?.uid, fee: 30_000, scheduleToClose });
    if (!streamId) return;
    const told = ['OfferMade'];
    played.set(streamId, told);
    const offerId = streamId.slice('offer-'.length);
    for (const [by, command, event] of course) {
      await turn();
      const person = { client, talent, office }[by] as Parameters<typeof send>[0];
      if (await play(person, { ...command, offerId })) told.push(event);
    }
  };

  const minutes: Minute[] = [];
  let spent = await processorTimeByProgram();
  const noteMinute = async () => {
    const ended = { commands: sorted(commands), visible: sorted(visible), refused };
    [commands, visible, refused] = [[], [], 0];
    const now = await processorTimeByProgram();
    const perCommand = (name: string, ms: number) => Math.round((10 * (ms - (spent[name] ?? 0))) / ended.commands.length) / 10;
    const processor = Object.fromEntries(Object.entries(now).map(([name, ms]) => [name, perCommand(name, ms)]));
    spent = now;
    const minute = { ...ended, memory: await memoryByProgram(), processor };
    minutes.push(minute);
    const figures = [minute.commands, minute.visible].map((each) => `p50 ${p50(each).toFixed(0)} p95 ${p95(each).toFixed(0)} ms`);
    const inWords = (of: Readonly<Record<string, number>>) =>
      Object.entries(of)
        .map(([name, figure]) => `${name} ${figure}`)
        .join(', ');
    console.log(
      `minute ${minutes.length}: ${minute.commands.length} commands ${figures[0]}, visible ${figures[1]}, ${minute.refused} refused; MB: ${inWords(minute.memory)}; processor ms for a command: ${inWords(processor)}`,
    );
  };
  const everyMinute = setInterval(() => void noteMinute(), MINUTE);
  // The number of parallel deals that gives the rate; a finished deal is replaced by the next.
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < deals && performance.now() - began < MINUTES * MINUTE) await deal(next++);
  };
  await Promise.all(Array.from({ length: RATE }, lane));
  clearInterval(everyMinute);
  if (commands.length > RATE) await noteMinute();
  for (const stop of stops) stop();
  if (values.limits) await stack.limits.clear();
  await whenCaughtUp(300_000);

  let [lost, duplicated] = [0, 0];
  for (const [streamId, told] of played) {
    const left = [...told];
    for (const { type } of await eventsOf(streamId)) {
      const place = left.indexOf(type);
      if (place < 0) duplicated += 1;
      else left.splice(place, 1);
    }
    lost += left.length;
  }
  const differing = await whatDiffers();
  const sum = (memory: Minute['memory']) => Object.values(memory).reduce((total, mb) => total + mb, 0);
  const growth = minutes.length > 2 ? sum(minutes.at(-1)?.memory ?? {}) / sum(minutes[1]?.memory ?? {}) - 1 : Number.NaN;
  const all = (of: 'commands' | 'visible') => p95(sorted(minutes.flatMap((minute) => minute[of])));
  const figures = { lost, duplicated, differing: differing.length, commandP95Ms: all('commands'), visibleP95Ms: all('visible'), growth };
  console.log(figures, values.limits ? (await stack.limits.reached()).counts : '');
  for (const each of differing.slice(0, 10)) console.log(each);
  if (values.json) await writeFile(values.json, `${JSON.stringify({ ...figures, minutes }, null, 2)}\n`);
  process.exitCode = lost + duplicated + differing.length > 0 ? 1 : 0;
} finally {
  await stack.stop();
}
process.exit();

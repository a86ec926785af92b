import { readFile, writeFile } from 'node:fs/promises';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { mailOptions, taskOptions } from '#functions/platform/options.ts';
import { WRITES_PER_SECOND } from '#local/limits/writeRates.ts';
import { seededRandom } from '#local/pubsub/seededRandom.ts';

/** The cost of a deal from docs/cost.md: documents read and written, USD for 1,000 deals. */
export type DealCost = { readonly reads: number; readonly writes: number; readonly usdPer1000: number };

/** Assumptions, all guesses until there is a real month. After a change run `npm run capacity`. */
export const assumed = {
  /** Deals a month at factor 1. */
  dealsPerMonth: 1_000,
  workDays: 22,
  /**
   * The share of the busiest hour in a day's commands, and the peak factor of its busiest second.
   */
  busiestHour: 0.2,
  burst: 3,
  /**
   * Commands of people per deal, without searches and reads: offer, answers, approvals, messages
   * and so on.
   */
  commandsPerDeal: 16,
  /** Events of a deal's own stream; each changes `offers.updatedAt`. */
  dealEvents: 8,
  mailsPerDeal: 8,
  /** The time (ms) of a system command in production, and of sending a mail. */
  commandMs: 150,
  mailMs: 1_000,
  /** The share of deals that end at 23:59, the forms' default. */
  endAtMidnight: 0.9,
  eventsPerDeal: 11,
  /** Storage per deal: documents, log and indexes. */
  kilobytesPerDeal: 60,
} as const;

/**
 * How late the closings of a day run (s, sorted): all are due at once, and the queue's concurrency
 * is limited.
 */
export const latenessOfClosings = (closings: number, seed = 1): readonly number[] => {
  const random = seededRandom(seed);
  const lanes = new Array<number>(taskOptions.rateLimits.maxConcurrentDispatches).fill(0);
  const late: number[] = [];
  for (let closing = 0; closing < closings; closing += 1) {
    const free = lanes.indexOf(Math.min(...lanes));
    // Between half and twice the mean, because some commands conflict.
    lanes[free] = (lanes[free] ?? 0) + (assumed.commandMs * (0.5 + 1.5 * random())) / 1_000;
    late.push(lanes[free] as number);
  }
  return late.sort((one, other) => one - other);
};

/** The load at a multiple of today's size. */
export type Size = {
  readonly factor: number;
  readonly dealsPerMonth: number;
  readonly commandsPerSecond: number;
  readonly writesPerSecond: number;
  /** Writes per second at the end of the busiest growing index; the limit is 500. */
  readonly hottestRange: number;
  /** When the last closing of a day is in the log (s after 23:59). */
  readonly lastClosing: number;
  /** How long (s) the mails of all closings of a day take, two for each, if queued at once. */
  readonly mailBacklog: number;
  readonly usdPerMonth: number;
  readonly gigabytesPerYear: number;
  readonly millionEventsPerYear: number;
};

/** The resources for a month at a factor of deals. */
export const sizeAt = (factor: number, cost: DealCost): Size => {
  const dealsPerMonth = assumed.dealsPerMonth * factor;
  const perDay = dealsPerMonth / assumed.workDays;
  const atPeak = (perDeal: number) => (perDay * perDeal * assumed.busiestHour * assumed.burst) / 3_600;
  const closings = Math.round((dealsPerMonth / 30) * assumed.endAtMidnight);
  const senders = mailOptions.concurrency * mailOptions.maxInstances;
  return {
    factor,
    dealsPerMonth,
    commandsPerSecond: atPeak(assumed.commandsPerDeal),
    writesPerSecond: atPeak(cost.writes),
    hottestRange: atPeak(assumed.dealEvents),
    lastClosing: latenessOfClosings(closings).at(-1) ?? 0,
    mailBacklog: (closings * 2 * assumed.mailMs) / 1_000 / senders,
    usdPerMonth: (dealsPerMonth / 1_000) * cost.usdPer1000,
    gigabytesPerYear: (dealsPerMonth * 12 * assumed.kilobytesPerDeal) / 1e6,
    millionEventsPerYear: (dealsPerMonth * 12 * assumed.eventsPerDeal) / 1e6,
  };
};

/** By limit: the factor at which it is reached. */
export const headroom = (cost: DealCost) => {
  const one = sizeAt(1, cost);
  return {
    /** `offers.updatedAt` over all jobs, which grows with time. */
    hottestRange: WRITES_PER_SECOND / one.hottestRange,
    /** All closings of a day within five minutes. */
    closings:
      (300 * taskOptions.rateLimits.maxConcurrentDispatches * 1_000) /
      assumed.commandMs /
      1.25 /
      ((assumed.dealsPerMonth / 30) * assumed.endAtMidnight),
    /** Their mails within an hour. */
    mails: 3_600 / one.mailBacklog,
  };
};

const dealRow = /^\| a deal \| total \| ([\d,]+) \| ([\d,]+) \| [\d,]+ \| ([\d.]+) \|$/m;

/** The row of a deal in docs/cost.md. Throws if the table has none. */
export const costIn = (page: string): DealCost => {
  const [, reads, writes, usd] = dealRow.exec(page) ?? [];
  if (!reads || !writes || !usd) throw new Error('docs/cost.md has no row "a deal, total"');
  const number = (text: string) => Number(text.replaceAll(',', ''));
  return { reads: number(reads), writes: number(writes), usdPer1000: number(usd) };
};

const round = (value: number): string => (value < 10 ? value.toFixed(1) : formatCount(Math.round(value)));

/** The tables of docs/capacity.md. */
export const capacityTables = (cost: DealCost): string => {
  const sizes = [1, 10, 100, 1_000, 10_000].map((factor) => sizeAt(factor, cost));
  const row = (what: string, of: (size: Size) => number) => `| ${what} | ${sizes.map((size) => round(of(size))).join(' | ')} |`;
  const { hottestRange, closings, mails } = headroom(cost);
  return [
    `| | ${sizes.map(({ factor }) => `${formatCount(factor)}x`).join(' | ')} |`,
    `|---|${sizes.map(() => '---:|').join('')}`,
    row('deals a month', ({ dealsPerMonth }) => dealsPerMonth),
    row('commands a second, busiest second', ({ commandsPerSecond }) => commandsPerSecond),
    row('documents written a second, busiest second', ({ writesPerSecond }) => writesPerSecond),
    row('writes a second at the end of `offers.updatedAt` (limit 500)', ({ hottestRange: writes }) => writes),
    row('last closing of a day, seconds after 23:59', ({ lastClosing }) => lastClosing),
    row('mails about them are out after, seconds', ({ mailBacklog }) => mailBacklog),
    row('Firestore for the commands, USD a month', ({ usdPerMonth }) => usdPerMonth),
    row('stored, GB a year', ({ gigabytesPerYear }) => gigabytesPerYear),
    row('events a year, million', ({ millionEventsPerYear }) => millionEventsPerYear),
    '',
    '| the first limits | at |',
    '|---|---:|',
    `| mails of a day's closings take longer than an hour | ${round(mails)}x |`,
    `| closings of a day take longer than five minutes | ${round(closings)}x |`,
    `| \`offers.updatedAt\` gets 500 writes a second | ${round(hottestRange)}x |`,
  ].join('\n');
};

/**
 * `npm run capacity`: writes the tables of docs/capacity.md from docs/cost.md, the functions'
 * options and the assumptions of the model.
 */
const writeTables = async (): Promise<void> => {
  const page = (name: string) => new URL(`../../docs/${name}`, import.meta.url);
  const [begin, end] = ['<!-- tables -->', '<!-- end of tables -->'];
  const [capacity, cost] = await Promise.all(['capacity.md', 'cost.md'].map((name) => readFile(page(name), 'utf8')));
  if (!capacity?.includes(begin) || !capacity.includes(end)) throw new Error('docs/capacity.md has no place for the tables');
  const tables = capacityTables(costIn(cost ?? ''));
  const [before] = capacity.split(begin);
  const [, after] = capacity.split(end);
  await writeFile(page('capacity.md'), `${before}${begin}\n\n${tables}\n\n${end}${after}`);
  console.log(tables);
};

if (import.meta.main) await writeTables();

import type { AggregateName } from '../kernel/identifiers.ts';
import type { OfficePart } from '../kernel/officeParts.ts';

/** The acts that can require a second member, by command. */
export const watchedActs = {
  WRITE_OFF: { offer: ['ignoreBill'], entry: ['ignoreBill'] },
  EXPORT: { audit: ['exportBills'] },
  /** Includes the choice of these acts, so that no member alone can switch it off. */
  GRANT: { account: ['setDuties'], control: ['set'] },
  SKIP: { operation: ['discardEvent'] },
  /** Always needs a second member. */
  PRICES: { priceList: ['announce'] },
  /** Always needs a second member. */
  TRANSFER: { transfer: ['order'] },
  /** Only above an amount. */
  APPROVAL: { offer: ['adminApprove', 'adminApproveChange'], entry: ['adminApprove', 'adminApproveChange'] },
} as const satisfies Readonly<Record<string, Partial<Record<AggregateName, readonly string[]>>>>;

export type WatchedAct = keyof typeof watchedActs;
/** Acts that need a second member whatever the office chose. */
const always: readonly WatchedAct[] = ['PRICES', 'TRANSFER'];
export const watchedNames = Object.keys(watchedActs) as [WatchedAct, ...WatchedAct[]];

const commandsOf: Readonly<Record<WatchedAct, Partial<Record<AggregateName, readonly string[]>>>> = watchedActs;

/** The act of a command; null if it is none. */
export const watchedActOf = (aggregate: AggregateName, type: string): WatchedAct | null =>
  watchedNames.find((act) => commandsOf[act][aggregate]?.includes(type)) ?? null;

export const commandsOfAct = (act: WatchedAct): readonly (readonly [AggregateName, string])[] =>
  Object.entries(commandsOf[act]).flatMap(([aggregate, types]) => types.map((type) => [aggregate as AggregateName, type] as const));

/** Whether an act needs a second member. `above`: only for larger amounts (yen, without tax). */
export type Watch = { readonly on: boolean; readonly above: number | null };
export const chosenActs = watchedNames.filter((act) => !always.includes(act)) as [WatchedAct, ...WatchedAct[]];
/** The choice for each act; missing means off. */
export type Watches = Readonly<Partial<Record<WatchedAct, Watch>>>;
export const watchFor = (watches: Watches, act: WatchedAct): Watch | undefined =>
  always.includes(act) ? { on: true, above: null } : watches[act];

/**
 * Whether this member needs a second one for an amount. With a watch on approvals, amounts above
 * the member's own limit need one too.
 */
export const needsSecond = (watch: Watch | undefined, amount: number | null, limit: number | null): boolean => {
  if (!watch?.on) return false;
  const most = watch.above === null ? null : limitAlone(watch, limit);
  return most === null || amount === null || amount > most;
};

/** The highest amount (yen) that this member approves alone; null for any. */
export const limitAlone = (watch: Watch | undefined, limit: number | null): number | null => {
  if (!watch?.on) return limit;
  return Math.min(watch.above ?? 0, limit ?? watch.above ?? 0);
};

export const partOfAct = {
  WRITE_OFF: 'writeoffs',
  EXPORT: 'exports',
  GRANT: 'grants',
  SKIP: 'skips',
  PRICES: 'prices',
  TRANSFER: 'transfers',
  APPROVAL: 'approvals',
} as const satisfies Readonly<Record<WatchedAct, OfficePart>>;

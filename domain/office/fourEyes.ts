import type { AggregateName } from '../kernel/identifiers.ts';
import type { OfficePart } from './duties.ts';

/**
 * The acts for which the administrator can ask for a second member, by the commands that do them.
 * Who may send and who may confirm them, the duties say.
 */
export const watchedActs = {
  WRITE_OFF: { offer: ['ignoreBill'], entry: ['ignoreBill'] },
  EXPORT: { audit: ['exportBills'] },
  /** With the choice of these acts, so that nobody alone switches off what watches them. */
  GRANT: { account: ['setDuties'], control: ['set'] },
  SKIP: { operation: ['discardEvent'] },
  /** Only above an amount. */
  APPROVAL: { offer: ['adminApprove', 'adminApproveChange'], entry: ['adminApprove', 'adminApproveChange'] },
} as const satisfies Readonly<Record<string, Partial<Record<AggregateName, readonly string[]>>>>;

export type WatchedAct = keyof typeof watchedActs;
export const watchedNames = Object.keys(watchedActs) as [WatchedAct, ...WatchedAct[]];

const commandsOf: Readonly<Record<WatchedAct, Partial<Record<AggregateName, readonly string[]>>>> = watchedActs;

/** Which of the acts a command is; null: none. */
export const watchedActOf = (aggregate: AggregateName, type: string): WatchedAct | null =>
  watchedNames.find((act) => commandsOf[act][aggregate]?.includes(type)) ?? null;

/** The commands of an act. */
export const commandsOfAct = (act: WatchedAct): readonly (readonly [AggregateName, string])[] =>
  Object.entries(commandsOf[act]).flatMap(([aggregate, types]) => types.map((type) => [aggregate as AggregateName, type] as const));

/**
 * Whether an act needs a second member; `above`: only where it is about more than that (yen,
 * without tax).
 */
export type Watch = { readonly on: boolean; readonly above: number | null };
export type Watches = Readonly<Partial<Record<WatchedAct, Watch>>>;

/**
 * Whether this member needs a second one for an act about an amount. Where approvals are watched,
 * what is above the member's own limit is for a second member too.
 */
export const needsSecond = (watch: Watch | undefined, amount: number | null, limit: number | null): boolean => {
  if (!watch?.on) return false;
  if (watch.above === null) return true;
  return amount === null || amount > Math.min(watch.above, limit ?? watch.above);
};

/** The part that the requests for an act belong to. */
export const partOfAct = {
  ...{ WRITE_OFF: 'writeoffs', EXPORT: 'exports', GRANT: 'grants', SKIP: 'skips', APPROVAL: 'approvals' },
} as const satisfies Readonly<Record<WatchedAct, OfficePart>>;

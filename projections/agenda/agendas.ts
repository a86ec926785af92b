import { sides } from '#domain/chat/events.ts';
import type { Row, Table } from '#domain/deal/row.ts';
import { workMonth } from '#domain/deal/sheet.ts';
import { activeEntryStatuses } from '#domain/entry/status.ts';
import { entryTable } from '#domain/entry/table.ts';
import { activeOfferStatuses } from '#domain/offer/status.ts';
import { offerTable } from '#domain/offer/table.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import type { DealEnvelope } from '../deal/dealEvents.ts';
import { dealPath } from '../deal/deals.ts';
import { entries } from '../deal/entries.ts';
import { offers } from '../deal/offers.ts';
import { type Documents, entityIdOf, type Projector, projector, type ReadModel, type Writes } from '../kernel/projector.ts';
import { type Agenda, type AgendaDeal, agendaPath } from './agendas.schema.ts';

/** The maximum number of active deals in an agenda. Further deals are left out. */
export const DEALS_KEPT = 600;
/** The maximum number of jobs with completed deals in an agenda. Further jobs are left out. */
export const JOBS_KEPT = 2_000;

type Kind = {
  readonly name: 'offer' | 'entry';
  readonly collection: 'offers' | 'entries';
  readonly table: Table;
  /** The projector of the deal's own document, reused for its changes. */
  readonly own: Projector;
  readonly active: readonly string[];
};
const kinds: readonly Kind[] = [
  { name: 'offer', collection: 'offers', table: offerTable, own: offers, active: activeOfferStatuses },
  { name: 'entry', collection: 'entries', table: entryTable, own: entries, active: activeEntryStatuses },
];

/** Bills and reminders do not change an agenda. */
const changesDeal = ({ once, moves }: Row): boolean => once === undefined && moves?.part !== 'bill';
const kindOf = new Map<string, Kind>(
  kinds.flatMap((kind) => Object.values(kind.table).flatMap((row): [string, Kind][] => (changesDeal(row) ? [[row.event, kind]] : []))),
);

const empty: Omit<Agenda, 'id'> = { deals: {}, completed: {}, months: {}, left: false };

/**
 * The deal's document after an event, with the fields of an agenda; undefined if its first event
 * was left out.
 */
const after = (event: DealEnvelope, { collection, own }: Kind, held: AgendaDeal | undefined): (AgendaDeal & ReadModel) | undefined => {
  const path = dealPath(collection, event);
  const writes = own.apply(event, { get: (asked) => (asked === path ? held : undefined) });
  const changed = writes.find(([written]) => written === path)?.[1];
  if (held === undefined && changed?.id === undefined) return undefined;
  return { workDays: [], ...held, ...changed } as unknown as AgendaDeal & ReadModel;
};

type Sheet = { readonly workDays: AgendaDeal['workDays'] } | null | undefined;

const lineOf = (deal: AgendaDeal & ReadModel): AgendaDeal => {
  const { jobId, status, answerDue, fee, scheduleToClose, proposal, cancellation, calledOffBy } = deal;
  const workDays = deal.sheet === undefined ? deal.workDays : ((deal.sheet as Sheet)?.workDays ?? []);
  return {
    ...{ jobId, status, answerDue, fee, scheduleToClose, cancellation, calledOffBy },
    proposal: proposal && { stage: proposal.stage, due: proposal.due },
    workDays: workDays.map(({ date, from, to }) => ({ date, from, to })),
  };
};

const without = <Value>(held: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(held).filter(([each]) => each !== key));

/** Increments a counter, if the map has room for it. */
const counted = (held: Readonly<Record<string, number>>, key: string): Readonly<Record<string, number>> =>
  held[key] === undefined && Object.keys(held).length >= JOBS_KEPT ? held : { ...held, [key]: (held[key] ?? 0) + 1 };

const none = { count: 0, fees: 0 };

const completedBy = ({ months, completed }: Agenda, event: DealEnvelope, { name }: Kind, deal: AgendaDeal | undefined): Partial<Agenda> => {
  const { fee, closedAt } = event.data as unknown as { readonly fee: number; readonly closedAt: number };
  const month = workMonth({ workDays: deal?.workDays ?? [] }, closedAt);
  const before = months[month] ?? { offer: none, entry: none };
  const { count, fees } = before[name];
  return {
    months: { ...months, [month]: { ...before, [name]: { count: count + 1, fees: fees + fee } } },
    completed: counted(completed, event.data.jobId),
  };
};

/** The active deals after this change. */
const dealsAfter = (deals: Agenda['deals'], streamId: string, deal: AgendaDeal | null): Agenda['deals'] => {
  const isHeld = deals[streamId] !== undefined;
  if (deal === null) return isHeld ? without(deals, streamId) : deals;
  return isHeld || Object.keys(deals).length < DEALS_KEPT ? { ...deals, [streamId]: deal } : deals;
};

const update = (event: DealEnvelope, documents: Documents): Writes => {
  const kind = kindOf.get(event.type) as Kind;
  const isCompleted = event.type === kind.table.close?.event;
  return sides.flatMap((side): Writes => {
    const uid = event.data[`${side}Id`];
    const before = (documents.get(agendaPath(uid)) as Agenda | undefined) ?? { ...empty, id: uid };
    if (before.left) return [];
    const held = before.deals[event.streamId];
    const deal = after(event, kind, held);
    const goesOn = deal !== undefined && kind.active.includes(deal.status);
    const deals = dealsAfter(before.deals, event.streamId, goesOn ? lineOf(deal) : null);
    return [[agendaPath(uid), { ...before, deals, ...(isCompleted && completedBy(before, event, kind, held)) }]];
  });
};

const agendasOf = (event: AnyEnvelope): string[] =>
  event.type === 'AccountWithdrawn'
    ? [agendaPath(entityIdOf(event))]
    : sides.map((side) => agendaPath((event as DealEnvelope).data[`${side}Id`]));

/** Writes agendas/{uid}. Streams of several deals write one document, each its own deal. */
export const agendas = projector('agendas', 1, agendasOf, {
  ...Object.fromEntries([...kindOf.keys()].map((type) => [type, update])),
  AccountWithdrawn: (event) => [[agendaPath(entityIdOf(event)), { ...empty, id: entityIdOf(event), left: true }]],
});

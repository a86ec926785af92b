import type { AnyEnvelope } from '#domain/registry.ts';
import type { Row, Table } from '#domain/work/deal/row.ts';
import { type Stage, stageOf } from '#domain/work/deal/stages.ts';
import { entryTable } from '#domain/work/entry/table.ts';
import { offerTable } from '#domain/work/offer/table.ts';
import { type Documents, projector, type Writes } from '../kernel/projector.ts';
import type { DealEnvelope } from './dealEvents.ts';
import type { DealCollection } from './deals.schema.ts';
import { dealPath } from './deals.ts';
import { type JobFunnel, jobFunnelPath } from './jobFunnels.schema.ts';

/** A stage that is counted. */
type Counted = Exclude<Stage, 'ended'>;

/** A change of stage. `before` is null if the event's table row allows several stages. */
type Move = { readonly collection: DealCollection; readonly before: Stage | null; readonly after: Stage };

type Kind = { readonly name: 'offer' | 'entry'; readonly collection: DealCollection; readonly table: Table };
const kinds: readonly Kind[] = [
  { name: 'offer', collection: 'offers', table: offerTable },
  { name: 'entry', collection: 'entries', table: entryTable },
];

/** From the deal tables: the events that can change the stage of a deal. */
const moves = new Map<string, Move>(
  kinds.flatMap(({ name, collection, table }) =>
    Object.values<Row>(table).flatMap(({ event, from, to }): [string, Move][] => {
      if (to === undefined) return [];
      const after = stageOf(name, to);
      const stages = [...new Set(from.filter((status) => status !== 'NONE').map((status) => stageOf(name, status)))];
      const stays = stages.length === 1 && stages[0] === after && !from.includes('NONE');
      return stays ? [] : [[event, { collection, before: stages.length === 1 ? (stages[0] as Stage) : null, after }]];
    }),
  ),
);

/** The document of a deal that ended tells its last stage: nothing moves after the end. */
const lastStage = ({ collection }: Move, event: DealEnvelope, documents: Documents): Stage | null => {
  const deal = documents.get(dealPath(collection, event));
  if (!deal) return null;
  if (deal.approvedAt !== null) return 'concluded';
  if (collection === 'entries') return 'entered';
  return deal.kind === 'OFFER' ? 'offered' : 'asked';
};

const keys = (event: AnyEnvelope): string[] => {
  const deal = event as DealEnvelope;
  const move = moves.get(event.type) as Move;
  const own = jobFunnelPath(deal.data.jobId);
  return move.before === null && event.version > 1 ? [own, dealPath(move.collection, deal)] : [own];
};

const count = (event: DealEnvelope, documents: Documents): Writes => {
  const move = moves.get(event.type) as Move;
  const { jobId, clientId } = event.data;
  const before = event.version === 1 ? null : (move.before ?? lastStage(move, event, documents));
  const path = jobFunnelPath(jobId);
  const held = (documents.get(path) as JobFunnel | undefined) ?? { id: jobId, clientId, asked: 0, entered: 0, offered: 0, concluded: 0 };
  const by = (stage: Stage | null, change: number) =>
    stage === null || stage === 'ended' ? {} : { [stage]: held[stage satisfies Counted] + change };
  return [[path, { ...held, ...by(before, -1), ...by(move.after, 1) }]];
};

/** Writes jobFunnels/{jobId}. Only an event that changes the stage of a deal counts. */
export const jobFunnels = projector('jobFunnels', keys, Object.fromEntries([...moves.keys()].map((type) => [type, count])));

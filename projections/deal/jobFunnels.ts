import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import type { Row, Table } from '#domain/work/deal/row.ts';
import { type Stage, stageOf } from '#domain/work/deal/stages.ts';
import { entryTable } from '#domain/work/entry/table.ts';
import { offerTable } from '#domain/work/offer/table.ts';
import { type Documents, entityIdOf, projector, type Writes } from '../kernel/projector.ts';
import type { DealEnvelope } from './dealEvents.ts';
import type { DealCollection } from './deals.schema.ts';
import { dealPath } from './deals.ts';
import { type JobFunnel, jobFunnelPath } from './jobFunnels.schema.ts';

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
  if (event.type === 'AuditionOpened') return [jobFunnelPath(event.data.jobId)];
  if (event.type === 'JobPosted' || event.type === 'JobEdited')
    return choiceIn(event) === undefined ? [] : [jobFunnelPath(entityIdOf(event))];
  const deal = event as DealEnvelope;
  const move = moves.get(event.type) as Move;
  const own = jobFunnelPath(deal.data.jobId);
  return move.before === null && event.version > 1 ? [own, dealPath(move.collection, deal)] : [own];
};

/** The document of a job, or its first form. */
const heldIn = (documents: Documents, path: string, jobId: string, clientId: string): JobFunnel =>
  (documents.get(path) as JobFunnel | undefined) ?? { id: jobId, clientId, asked: 0, entered: 0, offered: 0, concluded: 0 };

const count = (event: DealEnvelope, documents: Documents): Writes => {
  const move = moves.get(event.type) as Move;
  const { jobId, clientId } = event.data;
  const before = event.version === 1 ? null : (move.before ?? lastStage(move, event, documents));
  const path = jobFunnelPath(jobId);
  const held = heldIn(documents, path, jobId, clientId);
  const by = (stage: Stage | null, change: number) =>
    stage === null || stage === 'ended' ? {} : { [stage]: held[stage satisfies Counted] + change };
  return [[path, { ...held, ...by(before, -1), ...by(move.after, 1) }]];
};

/** What the posting or its change says of the end of the job; undefined for nothing new. */
const choiceIn = ({ type, data }: EnvelopeNamed<'JobPosted' | 'JobEdited'>): number | undefined =>
  type === 'JobPosted' ? data.closesWhenFilled || undefined : data.after.closesWhenFilled;

const choose = (event: EnvelopeNamed<'JobPosted' | 'JobEdited'>, documents: Documents): Writes => {
  const closesWhenFilled = choiceIn(event);
  const jobId = entityIdOf(event);
  const path = jobFunnelPath(jobId);
  return closesWhenFilled === undefined ? [] : [[path, { ...heldIn(documents, path, jobId, event.data.clientId), closesWhenFilled }]];
};

/**
 * Writes jobFunnels/{jobId}. Only an event that changes the stage of a deal counts. It also has the
 * client's choice that the job closes with its last seat, and its newest round of auditions, where
 * the end of a deal finds them.
 */
export const jobFunnels = projector('jobFunnels', keys, {
  ...Object.fromEntries([...moves.keys()].map((type) => [type, count])),
  JobPosted: choose,
  JobEdited: choose,
  AuditionOpened: (event, documents) => {
    const { jobId, clientId, round } = event.data;
    const path = jobFunnelPath(jobId);
    const held = heldIn(documents, path, jobId, clientId);
    // Each round is a stream of its own: a later one can be handled first.
    return [[path, { ...held, auditionRound: Math.max(round, held.auditionRound ?? 0) }]];
  },
});

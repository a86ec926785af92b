import { createHash } from 'node:crypto';
import { DAY } from '#domain/calendar/instants.ts';
import type { Parties } from '#domain/deal/state.ts';
import { job } from '#domain/job/job.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { reservePair } from '#functions/commands/reservation.ts';
import { announce } from '#functions/delivery/announce.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import type { Guard } from '#functions/eventStore/guard.ts';
import type { Executed } from '#functions/eventStore/request.ts';
import type { Runtime } from '#functions/runtime.ts';
import { type Cast, type PostedJob, sendersOf } from './deals.ts';
import type { PastStep, PastStory } from './pastStories.ts';

/** Whose pair it is, as the callables keep it; that the job was open then, the story says. */
const reserving = (kind: PastStory['kind'], id: string, { jobId, clientId, talentId }: Parties): Guard => ({
  streams: [{ aggregate: job, entityId: jobId }],
  check: () => undefined,
  reserve: reservePair(kind, id, jobId, talentId, () => clientId),
});

/**
 * Tells a story of the past: the same deciders and the same log as ever, each step with the clock of its day. The projectors hear of it once it is told, so that
 * nobody's alarm rings in the middle.
 */
export const tellPast = async (runtime: Runtime, story: PastStory, posted: PostedJob, people: Cast, now: number): Promise<void> => {
  const senders = sendersOf(story, posted, people);
  const id = createHash('sha256').update(`past ${story.kind} ${story.job}-${story.cast}`).digest('hex').slice(0, 20);
  const deal: Parties = { jobId: posted.jobId, clientId: senders.client.uid, talentId: senders.cast.uid };
  const told: Executed[] = [];

  const tell = async (at: number, by: PastStep['by'], name: 'offer' | 'entry' | 'review', command: PastStep['command'], guard?: Guard) => {
    const sender = by === 'clock' ? ('system' as const) : { uid: senders[by].uid, isGoodForOffice: true };
    const commandId = `past_${name}_${command.type}_${by}_${id}`;
    const request = { aggregate: aggregateNamed(name), entityId: id, command, commandId, sender, ...(guard && { guard }) };
    told.push(await executeCommand({ ...runtime, now: () => at }, request));
  };

  for (const { daysAgo, by, command, review } of story.steps) {
    const at = now - daysAgo * DAY;
    const { endsDaysAgo, ...fields } = command as PastStep['command'] & { endsDaysAgo?: number };
    const end = endsDaysAgo === undefined ? {} : { scheduleToClose: now - endsDaysAgo * DAY };
    if (review) await tell(at, by, 'review', fields);
    else if (fields.type === 'enter') {
      const entering = { ...fields, jobId: deal.jobId, clientId: deal.clientId };
      await tell(at, by, story.kind, entering, reserving(story.kind, id, deal));
    } else if (fields.type === 'makeOffer') {
      const making = { ...fields, ...end, jobId: deal.jobId, talentId: deal.talentId };
      await tell(at, by, story.kind, making, reserving(story.kind, id, deal));
    } else await tell(at, by, story.kind, { ...fields, ...end });
    // What follows from a closing now, followed from it then.
    if (fields.type === 'close') await tell(at, 'clock', 'review', { type: 'open', dealKind: story.kind, ...deal, closedAt: at });
  }
  for (const executed of told) await announce(runtime, executed);
};

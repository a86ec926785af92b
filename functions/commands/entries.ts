import { z } from 'zod';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import type { Posted } from '#domain/work/deal/state.ts';
import { assertCanEnter, clientOf } from '#domain/work/entry/assertCanEnter.ts';
import * as commands from '#domain/work/entry/commands.ts';
import { entry } from '#domain/work/entry/entry.ts';
import { entryTable } from '#domain/work/entry/table.ts';
import { job } from '#domain/work/job/job.ts';
import { type JobState, postedJob } from '#domain/work/job/state.ts';
import { billByHand } from '../effects/billByHand.ts';
import { bookingGuard } from '../effects/booking.ts';
import type { Guard, GuardByIds } from '../eventStore/guard.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { runtime } from '../runtime.ts';
import { aboutDeal } from './aboutDeal.ts';

import { consentToEntryChange, withConsentToJob } from './consent.ts';
import { castIn, requireAnsweringCast, requireOtherApprover } from './onBehalf.ts';
import { reservePair } from './reservation.ts';

const enter = commands.enter.omit({ clientId: true, posted: true });

/** The posting that the entry answers, as the command reads it. */
const postedOf = (state: unknown): Posted => {
  const { posting, words } = postedJob(state as JobState);
  const { feeMin, feeMax, sheet, startsAt } = posting;
  return { feeMin, feeMax, sheet, startsAt, words: words && { content: words.description, place: words.place } };
};

const wire = z.discriminatedUnion('type', [
  enter.extend({ commandId: commandIdSchema }),
  ...aboutDeal(commands.entryCommand.options, entryTable, 'entryId'),
]);

/**
 * A new entry: the job takes entries, clients can see the talent, and nobody holds the pair. The
 * client is the account that posted the job.
 */
const newEntry = (entryId: string, command: z.infer<typeof enter>, talentId: string): Guard => ({
  streams: [
    { aggregate: job, entityId: command.jobId },
    { aggregate: talent, entityId: talentId },
  ],
  complete: ([jobState]) =>
    ({ ...command, clientId: clientOf(jobState as JobState), posted: postedOf(jobState) }) satisfies commands.EntryCommand,
  check: ([jobState, talentState], now) => assertCanEnter(jobState as JobState, talentState as TalentState, now),
  reserve: reservePair('entry', entryId, command.jobId, talentId, ([jobState]) => clientOf(jobState as JobState)),
});

/** Commands on entries, from the application to the bill. */
export const entries = commandCallable(entry, wire, async ({ commandId, ...command }, caller) => {
  if (command.type === 'enter') {
    const entityId = newEntityId(commandId, caller.uid);
    return {
      entityId,
      command,
      begins: true,
      guard: withConsentToJob(caller.uid, command.jobId, newEntry(entityId, command, caller.uid)),
    };
  }
  const { entryId, ...rest } = command;
  if (rest.type === 'requestCancellation' || rest.type === 'withdrawCancellation')
    await countTry(runtime(), [{ kind: 'cancellationByAccount', subject: caller.uid }]);
  const isProxy = 'onBehalf' in rest && rest.onBehalf !== undefined;
  const guard: GuardByIds = (ids) => {
    const talentId = isProxy ? castIn(ids) : caller.uid;
    const own =
      rest.type === 'agreeChange'
        ? consentToEntryChange(talentId, entryId, isProxy ? 'office' : 'talent')
        : rest.type === 'approve'
          ? bookingGuard('entry', entryId, rest.sheet?.workDays ?? [])(ids)
          : rest.type === 'adminApproveChange'
            ? bookingGuard('entry', entryId)(ids)
            : billByHand(entry, entryId, rest)?.(ids);
    if (isProxy) return requireAnsweringCast(talentId, own);
    const isApproval = rest.type === 'adminApproveChange' || rest.type === 'settleProxy';
    return isApproval ? requireOtherApprover(entry, entryId, rest.type, caller.uid, own) : own;
  };
  return { entityId: entryId, command: rest, admit: certifiedOnly, guard };
});

import { match } from 'ts-pattern';
import { z } from 'zod';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import type { Posted } from '#domain/work/deal/state.ts';
import { assertCanEnter, clientOf } from '#domain/work/entry/assertCanEnter.ts';
import * as commands from '#domain/work/entry/commands.ts';
import { entry } from '#domain/work/entry/entry.ts';
import { entryTable } from '#domain/work/entry/table.ts';
import { job } from '#domain/work/job/job.ts';
import { type JobState, postedJob } from '#domain/work/job/state.ts';
import type { KnownIds } from '../eventStore/knownIds.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import type { Rule, RulesByIds } from '../eventStore/rule.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { castAnswers, castIn, otherApprover } from '../rules/answersOnBehalf.ts';
import { consentToEntryChange, consentToJob } from '../rules/guardianConsents.ts';
import { manualBilling } from '../rules/manualBilling.ts';
import { notDoubleBooked } from '../rules/notDoubleBooked.ts';
import { reservePair } from '../rules/pairIsFree.ts';
import { runtime } from '../runtime.ts';
import { aboutDeal } from './aboutDeal.ts';

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
const newEntry = (entryId: string, command: z.infer<typeof enter>, talentId: string): Rule => ({
  streams: [
    { aggregate: job, entityId: command.jobId },
    { aggregate: talent, entityId: talentId },
  ],
  fillCommand: ([jobState]) =>
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
      rules: [newEntry(entityId, command, caller.uid), consentToJob(caller.uid, command.jobId)],
    };
  }
  const { entryId, ...rest } = command;
  if (rest.type === 'requestCancellation' || rest.type === 'withdrawCancellation')
    await countTry(runtime(), [{ kind: 'cancellationByAccount', subject: caller.uid }]);
  const isProxy = 'onBehalf' in rest && rest.onBehalf !== undefined;
  const rulesFor = (ids: KnownIds, talentId: string): readonly Rule[] =>
    match(rest)
      .with({ type: 'agreeChange' }, () => [consentToEntryChange(talentId, entryId, isProxy ? 'office' : 'talent')])
      .with({ type: 'approve' }, ({ sheet }) => notDoubleBooked('entry', entryId, ids, sheet?.workDays ?? []))
      .with({ type: 'adminApproveChange' }, () => notDoubleBooked('entry', entryId, ids))
      .otherwise(() => manualBilling(entry, entryId, rest, ids));
  const needsOther = rest.type === 'adminApproveChange' || rest.type === 'settleProxy';
  const rules: RulesByIds = (ids) => [
    ...(isProxy ? [castAnswers(castIn(ids))] : []),
    ...rulesFor(ids, isProxy ? castIn(ids) : caller.uid),
    ...(needsOther ? [otherApprover(entry, entryId, rest.type, caller.uid)] : []),
  ];
  return { entityId: entryId, command: rest, admit: certifiedOnly, rules };
});

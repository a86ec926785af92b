import { match, P } from 'ts-pattern';
import { z } from 'zod';
import { identifier } from '#domain/kernel/validation.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import { firstWorkPosted } from '#domain/work/deal/workSpan.ts';
import { job } from '#domain/work/job/job.ts';
import { isPosted, type JobState } from '#domain/work/job/state.ts';
import { assertCanOffer, assertInMarket } from '#domain/work/offer/assertCanOffer.ts';
import * as commands from '#domain/work/offer/commands.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { offerTable } from '#domain/work/offer/table.ts';
import type { KnownIds } from '../eventStore/knownIds.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import type { Rule, RulesByIds } from '../eventStore/rule.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { castAnswers, castIn, otherApprover } from '../rules/answersOnBehalf.ts';
import { consentToOffer } from '../rules/guardianConsents.ts';
import { manualBilling } from '../rules/manualBilling.ts';
import { notDoubleBooked } from '../rules/notDoubleBooked.ts';
import { reservePair } from '../rules/pairIsFree.ts';
import { runtime } from '../runtime.ts';
import { aboutDeal } from './aboutDeal.ts';

const wire = z.discriminatedUnion('type', [
  commands.inquire.omit({ begins: true }).extend({ commandId: commandIdSchema }),
  commands.makeOffer.extend({ commandId: commandIdSchema }),
  commands.makeOffer.extend({ commandId: commandIdSchema, offerId: identifier, type: z.literal('continueInquiry') }),
  ...aboutDeal(commands.offerCommand.options, offerTable, 'offerId'),
]);

/** An offer after an inquiry: the cast's account is not suspended. */
const afterInquiry = (talentId: string): Rule => ({
  streams: [{ aggregate: account, entityId: talentId }],
  check: ([accountState]) => assertInMarket(accountState as AccountState),
});

/**
 * A new deal: the client's own job is open, the talent can be asked, and nobody holds the (job,
 * talent) pair.
 */
const newDeal = (offerId: string, jobId: string, talentId: string, clientId: string): Rule => ({
  streams: [
    { aggregate: job, entityId: jobId },
    { aggregate: talent, entityId: talentId },
    { aggregate: account, entityId: talentId },
  ],
  check: ([jobState, talentState, accountState]) => {
    assertInMarket(accountState as AccountState);
    assertCanOffer(jobState as JobState, talentState as TalentState, clientId);
  },
  reserve: reservePair('offer', offerId, jobId, talentId, () => clientId),
});

/** An inquiry with the start of the job's first work, before which the cast is reminded. */
const inquiryTo =
  (command: Omit<z.infer<typeof commands.inquire>, 'begins'>): Rule['fillCommand'] =>
  ([jobState]) => {
    const found = jobState as JobState;
    return { ...command, begins: isPosted(found) ? firstWorkPosted(found.posting) : null } satisfies commands.OfferCommand;
  };

/**
 * Commands on offers, from the inquiry to the bill. `inquire` and `makeOffer` start a deal with an
 * id from the server; `continueInquiry` makes the offer after an inquiry.
 */
export const offers = commandCallable(offer, wire, async ({ commandId, ...command }, caller) => {
  if (command.type === 'inquire' || command.type === 'makeOffer') {
    await countTry(runtime(), [{ kind: 'dealByClient', subject: caller.uid }]);
    const entityId = newEntityId(commandId, caller.uid);
    const { jobId, talentId } = command;
    const rule = newDeal(entityId, jobId, talentId, caller.uid);
    const asked = command.type === 'inquire' ? { ...rule, fillCommand: inquiryTo(command) } : rule;
    return { entityId, command, begins: true, admit: certifiedOnly, rules: [asked] };
  }
  const { offerId, ...rest } = command;
  if (rest.type === 'requestCancellation' || rest.type === 'withdrawCancellation')
    await countTry(runtime(), [{ kind: 'cancellationByAccount', subject: caller.uid }]);
  const asDecided = rest.type === 'continueInquiry' ? ({ ...rest, type: 'makeOffer' } satisfies commands.OfferCommand) : rest;
  const isProxy = 'onBehalf' in rest && rest.onBehalf !== undefined;
  const rulesFor = (ids: KnownIds, talentId: string): readonly Rule[] =>
    match(rest)
      .with({ type: P.union('accept', 'agreeChange') }, () => [consentToOffer(talentId, offerId, isProxy ? 'office' : 'talent')])
      .with({ type: P.union('adminApprove', 'approve', 'adminApproveChange') }, () => notDoubleBooked('offer', offerId, ids))
      .with({ type: 'continueInquiry' }, (continued) => [afterInquiry(continued.talentId)])
      .otherwise(() => manualBilling(offer, offerId, rest, ids));
  const needsOther = rest.type === 'adminApprove' || rest.type === 'adminApproveChange' || rest.type === 'settleProxy';
  const rules: RulesByIds = (ids) => [
    ...(isProxy ? [castAnswers(castIn(ids))] : []),
    ...rulesFor(ids, isProxy ? castIn(ids) : caller.uid),
    ...(needsOther ? [otherApprover(offer, offerId, rest.type, caller.uid)] : []),
  ];
  return { entityId: offerId, command: asDecided, admit: certifiedOnly, rules };
});

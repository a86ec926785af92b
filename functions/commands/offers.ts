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
import { billByHand } from '../effects/billByHand.ts';
import { bookingGuard } from '../effects/booking.ts';
import type { Guard, GuardByIds } from '../eventStore/guard.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { runtime } from '../runtime.ts';
import { aboutDeal } from './aboutDeal.ts';

import { consentToOffer } from './consent.ts';
import { castIn, requireAnsweringCast, requireOtherApprover } from './onBehalf.ts';
import { reservePair } from './reservation.ts';

const wire = z.discriminatedUnion('type', [
  commands.inquire.omit({ begins: true }).extend({ commandId: commandIdSchema }),
  commands.makeOffer.extend({ commandId: commandIdSchema }),
  commands.makeOffer.extend({ commandId: commandIdSchema, offerId: identifier, type: z.literal('continueInquiry') }),
  ...aboutDeal(commands.offerCommand.options, offerTable, 'offerId'),
]);

/** An offer after an inquiry: the cast's account is not suspended. */
const afterInquiry = (talentId: string): Guard => ({
  streams: [{ aggregate: account, entityId: talentId }],
  check: ([accountState]) => assertInMarket(accountState as AccountState),
});

/** Commands that book days of a cast. */
const booking: readonly string[] = ['adminApprove', 'approve', 'adminApproveChange'];

/**
 * A new deal: the client's own job is open, the talent can be asked, and nobody holds the (job,
 * talent) pair.
 */
const newDeal = (offerId: string, jobId: string, talentId: string, clientId: string): Guard => ({
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
  (command: Omit<z.infer<typeof commands.inquire>, 'begins'>): Guard['complete'] =>
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
    const guard = newDeal(entityId, jobId, talentId, caller.uid);
    const asked = command.type === 'inquire' ? { ...guard, complete: inquiryTo(command) } : guard;
    return { entityId, command, begins: true, admit: certifiedOnly, guard: asked };
  }
  const { offerId, ...rest } = command;
  if (rest.type === 'requestCancellation' || rest.type === 'withdrawCancellation')
    await countTry(runtime(), [{ kind: 'cancellationByAccount', subject: caller.uid }]);
  const asDecided = rest.type === 'continueInquiry' ? ({ ...rest, type: 'makeOffer' } satisfies commands.OfferCommand) : rest;
  const isProxy = 'onBehalf' in rest && rest.onBehalf !== undefined;
  const guard: GuardByIds = (ids) => {
    const talentId = isProxy ? castIn(ids) : caller.uid;
    const own =
      rest.type === 'accept' || rest.type === 'agreeChange'
        ? consentToOffer(talentId, offerId, isProxy ? 'office' : 'talent')
        : booking.includes(rest.type)
          ? bookingGuard('offer', offerId)(ids)
          : rest.type === 'continueInquiry'
            ? afterInquiry(rest.talentId)
            : billByHand(offer, offerId, rest)?.(ids);
    if (isProxy) return requireAnsweringCast(talentId, own);
    const isApproval = rest.type === 'adminApprove' || rest.type === 'adminApproveChange' || rest.type === 'settleProxy';
    return isApproval ? requireOtherApprover(offer, offerId, rest.type, caller.uid, own) : own;
  };
  return { entityId: offerId, command: asDecided, admit: certifiedOnly, guard };
});

import type { z } from 'zod';
import { dealFields } from '#domain/deal/fields.ts';
import { scheduleFault } from '#domain/deal/schedule.ts';
import { isSameSheet } from '#domain/deal/storedSheet.ts';
import { foreseenMessages } from '#domain/kernel/foreseenMessages.ts';
import { feeText } from '#web/features/job/texts.ts';
import type { Deal } from './kinds.ts';

/** The rules of a form that sets a deal's fee and end; the end as of `now` (ms) at the time of the check. */
export const termsAt = (now: () => number) => ({
  fee: dealFields.fee,
  scheduleToClose: dealFields.scheduleToClose.superRefine((end, context) => {
    const fault = scheduleFault(end, now());
    if (fault !== null) context.addIssue({ code: 'custom', message: foreseenMessages[fault] });
  }),
});

/** A change that changes nothing is an issue at `field`: there is nothing to send. */
export const requireOther = (field: string, held: unknown, typed: unknown, context: z.RefinementCtx): void => {
  if (isSameSheet(held, typed))
    context.addIssue({ code: 'custom', path: [field], message: 'いまと同じです。新しい内容を入力してください' });
};

/** A change that needs the cast's consent says why. */
export const requireReason = (reason: string, context: z.RefinementCtx): void => {
  for (const { message } of dealFields.reason.safeParse(reason).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['reason'], message });
};

/** The range of fees that a job was posted with. */
export const rangeOf = feeText;

/** The fee that a posting named when its cast entered: until an entry is concluded nothing else is agreed. Null: not known. */
export const postedFee = (deal: Deal): string | null => ('posted' in deal && deal.posted ? feeText(deal.posted) : null);

import type { z } from 'zod';
import { dealFields } from '#domain/deal/fields.ts';
import { scheduleFault } from '#domain/deal/schedule.ts';
import { isSameSheet } from '#domain/deal/storedSheet.ts';
import { foreseenMessages } from '#domain/kernel/foreseenMessages.ts';

/**
 * The rules of a form that sets a deal's fee and end; the end as of `now` (ms) at the time of the
 * check.
 */
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

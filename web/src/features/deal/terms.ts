import type { z } from 'zod';
import { foreseenMessages } from '#domain/kernel/foreseenMessages.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import { scheduleFault } from '#domain/work/deal/schedule.ts';
import { isSameSheet } from '#domain/work/deal/storedSheet.ts';

/** The end is checked against `now` (ms) at the time of the check. */
export const termsAt = (now: () => number) => ({
  fee: dealFields.fee,
  scheduleToClose: dealFields.scheduleToClose.superRefine((end, context) => {
    const fault = scheduleFault(end, now());
    if (fault !== null) context.addIssue({ code: 'custom', message: foreseenMessages[fault] });
  }),
});

export const requireOther = (field: string, held: unknown, typed: unknown, context: z.RefinementCtx): void => {
  if (isSameSheet(held, typed))
    context.addIssue({ code: 'custom', path: [field], message: 'いまと同じです。新しい内容を入力してください' });
};

export const requireReason = (reason: string, context: z.RefinementCtx): void => {
  for (const { message } of dealFields.reason.safeParse(reason).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['reason'], message });
};

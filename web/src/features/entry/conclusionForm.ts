import { z } from 'zod';
import { scheduleFault } from '#domain/deal/schedule.ts';
import { approve } from '#domain/entry/commands.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';

/** The rules of a conclusion; the end as of `now` (ms) at the time of the check. */
export const conclusionForm = (now: () => number) =>
  z.object({
    fee: approve.shape.fee,
    scheduleToClose: approve.shape.scheduleToClose.superRefine((end, context) => {
      const fault = scheduleFault(end, now());
      if (fault !== null) context.addIssue({ code: 'custom', message: errorMessages[fault] });
    }),
  });
export type Conclusion = z.infer<ReturnType<typeof conclusionForm>>;
export type ConclusionValues = { fee: number | undefined; scheduleToClose: number | undefined };

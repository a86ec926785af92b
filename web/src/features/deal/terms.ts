import { dealFields } from '#domain/deal/fields.ts';
import { scheduleFault } from '#domain/deal/schedule.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';

/** The rules of a form that sets a deal's fee and end; the end as of `now` (ms) at the time of the check. */
export const termsAt = (now: () => number) => ({
  fee: dealFields.fee,
  scheduleToClose: dealFields.scheduleToClose.superRefine((end, context) => {
    const fault = scheduleFault(end, now());
    if (fault !== null) context.addIssue({ code: 'custom', message: errorMessages[fault] });
  }),
});

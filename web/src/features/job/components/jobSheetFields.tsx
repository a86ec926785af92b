import { type Control, useWatch } from 'react-hook-form';
import { TermsSheetFields } from '#web/features/sheet/public.ts';
import { daysWithin } from '#web/features/sheet/sheetForm.ts';
import type { JobFormValues } from '../jobForm.ts';

/** The template of the terms, for the days of the job. */
export const JobSheetFields = ({ control }: { readonly control: Control<JobFormValues, unknown, unknown> }) => {
  const [startsAt, endsAt] = useWatch({ control, name: ['startsAt', 'endsAt'] });
  return <TermsSheetFields control={control} isTemplate proposedDays={daysWithin(startsAt, endsAt)} />;
};

import { useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { daysWithin } from '#domain/work/job/workDates.ts';
import { TermsSheetFields } from '#web/entities/sheet/termsSheetFields.tsx';
import type { JobFormValues } from '../jobForm.ts';

type Props = {
  readonly control: Control<JobFormValues, unknown, unknown>;
  /** Called when the fields are there and have their proposed values. */
  readonly onShown?: (() => void) | undefined;
};

export const JobSheetFields = ({ control, onShown }: Props) => {
  const [startsAt, endsAt] = useWatch({ control, name: ['startsAt', 'endsAt'] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onShown?.(), []);
  return <TermsSheetFields control={control} isTemplate proposedDays={daysWithin(startsAt, endsAt)} />;
};

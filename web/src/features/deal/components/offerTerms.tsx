import { type Control, useWatch } from 'react-hook-form';
import type { TermsSheet } from '#domain/work/deal/sheet.ts';
import { feeText } from '#web/entities/job/texts.ts';
import { TermsSheetFields } from '#web/entities/sheet/termsSheetFields.tsx';
import { AvailabilityNotice } from '#web/features/diary/public.ts';
import type { OfferedJob, OfferFormValues } from '../offerForm.ts';
import { FeeAndEnd } from './feeAndEnd.tsx';

type Props = {
  readonly control: Control<OfferFormValues, unknown, unknown>;
  /** Undefined if the offer creates its own job. */
  readonly job: OfferedJob | undefined;
  /** The cast whose booked days may overlap. */
  readonly talentId: string | undefined;
  /** The sheet of the job. */
  readonly source: TermsSheet | null;
};

/** The terms of an offer; choosing another job replaces them. */
export default function OfferTerms({ control, job, talentId, source }: Props) {
  const workDays = useWatch({ control, name: 'sheet.workDays' }) ?? [];
  return (
    <>
      <FeeAndEnd key={`${job?.id} fee`} control={control} posted={job && feeText(job)} />
      <TermsSheetFields key={job?.id} control={control} source={source} />
      {talentId === undefined ? null : <AvailabilityNotice talentId={talentId} dates={workDays.flatMap(({ date }) => date || [])} />}
    </>
  );
}

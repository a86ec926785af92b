import { type Control, useWatch } from 'react-hook-form';
import type { TermsSheet } from '#domain/deal/sheet.ts';
import { AvailabilityNotice } from '#web/features/diary/public.ts';
import { feeText } from '#web/features/job/texts.ts';
import { TermsSheetFields } from '#web/features/sheet/public.ts';
import type { OfferedJob, OfferFormValues } from '../offerForm.ts';
import { FeeAndEnd } from './feeAndEnd.tsx';

type Props = {
  readonly control: Control<OfferFormValues, unknown, unknown>;
  /** None where the offer makes its own. */
  readonly job: OfferedJob | undefined;
  /** Whose days the work may clash with. */
  readonly talentId: string | undefined;
  /** What the job says. */
  readonly source: TermsSheet | null;
};

/** The terms of an offer; another job brings its own. */
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

import { type Control, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { TermsSheet } from '#domain/work/deal/sheet.ts';
import type { Taken } from '#web/entities/deal/deals.ts';
import { feeText } from '#web/entities/job/texts.ts';
import { TermsSheetFields } from '#web/entities/sheet/termsSheetFields.tsx';
import { AvailabilityNotice } from '#web/features/diary/public.ts';
import { roleIn } from '../beginning.ts';
import type { OfferedJob, OfferFormValues } from '../offerForm.ts';
import { FeeAndEnd } from './feeAndEnd.tsx';
import { TypedMoney } from './typedMoney.tsx';

type OfferTermsProps = {
  readonly control: Control<OfferFormValues, unknown, unknown>;
  /** Undefined if the offer creates its own job. */
  readonly job: OfferedJob | undefined;
  /** The cast whose booked days may overlap. */
  readonly talentId: string | undefined;
  readonly source: TermsSheet | null;
};

export default function OfferTerms({ control, job, talentId, source }: OfferTermsProps) {
  const workDays = useWatch({ control, name: 'sheet.workDays' }) ?? [];
  const [fee, scheduleToClose, roleNo] = useWatch({ control, name: ['fee', 'scheduleToClose', 'roleNo'] });
  return (
    <>
      <FeeAndEnd key={`${job?.id} ${roleNo} fee`} control={control} posted={job && feeText(roleIn(job, roleNo) ?? job)} />
      <TypedMoney fee={fee} scheduleToClose={scheduleToClose} />
      <TermsSheetFields key={job?.id} control={control} source={source} />
      {talentId === undefined ? null : <AvailabilityNotice talentId={talentId} dates={workDays.flatMap(({ date }) => date || [])} />}
    </>
  );
}

type Props = { readonly jobs: readonly OfferedJob[]; readonly taken: readonly Taken[] };

export const TakenJobs = ({ jobs, taken }: Props) => {
  const shown = jobs.flatMap(({ id, title }) => taken.filter(({ jobId }) => jobId === id).map((deal) => ({ ...deal, title })));
  return (
    <details>
      <summary>選べないお仕事（{shown.length}件）</summary>
      <p>このキャストとのやり取りがすでにあります。続きはこちらからご確認ください。</p>
      <ul>
        {shown.map(({ title, reason, to }) => (
          <li key={to}>
            <Link to={to} style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              {title}（{reason}）
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
};

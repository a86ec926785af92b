import { lazy, Suspense, useEffect } from 'react';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { jobPosting } from '#domain/work/job/posting.ts';
import { offerFields } from '#domain/work/offer/fields.ts';
import { inquiryTypeLabels, inquiryTypes } from '#domain/work/offer/status.ts';
import type { Candidate } from '#web/entities/deal/candidates.ts';
import type { Taken } from '#web/entities/deal/deals.ts';
import { viewOf } from '#web/entities/deal/kinds.ts';
import { wantedCast } from '#web/entities/job/lastChosenJob.ts';
import type { RoleField as Field } from '#web/entities/job/roleField.tsx';
import { sheetOfPosting } from '#web/entities/sheet/sheetForm.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { NEW_JOB } from '../beginning.ts';
import type { OfferedJob, OfferFormValues } from '../offerForm.ts';

type Props = {
  readonly control: Control<OfferFormValues, unknown, unknown>;
  readonly jobs: readonly OfferedJob[];
  readonly taken: readonly Taken[];
  readonly ended?: readonly Candidate[];
  /** The offer continues an inquiry, so job and kind are fixed. */
  readonly settled: boolean;
  /** The recipient; null for several casts. */
  readonly cast: { readonly id: string; readonly name: string } | null;
};

/** Keeps the space of the summary, so that the fields below do not move. */
const TakenJobs = lazyPart(
  async () => (await import('./besideOffer.tsx')).TakenJobs,
  () => <div style={{ minHeight: 44 }} />,
);

const RoleField = lazyPart<Parameters<typeof Field<OfferFormValues>>[0]>(
  async () => (await import('#web/entities/job/roleField.tsx')).RoleField,
  () => <div style={{ minHeight: 80 }} />,
);

/** Loads later, since an inquiry needs no terms. */
const OfferTerms = lazy(() => import('./besideOffer.tsx'));

const messageHelp = {
  INQUIRY: '希望の日程や役柄など、判断に必要なことをご記入ください',
  OFFER: '依頼した理由など、キャストが最初に読みます',
} as const;

/** A client without a job can send an offer but not an inquiry. */
const WithoutJobs = ({ cast }: Pick<Props, 'cast'>) => {
  const uid = useUid();
  useEffect(() => (cast ? wantedCast(uid).write({ id: cast.id, name: cast.name }) : undefined), [uid, cast]);
  return (
    <Notice>
      問い合わせには、募集中のお仕事が必要です。{cast ? `掲載すると、${cast.name}さんへの問い合わせに戻れます。` : ''}
      <LinkButton variant="outlined" to={href('clientJobAdd')}>
        お仕事を掲載する
      </LinkButton>
    </Notice>
  );
};

const kinds = [
  { value: 'INQUIRY', label: '問い合わせ', note: '条件を決める前に、出演できるかを相談します' },
  { value: 'OFFER', label: 'オファー', note: '報酬と終了日を決めて依頼します' },
] as const;

export const OfferFormFields = ({ control, jobs, taken, ended = [], settled, cast }: Props) => {
  const [kind, jobId] = useWatch({ control, name: ['kind', 'jobId'] });
  const job = jobs.find(({ id }) => id === jobId);
  const source = job ? sheetOfPosting(job) : null;
  const reasonOf = (id: string) => taken.find(({ jobId }) => jobId === id)?.reason;
  const noteOf = (id: string) => {
    const before = ended.find(({ deal }) => deal.jobId === id);
    return before && `前回：${viewOf(before.kind, before.deal, 'client').label}`;
  };
  return (
    <>
      {settled ? null : (
        <>
          <ChoiceField control={control} name="kind" label={labelOf(offerFields.kind)} required options={kinds} />
          {jobs.length === 0 && kind === 'OFFER' ? null : (
            <SelectField
              control={control}
              name="jobId"
              label={labelOf(offerFields.jobId)}
              required
              blank="選択してください"
              options={[
                ...jobs.map(({ id, title }) => {
                  const reason = reasonOf(id);
                  const note = reason ?? noteOf(id);
                  return { value: id, label: note ? `${title}（${note}）` : title, disabled: reason !== undefined };
                }),
                ...(kind === 'OFFER' ? [{ value: NEW_JOB, label: '公開せずに、新しいお仕事を作る' }] : []),
              ]}
            />
          )}
          {kind === 'OFFER' && jobId === NEW_JOB ? (
            <TextField
              control={control}
              name="title"
              label={`お仕事の${labelOf(jobPosting.shape.title)}`}
              required
              limit={limitOf(jobPosting.shape.title)}
              help="このお仕事は公開されません。オファーを受け取ったキャストだけが見られます"
            />
          ) : null}
          {job && job.roles.length > 0 ? <RoleField control={control} name="roleNo" job={job} /> : null}
          {kind === 'INQUIRY' && jobs.length === 0 ? <WithoutJobs cast={cast} /> : null}
          {jobs.some(({ id }) => reasonOf(id)) ? <TakenJobs jobs={jobs} taken={taken} /> : null}
        </>
      )}
      {kind === 'INQUIRY' ? (
        <SelectField
          control={control}
          name="inquiryType"
          label={labelOf(offerFields.inquiryType)}
          required
          options={inquiryTypes.map((value) => ({ value, label: inquiryTypeLabels[value] }))}
        />
      ) : (
        <Suspense fallback={<RowSkeletons count={4} />}>
          <OfferTerms control={control} job={job} talentId={cast?.id} source={source} />
        </Suspense>
      )}
      <TextField
        control={control}
        name="message"
        {...textOf(offerFields.message)}
        required={kind === 'INQUIRY'}
        multiline
        help={messageHelp[kind]}
      />
    </>
  );
};

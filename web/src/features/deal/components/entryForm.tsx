import { useState } from 'react';
import { type Control, type FieldError, useController } from 'react-hook-form';
import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import { messages } from '#domain/kernel/messages.ts';
import { dayLabels } from '#domain/work/diary/dayKinds.ts';
import { entryDays } from '#domain/work/entry/days.ts';
import { entryFields } from '#domain/work/entry/fields.ts';
import { dayAnswers, type EntryDay } from '#domain/work/entry/storedDays.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import css from '#web/entities/deal/entryDays.module.css';
import { idOf } from '#web/entities/deal/kinds.ts';
import { stateMarks } from '#web/entities/diary/marks.ts';
import { RoleField } from '#web/entities/job/roleField.tsx';
import { href } from '#web/routing/href.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { FieldFrame } from '#web/shared/forms/fieldFrame.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { useEnter } from '../commands/dealCommand.ts';
import { type AnsweredDay, useEntryBeginning } from '../entryBeginning.ts';

/** The first message: of the list, or of a day without an answer. */
const faultIn = (error: FieldError | readonly ({ readonly answer?: FieldError } | undefined)[] | undefined): string | undefined =>
  Array.isArray(error) ? error.find((day) => day?.answer)?.answer?.message : (error as FieldError | undefined)?.message;

/** The cast's answer for each day of the job, preset from the calendar where it has one. */
const EntryDaysField = ({ control }: { readonly control: Control<Values, unknown, unknown> }) => {
  const { field, fieldState } = useController({ control, name: 'days' });
  const help = () => {
    if (field.value.length === 1) return '参加が難しいときや相談したいときは、選び直してください';
    if (field.value.some(({ answer }) => answer === null)) return '日ごとに選んでください';
    return '予定に登録した内容から入力しています。違う日は、押して変更してください';
  };
  const say = (date: string, answer: EntryDay['answer']) =>
    field.onChange(field.value.map((day) => (day.date === date ? { date, answer } : day)));
  return (
    <FieldFrame id="days" label={labelOf(entryFields.days)} required help={help()} error={faultIn(fieldState.error)} group chosen>
      <ul className={css.days}>
        {field.value.map(({ date, answer }) => (
          <li key={date}>
            <fieldset className={css.day}>
              <legend className="figures">{shortDay(date)}</legend>
              {dayAnswers.map((value) => (
                <label key={value} className={css.answer}>
                  <input type="radio" name={`days-${date}`} checked={answer === value} onChange={() => say(date, value)} />
                  <span aria-hidden>{stateMarks[value]}</span>
                  {dayLabels[value]}
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
    </FieldFrame>
  );
};

const { pr, schedule, roleNo } = entryFields;
type Values = { pr: string; schedule: string; days: AnsweredDay[]; roleNo?: number | '' };
type Entered = Omit<Values, 'days' | 'roleNo'> & { days: EntryDay[]; roleNo?: number | undefined };

/** If the job has no days, the cast writes a text about them. A job with roles needs one. */
const schemaFor = (hasDays: boolean, hasRoles: boolean) =>
  z.object({
    roleNo: hasRoles ? roleNo : roleNo.optional(),
    pr,
    schedule: hasDays ? schedule : schedule.min(1, messages.required),
    days: entryDays,
  });

/** The next page after a refusal that no other input can fix. */
const waysOn: Readonly<Record<string, { readonly to: string; readonly label: string }>> = {
  'entry-exist': { to: href('talentEntries'), label: 'エントリー一覧を見る' },
  'offer-exist': { to: href('talentOffers'), label: '届いたオファーを見る' },
  'job-ended': { to: href('talentJobs'), label: 'ほかのお仕事をさがす' },
  'talent-unpublished': { to: href('talentMypage'), label: 'マイページを見る' },
  'guardian-missing': { to: href('talentGuardian'), label: '保護者を登録する' },
  'guardian-consent-missing': { to: href('talentGuardian'), label: '保護者の同意を確認する' },
  'profile-required': { to: href('talentProfileBasic'), label: 'プロフィールを登録する' },
};

type Props = {
  readonly job: Job;
  /** The guardian's consent is missing: the form can be filled in and not be sent. */
  readonly withheld?: boolean;
};

const FilledForm = ({ job, withheld = false, beginning }: Props & { readonly beginning: Values }) => {
  const hasDays = beginning.days.length > 0;
  const hasRoles = job.roles.length > 0;
  const kept = useDraftForm<Values, Entered>({
    name: `entry:${job.id}`,
    defaultValues: { ...beginning, ...(hasRoles && { roleNo: '' }) },
    schema: schemaFor(hasDays, hasRoles),
  });
  const { send } = useEnter(job.id);
  const enterJob = async (values: Entered) => {
    const outcome = await send({ jobId: job.id, ...values });
    return doneAfter(href('talentJobApplyDone', { jobId: job.id }), outcome, {
      entryId: idOf('entry', outcome.streamId),
      title: job.title,
    });
  };
  return (
    <CommandForm
      kept={kept}
      submitLabel="この内容でエントリーする"
      withheld={withheld}
      onSend={enterJob}
      below={({ refusal }) => <WayOn code={refusal?.code} />}
    >
      {hasRoles ? <RoleField control={kept.form.control} name="roleNo" job={job} closed /> : null}
      <TextField
        control={kept.form.control}
        name="pr"
        {...textOf(pr)}
        multiline
        help="前回の内容やプロフィールから入力しています。このお仕事で活かせることもご記入ください。クライアントと事務局に表示されます"
      />
      {hasDays ? <EntryDaysField control={kept.form.control} /> : null}
      <TextField
        control={kept.form.control}
        name="schedule"
        {...textOf(schedule)}
        required={!hasDays}
        multiline
        help={hasDays ? '時間帯など、ほかに伝えたいことがあればご記入ください' : '参加できる日や時間帯、難しい日をご記入ください'}
      />
      <Notice>
        エントリーすると、事務局が内容を確認し、承認後にクライアントが選考します。報酬と終了日は、クライアントが依頼を確定するときに決まります。成立するまでは、エントリーを辞退できます。
      </Notice>
    </CommandForm>
  );
};

/** The form once its initial values are loaded; later changes of them are ignored. */
export const EntryForm = ({ job, withheld = false }: Props) => {
  const known = useEntryBeginning(job);
  const [beginning, begin] = useState(known);
  if (!beginning && known) begin(known);
  return beginning ? <FilledForm job={job} withheld={withheld} beginning={beginning} /> : <RowSkeletons count={3} />;
};

const WayOn = ({ code = '' }: { readonly code: string | undefined }) => {
  const way = waysOn[code];
  if (!way) return null;
  return (
    <LinkButton to={way.to} variant="outlined" fullWidth>
      {way.label}
    </LinkButton>
  );
};

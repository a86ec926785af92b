import { useState } from 'react';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { shortDay, shortTime } from '#domain/kernel/format/times.ts';
import { holdsOn } from '#domain/work/diary/shown.ts';
import { holdTimes, positionName } from '#domain/work/hold/holds.ts';
import { holdLimits } from '#domain/work/hold/kinds.ts';
import { datesOf } from '#domain/work/job/workDates.ts';
import type { Availability } from '#projections/diary/diaries.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { useAvailability } from '#web/entities/diary/diaries.ts';
import { useHoldCommand, useHoldsOfJob } from '#web/entities/hold/holds.ts';
import { useJob } from '#web/entities/job/job.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import css from './hold.module.css';

type DayProps = {
  readonly day: string;
  readonly chosen: boolean;
  readonly availability: Availability | null | undefined;
  readonly onToggle: () => void;
};

const Day = ({ day, chosen, availability, onToggle }: DayProps) => {
  const holds = holdsOn(availability, [day]);
  return (
    <label className={css.day}>
      <input type="checkbox" checked={chosen} onChange={onToggle} />
      <b>{shortDay(day)}</b>
      <small>{holds < holdLimits.positions ? positionName(holds + 1) : 'キープできません'}</small>
    </label>
  );
};

type ChoiceProps = {
  readonly dates: readonly string[];
  readonly days: readonly string[];
  readonly availability: Availability | null | undefined;
  readonly today: string;
  readonly onChange: (days: readonly string[]) => void;
};

const DaysChoice = ({ dates, days, availability, today, onChange }: ChoiceProps) => {
  const [typed, setTyped] = useState('');
  const shown = dates.length > 0 ? dates : days;
  const toggle = (day: string) => onChange(days.includes(day) ? days.filter((each) => each !== day) : [...days, day].sort());
  return (
    <fieldset className={css.days}>
      <legend>キープする日</legend>
      <div className={css.choices}>
        {shown.map((day) => (
          <Day key={day} day={day} chosen={days.includes(day)} availability={availability} onToggle={() => toggle(day)} />
        ))}
      </div>
      {dates.length > 0 ? null : (
        <label className={css.typed}>
          日を加える
          <input
            type="date"
            min={today}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              if (target.value >= today && !days.includes(target.value)) {
                toggle(target.value);
                setTyped('');
              }
            }}
          />
        </label>
      )}
    </fieldset>
  );
};

type ContentProps = Props & { readonly job: Job; readonly availability: Availability | null | undefined };

const Request = ({ kind, deal: { id, jobId, talentId, talent }, now, onClose, job, availability }: ContentProps) => {
  const today = jstDate(now);
  const dates = datesOf(job).filter((day) => day >= today);
  const [days, setDays] = useState<readonly string[]>(dates.slice(0, holdLimits.daysMax));
  const { send } = useHoldCommand('request', { id, talentId });
  const { rows } = useHoldsOfJob(jobId);
  const left = job.numberOfPeople * holdLimits.perSeat - rows.length;
  const positions = days.map((day) => ({ day, place: holdsOn(availability, [day]) + 1 }));
  const place = Math.max(1, ...positions.map((each) => each.place));
  const worst = positions.filter((each) => each.place === place && place > 1).map(({ day }) => shortDay(day));
  const better = worst.length > 0 && worst.length < days.length;
  const obstacle =
    (days.length === 0 && 'キープする日を選んでください。') ||
    (days.length > holdLimits.daysMax && `一度にキープできるのは${holdLimits.daysMax}日までです。`) ||
    (left <= 0 && 'このお仕事では、募集人数の3倍までキープしています。ほかのキープを手放すと、申し込めます。') ||
    undefined;
  return (
    <CommandDialog
      title={`${talent.name || 'キャスト'}さんの日程をキープする`}
      confirmLabel="キープをお願いする"
      obstacle={obstacle}
      send={() => send({ dealKind: kind, jobId, days: [...days] })}
      done="キープをお願いしました"
      onClose={onClose}
    >
      <DaysChoice dates={dates} days={days} availability={availability} today={today} onChange={setDays} />
      {days.length > 0 ? (
        <p className={css.preview} aria-live="polite">
          <span>
            受けてもらえると<b>{positionName(place)}</b>
          </span>
          {better ? <span>{`${worst.join('、')}を外すと、順番が上がります。`}</span> : null}
          <span>
            期限は、今すぐ受けてもらえた場合 {shortTime(holdTimes(now, days).endsAt)} です。24時間前にお知らせし、1回だけ延ばせます。
          </span>
        </p>
      ) : null}
      <p>
        キープは、出演の約束ではありません。決まらないときは、早めに手放してください。ほかのクライアントの社名は、お互いに伝わりません。
      </p>
      {left > 0 ? <p className="figures">このお仕事では、あと{left}人までキープできます。</p> : null}
    </CommandDialog>
  );
};

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly now: number; readonly onClose: () => void };

export const HoldRequest = (props: Props) => {
  const { job } = useJob(props.deal.jobId);
  const { data: availability, isPending } = useAvailability(props.deal.talentId);
  // The days are chosen at once, so the dialog opens with them.
  if (!job || isPending) return <RowSkeletons count={1} />;
  return <Request {...props} job={job} availability={availability} />;
};

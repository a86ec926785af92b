import { type Control, type FieldError, useController } from 'react-hook-form';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import { dayLabels } from '#domain/work/diary/dayKinds.ts';
import { entryFields } from '#domain/work/entry/fields.ts';
import { dayAnswers, type EntryDay } from '#domain/work/entry/storedDays.ts';
import css from '#web/entities/deal/entryDays.module.css';
import { stateMarks } from '#web/entities/diary/marks.ts';
import { FieldFrame } from '#web/shared/forms/fieldFrame.tsx';
import type { AnsweredDay } from '../entryBeginning.ts';

/** The first message: of the list, or of a day without an answer. */
const faultIn = (error: FieldError | readonly ({ readonly answer?: FieldError } | undefined)[] | undefined): string | undefined =>
  Array.isArray(error) ? error.find((day) => day?.answer)?.answer?.message : (error as FieldError | undefined)?.message;

type Values = { pr: string; schedule: string; days: AnsweredDay[] };

/** The cast's answer for each day of the job, preset from the calendar where it has one. */
export const EntryDaysField = ({ control }: { readonly control: Control<Values, unknown, unknown> }) => {
  const { field, fieldState } = useController({ control, name: 'days' });
  const say = (date: string, answer: EntryDay['answer']) =>
    field.onChange(field.value.map((day) => (day.date === date ? { date, answer } : day)));
  return (
    <FieldFrame
      id="days"
      label={labelOf(entryFields.days)}
      required
      help={
        field.value.some(({ answer }) => answer === null)
          ? '日ごとに選んでください'
          : '予定に登録した内容から入力しています。違う日は、押して変更してください'
      }
      error={faultIn(fieldState.error)}
      group
      chosen
    >
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

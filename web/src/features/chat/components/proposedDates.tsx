import { type FormEvent, useState } from 'react';
import { hours, shortDay } from '#domain/kernel/format/times.ts';
import { type DateAnswer, dateAnswerLabels, dateAnswerMarks, dateAnswers, type ProposedTime } from '#domain/talk/chat/dateAnswers.ts';
import { Button } from '#web/shared/ui/button.tsx';
import css from './dates.module.css';

const timeText = ({ date, from, to }: ProposedTime): string => `${shortDay(date)} ${hours(from, to)}`;

type Rows = { readonly dates: readonly ProposedTime[]; readonly answers: readonly DateAnswer[] };

const AnsweredDates = ({ dates, answers }: Rows) => (
  <ul className={`${css.dates} figures`}>
    {dates.map((time, at) => {
      const answer = answers[at];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
        <li key={at}>
          <span>
            {timeText(time)}
            {answer ? `　${dateAnswerMarks[answer]} ${dateAnswerLabels[answer]}` : null}
          </span>
        </li>
      );
    })}
  </ul>
);

type AnswerProps = {
  readonly dates: readonly ProposedTime[];
  readonly given: readonly DateAnswer[];
  readonly onAnswer: (answers: readonly DateAnswer[]) => void;
};

const AnswerForm = ({ dates, given, onAnswer }: AnswerProps) => {
  const [chosen, setChosen] = useState<readonly (DateAnswer | undefined)[]>(given);
  const answers = dates.map((_, at) => chosen[at]).filter((each) => each !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(answers);
  };
  return (
    <form onSubmit={submit} aria-label="日程への回答">
      <ul className={`${css.dates} figures`}>
        {dates.map((time, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={at}>
            <span>{timeText(time)}</span>
            <div className={css.choices} role="radiogroup" aria-label={timeText(time)}>
              {dateAnswers.map((answer) => (
                <label key={answer}>
                  <input
                    type="radio"
                    className="visually-hidden"
                    name={`answer-${at}`}
                    checked={chosen[at] === answer}
                    onChange={() => setChosen(dates.map((_, each) => (each === at ? answer : chosen[each])))}
                  />
                  <span>
                    <span aria-hidden>{dateAnswerMarks[answer]} </span>
                    {dateAnswerLabels[answer]}
                  </span>
                </label>
              ))}
            </div>
          </li>
        ))}
        <li>
          <Button type="submit" size="small" disabled={answers.length < dates.length}>
            回答を送る
          </Button>
        </li>
      </ul>
    </form>
  );
};

type Props = {
  readonly dates: readonly ProposedTime[];
  /** The last answers; empty before the first. */
  readonly answers: readonly DateAnswer[];
  /** Set if the reader may answer. */
  readonly onAnswer?: ((answers: readonly DateAnswer[]) => void) | undefined;
};

export const ProposedDates = ({ dates, answers, onAnswer }: Props) => {
  const [again, setAgain] = useState(false);
  if (!onAnswer || (answers.length > 0 && !again))
    return (
      <>
        <AnsweredDates dates={dates} answers={answers} />
        {onAnswer ? (
          <Button variant="text" size="small" onClick={() => setAgain(true)}>
            回答を変更する
          </Button>
        ) : null}
      </>
    );
  return (
    <AnswerForm
      dates={dates}
      given={answers}
      onAnswer={(given) => {
        setAgain(false);
        onAnswer(given);
      }}
    />
  );
};

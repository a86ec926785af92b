import { dayParts } from '#domain/kernel/format/times.ts';
import type { CourseState, CourseStep } from '#domain/talk/review/course.ts';
import css from './dealCourse.module.css';

const stateWords: Record<CourseState, string> = { done: '済み', current: '現在', ahead: '', stopped: '終了', never: '対象外' };

/** More steps than this need two rows on a phone. */
const ONE_ROW = 6;

const Step = ({ step: { label, state, at, isUntil } }: { readonly step: CourseStep }) => (
  <li className={css[state]} aria-current={state === 'current' ? 'step' : undefined}>
    <span className={css.label}>{label}</span>
    {at === null ? null : (
      <time className={`${css.date} figures`} dateTime={new Date(at).toISOString()}>
        {dayParts(at)[0]}
        {isUntil ? <span className={css.until}>まで</span> : null}
      </time>
    )}
    <span className="visually-hidden">{stateWords[state]}</span>
  </li>
);

type Props = {
  readonly label: string;
  readonly steps: readonly CourseStep[];
  /** The label is in sight: the page has several courses. */
  readonly isTitled?: boolean;
};

export const CourseSteps = ({ label, steps, isTitled = false }: Props) => (
  <section aria-label={label} className={css.course}>
    {isTitled ? <p className={css.title}>{label}</p> : null}
    <ol className={steps.length > ONE_ROW ? css.many : undefined}>
      {steps.map((step) => (
        <Step key={step.name} step={step} />
      ))}
    </ol>
  </section>
);

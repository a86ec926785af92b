import css from './steps.module.css';

type Props = { readonly steps: readonly { readonly step: string; readonly note?: string; readonly isCurrent?: boolean }[] };

/** What follows one after the other, with what is known of each, and where it stands. */
export const Steps = ({ steps }: Props) => (
  <ol className={`${css.steps} figures`}>
    {steps.map(({ step, note, isCurrent }) => (
      <li key={step} aria-current={isCurrent ? 'step' : undefined}>
        {step}
        {note ? <span>{note}</span> : null}
      </li>
    ))}
  </ol>
);

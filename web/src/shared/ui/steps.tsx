import css from './steps.module.css';

type Props = { readonly steps: readonly { readonly step: string; readonly note?: string; readonly isCurrent?: boolean }[] };

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

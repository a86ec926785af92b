import { useEffect, useRef } from 'react';
import css from './formSteps.module.css';

type Props = {
  readonly steps: readonly { readonly title: string; readonly heading: string }[];
  /** The visible step, from 0. */
  readonly current: number;
  readonly onChoose: (step: number) => void;
};

export const FormSteps = ({ steps, current, onChoose }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus({ preventScroll: true });
    shown.current = current;
  }, [current]);
  return (
    <div>
      <nav className={css.steps} aria-label="入力の段階">
        <ol>
          {steps.map(({ title }, index) => (
            <li key={title}>
              <button
                type="button"
                className={index < current ? css.past : undefined}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onChoose(index)}
              >
                {index + 1}. {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {steps[current]?.heading}
      </h2>
    </div>
  );
};

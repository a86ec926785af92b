import { type ComponentProps, lazy, Suspense, useId, useState } from 'react';
import { aggregateOf } from '#domain/office/operation/addresses.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { whenOnline } from '#web/shared/ui/toast.ts';
import css from '../list/table.module.css';
import { useMaySend } from '../roles/roles.tsx';
import type { Act } from './act.ts';

const ActDialog = lazy(() => import('./actDialog.tsx'));

/**
 * Buttons for the acts of this moment that the member may do. Each opens its dialog. An act that
 * the server would refuse is disabled, with the reason and what helps below.
 */
export const ActButtons = ({ acts }: { readonly acts: readonly Act[] }) => {
  const [chosen, setChosen] = useState<Act | null>(null);
  const maySend = useMaySend();
  const id = useId();
  const shown = acts.filter(({ callable, type }) => maySend(aggregateOf[callable], type));
  return (
    <>
      <div className={css.buttons}>
        {shown.map((act) => (
          <Button
            key={act.type}
            variant={act.ends || act.isBeside ? 'outlined' : 'contained'}
            tone={act.ends ? 'danger' : 'normal'}
            loading={act.obstacle === 'asking'}
            disabled={act.obstacle !== undefined}
            aria-describedby={act.obstacle === undefined ? undefined : `${id}${act.type}`}
            onClick={() => whenOnline(() => setChosen(act))}
          >
            {act.label}
          </Button>
        ))}
      </div>
      {shown.map(({ type, label, obstacle }) =>
        obstacle === undefined || obstacle === 'asking' ? null : (
          <div key={type} id={`${id}${type}`}>
            <Notice tone="warning">
              {label}：{obstacle.text}
              {obstacle.way}
            </Notice>
          </div>
        ),
      )}
      <Suspense>{chosen ? <ActDialog act={chosen} onClose={() => setChosen(null)} /> : null}</Suspense>
    </>
  );
};

type ButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'tone' | 'disabled' | 'aria-label'> & {
  readonly act: Act;
  readonly children: string;
};

export const ActButton = ({ act, children, ...look }: ButtonProps) => {
  // The act as it was when it was chosen, since the page may change while its dialog is open.
  const [chosen, setChosen] = useState<Act | null>(null);
  if (!useMaySend()(aggregateOf[act.callable], act.type)) return null;
  return (
    <>
      <Button {...look} onClick={() => whenOnline(() => setChosen(act))}>
        {children}
      </Button>
      <Suspense>{chosen ? <ActDialog act={chosen} onClose={() => setChosen(null)} /> : null}</Suspense>
    </>
  );
};

import { lazy, Suspense, useState } from 'react';
import { aggregateOf } from '#domain/office/callables.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { useMaySend } from '../roles/roles.tsx';
import css from '../table.module.css';
import type { Act } from './act.ts';

const ActDialog = lazy(() => import('./actDialog.tsx'));

/** Buttons for the acts that are possible now and that the member may do. Each opens its dialog. */
export const ActButtons = ({ acts }: { readonly acts: readonly Act[] }) => {
  const [chosen, setChosen] = useState<Act | null>(null);
  const maySend = useMaySend();
  return (
    <div className={css.buttons}>
      {acts
        .filter(({ callable, type }) => maySend(aggregateOf[callable], type))
        .map((act) => (
          <Button
            key={act.type}
            variant={act.ends || act.isBeside ? 'outlined' : 'contained'}
            tone={act.ends ? 'danger' : 'normal'}
            onClick={() => setChosen(act)}
          >
            {act.label}
          </Button>
        ))}
      <Suspense>{chosen ? <ActDialog act={chosen} onClose={() => setChosen(null)} /> : null}</Suspense>
    </div>
  );
};

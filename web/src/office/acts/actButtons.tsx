import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/shared/ui/button.tsx';
import css from '../table.module.css';
import type { Act } from './act.ts';

const ActDialog = lazy(() => import('./actDialog.tsx'));

/** The acts that are open now, each behind its dialog. */
export const ActButtons = ({ acts }: { readonly acts: readonly Act[] }) => {
  const [chosen, setChosen] = useState<Act | null>(null);
  return (
    <div className={css.buttons}>
      {acts.map((act) => (
        <Button
          key={act.type}
          variant={act.ends ? 'outlined' : 'contained'}
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

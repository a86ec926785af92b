import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Entry } from '#projections/entries.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { ActionBar } from '#web/shared/ui/actionBar.tsx';
import { type Conclusion, type ConclusionValues, conclusionForm, type Refusal, refusalForm } from '../conclusionForm.ts';
import { openActions } from '../openActions.ts';
import { type AnswerAction, answerTexts } from '../texts.ts';
import { ApproveDialog } from './approveDialog.tsx';
import { RefuseDialog } from './refuseDialog.tsx';
import { StartDialog } from './startDialog.tsx';

const answers = ['startDeciding', 'approve', 'refuse'] as const satisfies AnswerAction[];
const conclusion = conclusionForm(() => Date.now());

/** The answers that are open to the client now. */
export const EntryActions = ({ entry, now }: { readonly entry: Entry; readonly now: number }) => {
  const [chosen, setChosen] = useState<AnswerAction | null>(null);
  const terms = useForm<ConclusionValues, unknown, Conclusion>({
    defaultValues: { fee: undefined, scheduleToClose: undefined },
    resolver: formResolver(conclusion),
  });
  const refusal = useForm<Refusal, unknown, Refusal>({ defaultValues: { reason: '' }, resolver: formResolver(refusalForm) });
  const open = openActions(entry, 'client', now);
  const shown = answers.filter((action) => open.includes(action));
  const close = () => setChosen(null);
  return (
    <>
      <LeaveGuard when={shown.length > 0 && (terms.formState.isDirty || refusal.formState.isDirty)} />
      {shown.length > 0 ? (
        <ActionBar>
          {shown.map((action) => (
            <Button key={action} fullWidth variant={action === 'refuse' ? 'outlined' : 'contained'} onClick={() => setChosen(action)}>
              {answerTexts[action].label}
            </Button>
          ))}
        </ActionBar>
      ) : null}
      {chosen === 'startDeciding' ? <StartDialog entry={entry} onClose={close} /> : null}
      {chosen === 'approve' ? <ApproveDialog entry={entry} form={terms} onClose={close} /> : null}
      {chosen === 'refuse' ? <RefuseDialog entry={entry} form={refusal} onClose={close} /> : null}
    </>
  );
};

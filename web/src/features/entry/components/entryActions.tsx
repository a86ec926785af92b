import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { commandNamed } from '#domain/entry/commands.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import { DealAct } from '#web/features/deal/changes.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { ActionBar } from '#web/shared/ui/actionBar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { type Conclusion, type ConclusionValues, conclusionForm } from '../conclusionForm.ts';
import { openActions } from '../openActions.ts';
import { type AnswerAction, answerTexts, isAnswer } from '../texts.ts';
import { ApproveDialog } from './approveDialog.tsx';

const conclusion = conclusionForm(() => Date.now());

/** The answers that are open to the client now. */
export const EntryActions = ({ entry, now }: { readonly entry: Entry; readonly now: number }) => {
  const [chosen, setChosen] = useState<AnswerAction | null>(null);
  const terms = useForm<ConclusionValues, unknown, Conclusion>({
    defaultValues: { fee: undefined, scheduleToClose: undefined },
    resolver: formResolver(conclusion),
  });
  const answers = openActions(entry, 'client', now).filter(isAnswer);
  // A dialog that is open stays when the deal has moved on meanwhile: it shows the refusal.
  const asked = chosen && !answers.includes(chosen) ? [...answers, chosen] : answers;
  const close = () => setChosen(null);
  return (
    <>
      {answers.includes('approve') && terms.formState.isDirty ? <LeaveGuard when /> : null}
      {answers.length > 0 ? (
        <ActionBar>
          {answers.map((action) => (
            <Button
              key={action}
              fullWidth
              variant={answerTexts[action].kind === 'main' ? 'contained' : 'outlined'}
              onClick={() => setChosen(action)}
            >
              {answerTexts[action].label}
            </Button>
          ))}
        </ActionBar>
      ) : null}
      {chosen === 'approve' ? <ApproveDialog entry={entry} form={terms} onClose={close} /> : null}
      {asked
        .filter((action) => action !== 'approve')
        .map((action) => (
          <DealAct
            key={action}
            kind="entries"
            deal={entry}
            schema={commandNamed(action)}
            words={answerTexts[action]}
            shown={chosen === action}
            onClose={close}
          />
        ))}
    </>
  );
};

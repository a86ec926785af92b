import type { Deals } from '#web/entities/deal/kinds.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import type { ActWords } from '../actTexts.ts';
import { useDealCommand } from '../commands/dealCommand.ts';
import { type AnswerResult, type AnswerValues, answerForm, answerValuesOf, InquiryAnswerFields } from './inquiryAnswerFields.tsx';

type Props = {
  readonly offer: Deals['offer'];
  readonly words: ActWords;
  readonly shown: boolean;
  readonly onClose: () => void;
};

export const InquiryAnswerAct = ({ offer, words, shown, onClose }: Props) => {
  const { send } = useDealCommand('offer', 'answerInquiry', offer);
  const form = useCheckedForm<AnswerValues, AnswerResult>(answerForm, answerValuesOf(offer));
  return (
    <>
      {form.formState.isDirty ? <LeaveGuard when /> : null}
      {shown ? (
        <CommandDialog
          title={words.title}
          confirmLabel={words.label}
          form={form}
          send={({ freeDays, ...answer }) => send({ ...answer, freeDays: [...freeDays] })}
          done={words.toast}
          onClose={onClose}
        >
          <p>
            <Phrases>{words.consequence}</Phrases>
          </p>
          <InquiryAnswerFields control={form.control} />
        </CommandDialog>
      ) : null}
    </>
  );
};

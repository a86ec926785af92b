import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { messages } from '#domain/kernel/messages.ts';
import { contactFields } from '#domain/talk/contact/fields.ts';
import { contactPath } from '#projections/contact/contacts.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandForm } from '#web/shared/forms/commandForm.tsx';
import { RepeatedForm } from '#web/shared/forms/repeatedForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import { showToast } from '#web/shared/ui/toast.ts';

export const answerTemplates = [
  {
    label: '状況を教えていただく',
    text: 'お問い合わせありがとうございます。\n状況を確認するため、次の内容を教えてください。\n・お仕事の名前と日時\n・行った操作と、表示された文\n・お使いの端末とブラウザ',
  },
  {
    label: '確認に時間がかかる',
    text: 'お問い合わせありがとうございます。\n内容を確認しています。確認でき次第、あらためてお知らせします。お待たせして申し訳ありません。',
  },
  {
    label: '認証・公開の確認中',
    text: 'お問い合わせありがとうございます。\n登録内容を順に確認しています。確認が済みましたら、通知でお知らせします。',
  },
  {
    label: '対応が済んだ',
    text: 'お問い合わせありがとうございます。\n対応が済みましたので、画面をご確認ください。ご不明な点があれば、このお問い合わせにご返信ください。',
  },
] as const;

const { text } = contactFields;
const schema = z.object({ text, after: z.enum(['WAIT', 'CLOSE'], messages.required) });
type Values = z.infer<typeof schema>;

const afterwards = [
  { value: 'WAIT', label: '返信を待つ' },
  { value: 'CLOSE', label: '完了にする' },
] as const;

type Props = { readonly contactId: string };

const OneAnswer = ({ contactId, onSent }: Props & { readonly onSent: () => void }) => {
  const kept = useDraftForm<Values, Values>({ name: `answer ${contactId}`, defaultValues: { text: '', after: 'WAIT' }, schema });
  const { send } = useCommand<{ contactId: string; text: string; closes: boolean }>({
    callable: 'contacts',
    type: 'answer',
    shownBy: () => contactPath(contactId),
  });
  const { pathname, search } = useLocation();
  const { control, getValues, setValue } = kept.form;
  /** Inserts a template: as the start of the answer, or after the written text. */
  const insert = (label: string) => {
    const template = answerTemplates.find((each) => each.label === label);
    if (template) setValue('text', [getValues('text'), template.text].filter(Boolean).join('\n\n'), { shouldDirty: true });
  };
  const answer = async ({ text: typed, after }: Values) => {
    withRefetch(await send({ contactId, text: typed, closes: after === 'CLOSE' }));
    // The draft must be gone before the next form reads it.
    kept.forget();
    showToast('回答を送信しました');
    onSent();
    return { to: pathname + search };
  };
  return (
    <CommandForm kept={kept} submitLabel="回答を送信する" onSend={answer}>
      <FilterSelect
        label="定型文を入れる"
        value=""
        any="選択してください"
        options={answerTemplates.map(({ label }) => ({ value: label, label }))}
        onChange={insert}
      />
      <TextField control={control} name="text" {...textOf(text)} help="お問い合わせした方に、このままメールでもお送りします" multiline />
      <ChoiceField control={control} name="after" label="回答のあと" required options={afterwards} />
    </CommandForm>
  );
};

export const AnswerForm = (props: Props) => <RepeatedForm>{(next) => <OneAnswer {...props} onSent={next} />}</RepeatedForm>;

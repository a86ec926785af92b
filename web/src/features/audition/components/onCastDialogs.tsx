import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { messages } from '#domain/kernel/messages.ts';
import { auditionFields } from '#domain/work/audition/fields.ts';
import { type AuditionResult, auditionResultLabels, auditionResults } from '#domain/work/audition/kinds.ts';
import { freePlaces } from '#domain/work/audition/rounds.ts';
import { clientDeclines, saysReason } from '#domain/work/deal/endReasons.ts';
import type { AuditionDocument, AuditionInvite } from '#projections/audition/auditions.schema.ts';
import { useAuditionCommand, useInviteCommand } from '#web/entities/audition/auditions.ts';
import { slotWords } from '#web/entities/audition/invite.tsx';
import { reasonChoice, withoutEmpty } from '#web/entities/deal/endReasonForm.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';

const { slotId, score, scoreNote, result, message } = auditionFields;

export type CastAsk = 'move' | 'giveResult' | 'score';
type CastProps = {
  readonly round: AuditionDocument;
  readonly invites: readonly AuditionInvite[];
  readonly invite: AuditionInvite;
  readonly onClose: () => void;
};

const moveForm = z.object({ slotId: z.string().min(1, messages.required) });
const Move = ({ round, invite, invites, onClose }: CastProps) => {
  const { send } = useInviteCommand('move', invite);
  const form = useCheckedForm<{ slotId: string }, { slotId: string }>(moveForm, { slotId: '' });
  const others = invites.filter(({ id }) => id !== invite.id);
  return (
    <CommandDialog
      title="時間枠を変更しますか？"
      confirmLabel="変更する"
      form={form}
      send={(typed) => send({ dealId: invite.dealId, ...typed })}
      done="時間枠を変更しました"
      onClose={onClose}
    >
      <p>席を確保して、キャストにもう一度回答をお願いします。合う枠がないときは、先に時間枠を追加してください。</p>
      {invite.times.length > 0 ? <p>{`希望の日時：${invite.times.map(longTime).join('、')}`}</p> : null}
      <SelectField
        control={form.control}
        name="slotId"
        label={labelOf(slotId)}
        required
        blank="選択してください"
        options={round.slots.map((each) => ({
          value: each.slotId,
          label: `${slotWords(each)}（空き${freePlaces(each, others)}人）`,
          disabled: freePlaces(each, others) < 1,
        }))}
      />
    </CommandDialog>
  );
};

const scoreForm = z.object({ score, scoreNote });
const Score = ({ invite, onClose }: CastProps) => {
  const { send } = useAuditionCommand('score', invite.auditionId, `auditionScores/${invite.id}`);
  return (
    <FieldsDialog
      title="評価を記録しますか？"
      confirmLabel="記録する"
      schema={scoreForm}
      start={{ score: '', scoreNote: '' }}
      fields={{
        score: { as: 'choice', options: [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) })) },
        scoreNote: { ...textOf(scoreNote), multiline: true },
      }}
      send={(typed) => send({ dealId: invite.dealId, ...typed })}
      done="評価を記録しました"
      onClose={onClose}
    >
      <p>評価とメモは、キャストには見えません。</p>
    </FieldsDialog>
  );
};

const declineCodes = clientDeclines.reasonCode.unwrap().options;
const resultForm = z
  .object({ result: z.enum(auditionResults), message: message.or(z.literal('')), reasonCode: z.string() })
  .superRefine((typed, context) => {
    if (typed.result === 'DECLINE' && !saysReason(declineOf(typed)))
      context.addIssue({ code: 'custom', path: ['message'], message: messages.required });
  });
const declineOf = ({ message, reasonCode }: { readonly message: string; readonly reasonCode: string }) =>
  withoutEmpty({ reason: message, reasonCode });
type ResultTyped = { result: AuditionResult | ''; message: string; reasonCode: string };
const Result = ({ round, invite, onClose }: CastProps) => {
  const give = useInviteCommand('giveResult', invite);
  const pass = useInviteCommand('passOver', invite);
  const form = useCheckedForm<ResultTyped, z.infer<typeof resultForm>>(resultForm, { result: '', message: '', reasonCode: '' });
  const isDecline = form.watch('result') === 'DECLINE';
  const results = auditionResults.filter((each) => each !== 'NEXT' || round.round < businessRules.auditionRoundsMax);
  return (
    <CommandDialog
      title="結果を伝えますか？"
      confirmLabel="伝える"
      ends={isDecline}
      form={form}
      send={(typed) =>
        typed.result === 'DECLINE'
          ? pass.send({ dealId: invite.dealId, ...declineOf(typed) })
          : give.send({ dealId: invite.dealId, result: typed.result, ...(typed.message !== '' && { message: typed.message }) })
      }
      done="結果をお知らせしました"
      onClose={onClose}
    >
      <ChoiceField
        control={form.control}
        name="result"
        label={labelOf(result)}
        required
        options={results.map((value) => ({ value, label: auditionResultLabels[value] }))}
      />
      {isDecline ? (
        <>
          <p>見送ると、エントリーや問い合わせも終わります。取り消せません。</p>
          <ChoiceField control={form.control} name="reasonCode" {...reasonChoice(declineCodes)} />
        </>
      ) : null}
      <TextField control={form.control} name="message" {...textOf(message)} required={false} multiline />
    </CommandDialog>
  );
};

const dialogs = { move: Move, giveResult: Result, score: Score };

export const OnCastDialog = ({ ask, ...props }: CastProps & { readonly ask: CastAsk }) => {
  const OnCast = dialogs[ask];
  return <OnCast {...props} />;
};

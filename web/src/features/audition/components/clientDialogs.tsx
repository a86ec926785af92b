import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { labelled, labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { messages } from '#domain/kernel/messages.ts';
import { instant, line } from '#domain/kernel/validation.ts';
import { auditionFields, slotFields } from '#domain/work/audition/fields.ts';
import { type AuditionKind, auditionKindLabels, auditionKinds, auditionResultLabels } from '#domain/work/audition/kinds.ts';
import { auditionIdOf, slotSeries, slotsFault } from '#domain/work/audition/rounds.ts';
import { holdableStatuses } from '#domain/work/hold/kinds.ts';
import { type AuditionDocument, type AuditionInvite, auditionInvitePath, auditionPath } from '#projections/audition/auditions.schema.ts';
import { useAuditionCommand, useInvitesOf } from '#web/entities/audition/auditions.ts';
import { slotWords } from '#web/entities/audition/invite.tsx';
import { type Candidate, useCandidates } from '#web/entities/deal/candidates.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { NumberField } from '#web/shared/forms/numberField.tsx';
import { SeveralField } from '#web/shared/forms/severalField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { WaitingDialog } from '#web/shared/ui/waitingDialog.tsx';

const { auditionKind, place, note, answerDue, tapeDue } = auditionFields;

const written = { note, answerDue: instant };
const openForm = z.discriminatedUnion('auditionKind', [
  z.object({ auditionKind: z.enum(['IN_PERSON', 'ONLINE']), place: line(limitOf(place)), ...written }),
  z.object({ auditionKind: z.literal('SELF_TAPE'), place, ...written, tapeDue: instant }),
]);
type OpenTyped = { auditionKind: AuditionKind; place: string; note: string; answerDue?: number; tapeDue?: number };

export const OpenDialog = ({ auditionId, onClose }: { readonly auditionId: string; readonly onClose: () => void }) => {
  const { send } = useAuditionCommand('open', auditionId, auditionPath(auditionId));
  const form = useCheckedForm<OpenTyped, z.infer<typeof openForm>>(openForm, { auditionKind: 'IN_PERSON', place: '', note: '' });
  const isTape = form.watch('auditionKind') === 'SELF_TAPE';
  return (
    <CommandDialog
      title="オーディションを始めますか？"
      confirmLabel="始める"
      form={form}
      send={(typed) => send({ tapeDue: null, ...typed })}
      done="オーディションを始めました"
      onClose={onClose}
    >
      <ChoiceField
        control={form.control}
        name="auditionKind"
        label={labelOf(auditionKind)}
        required
        options={auditionKinds.map((value) => ({ value, label: auditionKindLabels[value] }))}
      />
      {isTape ? null : <TextField control={form.control} name="place" {...textOf(place)} required />}
      <TextField control={form.control} name="note" {...textOf(note)} multiline />
      <DateTimeField control={form.control} name="answerDue" label={labelOf(answerDue)} required defaultTime="18:00" />
      {isTape ? <DateTimeField control={form.control} name="tapeDue" label={labelOf(tapeDue)} required defaultTime="18:00" /> : null}
    </CommandDialog>
  );
};

type InviteProps = {
  readonly round: AuditionDocument;
  readonly invites: readonly AuditionInvite[];
  readonly onClose: () => void;
};

const INVITE = 'キャストを招待しますか？';
const CANDIDATES = 100;

export const InviteDialog = (props: InviteProps) => {
  const { jobId } = props.round;
  const [asked, entered] = [useCandidates(jobId, 'asked', CANDIDATES), useCandidates(jobId, 'entered', CANDIDATES)];
  // The form begins with those who go on to this round, so it waits for them.
  const waiting = [asked.query, entered.query].find(({ isPending, isError }) => isError || isPending);
  if (waiting) return <WaitingDialog title={INVITE} query={waiting} onClose={props.onClose} />;
  return <Invites {...props} deals={[...asked.rows, ...entered.rows]} />;
};

const Invites = ({ round, invites, deals, onClose }: InviteProps & { readonly deals: readonly Candidate[] }) => {
  const isTape = round.auditionKind === 'SELF_TAPE';
  const known = invites.map(({ dealId }) => dealId);
  const { rows: before } = useInvitesOf(round.round > 1 ? auditionIdOf(round.jobId, round.round - 1) : '');
  const isNext = (id: string) => before.some(({ dealId, result }) => dealId === id && result === 'NEXT');
  const open = deals.filter(({ deal }) => holdableStatuses.includes(deal.status) && !known.includes(deal.id));
  const schema = z.object({
    deals: z.array(z.string()).min(1, messages.required),
    slotIds: isTape ? z.array(z.string()) : z.array(z.string()).min(1, messages.required),
  });
  const form = useCheckedForm<z.infer<typeof schema>, z.infer<typeof schema>>(schema, {
    deals: open.flatMap(({ deal }) => (isNext(deal.id) ? [deal.id] : [])),
    slotIds: isTape ? [] : round.slots.map((each) => each.slotId),
  });
  const last = [...open].reverse().find(({ deal }) => form.watch('deals').includes(deal.id));
  const { send } = useAuditionCommand('invite', round.id, auditionInvitePath(round.id, last?.deal.id ?? ''));
  return (
    <CommandDialog
      title={INVITE}
      confirmLabel="招待する"
      obstacle={
        open.length === 0 ? '招待できるキャストがいません。エントリーの選考を開始するか、キャストに問い合わせてください。' : undefined
      }
      form={form}
      send={({ deals: chosen, slotIds }) => {
        const refs = open.filter(({ deal }) => chosen.includes(deal.id)).map(({ kind, deal }) => ({ dealKind: kind, dealId: deal.id }));
        return send({ deals: refs, slotIds });
      }}
      done="招待しました"
      onClose={onClose}
    >
      {open.length === 0 ? null : (
        <>
          <SeveralField
            control={form.control}
            name="deals"
            label={labelOf(auditionFields.deals)}
            required
            options={open.map(({ kind, deal }) => ({
              value: deal.id,
              label: deal.talent.name,
              note: [kind === 'entry' ? 'エントリー' : '問い合わせ', isNext(deal.id) && auditionResultLabels.NEXT]
                .filter(Boolean)
                .join('・'),
            }))}
          />
          {isTape ? null : (
            <SeveralField
              control={form.control}
              name="slotIds"
              label={labelOf(auditionFields.slotIds)}
              help="複数を選ぶと、キャストがその中から選べます"
              required
              options={round.slots.map((each) => ({ value: each.slotId, label: slotWords(each) }))}
            />
          )}
        </>
      )}
    </CommandDialog>
  );
};

export type RoundAsk = 'addSlots' | 'close';
type Props = { readonly round: AuditionDocument; readonly onClose: () => void };

const { date, from, capacity } = slotFields.shape;
const seriesFields = {
  date,
  from,
  length: labelled('1枠の長さ', z.int().min(5).max(480), '分'),
  count: labelled('続ける枠の数', z.int().min(1).max(businessRules.auditionSlotsMax), '枠'),
  capacity: labelled('1枠の人数', capacity),
};
type SeriesTyped = { date: string; from: string; length: number | ''; count: number | ''; capacity: number | '' };
const seriesForm = (round: AuditionDocument, now: number) =>
  z.object(seriesFields).transform(({ length, count, ...first }, context) => {
    const slots = slotSeries(first, length * MINUTE, count);
    const fault = slots ? slotsFault(slots, round.slots, now) : '最後の枠が、その日のうちに終わるようにしてください';
    if (fault === null && slots) return { slots };
    context.addIssue({ code: 'custom', path: [slots ? 'from' : 'count'], message: fault ?? messages.format });
    return z.NEVER;
  });
const AddSlots = ({ round, onClose }: Props) => {
  const { send } = useAuditionCommand('addSlots', round.id, auditionPath(round.id));
  const schema = seriesForm(round, useNow());
  const last = round.slots.at(-1);
  const form = useCheckedForm<SeriesTyped, z.infer<typeof schema>>(schema, {
    date: last?.date ?? '',
    from: last?.to ?? '10:00',
    length: 30,
    count: 1,
    capacity: last?.capacity ?? 1,
  });
  const made = schema.safeParse(form.watch()).data?.slots;
  return (
    <CommandDialog
      title="時間枠を追加しますか？"
      confirmLabel="追加する"
      form={form}
      send={(typed) => send(typed)}
      done="時間枠を追加しました"
      onClose={onClose}
    >
      <TextField control={form.control} name="date" label={labelOf(date)} required type="date" />
      <TextField control={form.control} name="from" label={labelOf(from)} required type="time" />
      <NumberField control={form.control} name="length" label={labelOf(seriesFields.length)} required unit="分" />
      <NumberField control={form.control} name="count" label={labelOf(seriesFields.count)} required unit="枠" />
      <NumberField control={form.control} name="capacity" label={labelOf(seriesFields.capacity)} required unit="人" />
      {made ? <p role="status">{`追加する枠：${made.map((each) => `${each.from}〜${each.to}`).join('、')}`}</p> : null}
    </CommandDialog>
  );
};

const Close = ({ round, onClose }: Props) => {
  const { send } = useAuditionCommand('close', round.id, auditionPath(round.id));
  return (
    <CommandDialog
      title={`第${round.round}回を終了しますか？`}
      confirmLabel="終了する"
      send={() => send({})}
      done="オーディションを終了しました"
      onClose={onClose}
    >
      <p>全員に結果をお知らせしました。終了すると、この回は変更できません。</p>
    </CommandDialog>
  );
};

const dialogs = { addSlots: AddSlots, close: Close };

export const RoundDialog = ({ ask, ...props }: Props & { readonly ask: RoundAsk }) => {
  const OnRound = dialogs[ask];
  return <OnRound {...props} />;
};

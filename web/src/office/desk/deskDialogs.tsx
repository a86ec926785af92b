import { z } from 'zod';
import { DAY, HOUR, jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { messages } from '#domain/kernel/messages.ts';
import { deskFields } from '#domain/office/desk/fields.ts';
import type { DeskKind } from '#domain/office/desk/kinds.ts';
import { snoozeFault } from '#domain/office/desk/kinds.ts';
import { worksOn } from '#domain/office/duties.ts';
import { memberName } from '#domain/people/account/memberName.ts';
import { officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { deskPath } from '#projections/office/desks.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { Consequences } from '../acts/consequences.tsx';

const { uid, text, tag, until } = deskFields;
export type DeskDialogName = 'assign' | 'note' | 'tag' | 'snooze';
type Props = { readonly kind: DeskKind; readonly workId: string; readonly onClose: () => void };

/** Sends a command about the desk of a work item. */
const useDeskCommand = (type: DeskDialogName, kind: DeskKind, workId: string) => {
  const { send } = useCommand<object>({ callable: 'desks', type, shownBy: () => deskPath(kind, workId) });
  return (typed: object) => send({ kind, workId, ...typed }).then(withRefetch);
};

const assignee = z.object({ uid: uid.min(1, messages.required) });

const AssignDialog = ({ kind, workId, onClose }: Props) => {
  const members = { collection: 'officeAccounts', where: [['isAdmin', '==', true]], orderBy: ['createdAt', 'desc'], limit: 100 } as const;
  const { rows } = useMany(members, officeAccountSchema);
  const form = useCheckedForm(assignee, { uid: '' });
  const options = rows
    .filter(({ suspended, officeRoles }) => !suspended && worksOn(officeRoles, kind))
    .map((member) => ({ value: member.id, label: memberName(member) }));
  return (
    <CommandDialog
      title="担当を決める"
      confirmLabel="担当を決める"
      form={form}
      send={useDeskCommand('assign', kind, workId)}
      done="担当を決めました"
      onClose={onClose}
    >
      <SelectField control={form.control} name="uid" label={labelOf(uid)} required options={options} blank="選択してください" />
    </CommandDialog>
  );
};

const NoteDialog = ({ kind, workId, onClose }: Props) => {
  const form = useCheckedForm(z.object({ text }), { text: '' });
  return (
    <CommandDialog
      title="メモを書く"
      confirmLabel="メモを残す"
      form={form}
      send={useDeskCommand('note', kind, workId)}
      done="メモを残しました"
      onClose={onClose}
    >
      <Consequences>{['事務局の担当者だけが読めます。', '会員が退会すると、その会員についてのメモも消去されます。']}</Consequences>
      <TextField
        control={form.control}
        name="text"
        {...textOf(text)}
        multiline
        help="確認したことや、次にすることをご記入ください。メッセージの本文は写さないでください"
      />
    </CommandDialog>
  );
};

const TagDialog = ({ kind, workId, onClose }: Props) => {
  const form = useCheckedForm(z.object({ tag }), { tag: '' });
  return (
    <CommandDialog
      title="タグを追加する"
      confirmLabel="追加する"
      form={form}
      send={useDeskCommand('tag', kind, workId)}
      done="タグを追加しました"
      onClose={onClose}
    >
      <TextField control={form.control} name="tag" {...textOf(tag)} help="短い言葉で。5個まで付けられます" />
    </CommandDialog>
  );
};

const later = z.object({
  until: until.superRefine((at, context) => {
    const fault = snoozeFault(at, Date.now());
    if (fault) context.addIssue({ code: 'custom', message: fault });
  }),
});
/** Tomorrow at 9:00 in Japan (ms). */
const nextMorning = (now: number): number => startOfJstDay(jstDate(now + DAY)) + 9 * HOUR;

const SnoozeDialog = ({ kind, workId, onClose }: Props) => {
  const form = useCheckedForm(later, { until: nextMorning(Date.now()) });
  return (
    <CommandDialog
      title="再表示の日時を決める"
      confirmLabel="後で確認する"
      form={form}
      send={useDeskCommand('snooze', kind, workId)}
      done="後で確認に移しました"
      onClose={onClose}
    >
      <Consequences>{['指定した日時まで、一覧と件数に表示されません。', '状況が変わると、その前でも一覧に戻ります。']}</Consequences>
      <DateTimeField control={form.control} name="until" label={labelOf(until)} required help="30日以内で指定してください" />
    </CommandDialog>
  );
};

const dialogs = { assign: AssignDialog, note: NoteDialog, tag: TagDialog, snooze: SnoozeDialog };

/** The dialog of one act on the desk of a work item. */
export default function DeskDialog({ name, ...props }: Props & { readonly name: DeskDialogName }) {
  const Dialog = dialogs[name];
  return <Dialog {...props} />;
}

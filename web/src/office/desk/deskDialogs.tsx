import { z } from 'zod';
import { nextMorning } from '#domain/kernel/calendar/instants.ts';
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
import { FieldsDialog, type Inputs } from '#web/shared/forms/fieldsDialog.tsx';
import { Consequences } from '../acts/words.tsx';

const { uid, text, tag, until } = deskFields;
export type DeskDialogName = 'assign' | 'note' | 'tag' | 'snooze' | 'returnApproval';
type Props = { readonly kind: DeskKind; readonly workId: string; readonly onClose: () => void };

const useDeskCommand = (type: DeskDialogName, kind: DeskKind, workId: string) => {
  const { send } = useCommand<object>({ callable: 'desks', type, shownBy: () => deskPath(kind, workId) });
  return (typed: object) => send({ kind, workId, ...typed }).then(withRefetch);
};

const assignee = z.object({ uid: uid.min(1, messages.required) });

const AssignDialog = ({ kind, workId, onClose }: Props) => {
  const members = { collection: 'officeAccounts', where: [['isAdmin', '==', true]], orderBy: ['createdAt', 'desc'], limit: 100 } as const;
  const { rows } = useMany(members, officeAccountSchema);
  const options = rows
    .filter(({ suspended, officeRoles }) => !suspended && worksOn(officeRoles, kind))
    .map((member) => ({ value: member.id, label: memberName(member) }));
  return (
    <FieldsDialog
      title="担当を決める"
      confirmLabel="担当を決める"
      schema={assignee}
      start={{ uid: '' }}
      fields={{ uid: { as: 'select', options, blank: '選択してください' } }}
      send={useDeskCommand('assign', kind, workId)}
      done="担当を決めました"
      onClose={onClose}
    />
  );
};

const later = z.object({
  until: until.superRefine((at, context) => {
    const fault = snoozeFault(at, Date.now());
    if (fault) context.addIssue({ code: 'custom', message: fault });
  }),
});

type DialogRow = Inputs & { readonly title: string; readonly confirmLabel: string; readonly done: string };

const dialogs: Readonly<Record<Exclude<DeskDialogName, 'assign'>, () => DialogRow & { readonly consequences: readonly string[] }>> = {
  note: () => ({
    title: 'メモを書く',
    confirmLabel: 'メモを残す',
    done: 'メモを残しました',
    schema: z.object({ text }),
    start: { text: '' },
    fields: { text: { multiline: true, help: '確認したことや、次にすることをご記入ください。メッセージの本文は写さないでください' } },
    consequences: ['事務局の担当者だけが読めます。', '会員が退会すると、その会員についてのメモも消去されます。'],
  }),
  tag: () => ({
    title: 'タグを追加する',
    confirmLabel: '追加する',
    done: 'タグを追加しました',
    schema: z.object({ tag }),
    start: { tag: '' },
    fields: { tag: { help: '短い言葉で。5個まで付けられます' } },
    consequences: [],
  }),
  returnApproval: () => ({
    title: '承認の依頼を返しますか？',
    confirmLabel: '依頼を返す',
    done: '依頼を返しました',
    schema: z.object({ text }),
    start: { text: '' },
    fields: { text: { label: '理由', multiline: true, help: '承認できない理由や、確認してほしいことをご記入ください' } },
    consequences: ['依頼した担当者に、理由をメールでお知らせします。取引はそのままです。', '理由は事務局のメモとして残ります。'],
  }),
  snooze: () => ({
    title: '再表示の日時を決める',
    confirmLabel: '後で確認する',
    done: '後で確認に移しました',
    schema: later,
    start: { until: nextMorning(Date.now()) },
    fields: { until: { as: 'dateTime', help: '30日以内で指定してください' } },
    consequences: ['指定した日時まで、一覧と件数に表示されません。', '状況が変わると、その前でも一覧に戻ります。'],
  }),
};

type OtherProps = Props & { readonly name: keyof typeof dialogs };

const OtherDialog = ({ name, kind, workId, onClose }: OtherProps) => {
  const { consequences, ...dialog } = dialogs[name]();
  return (
    <FieldsDialog {...dialog} send={useDeskCommand(name, kind, workId)} onClose={onClose}>
      {consequences.length > 0 ? <Consequences>{consequences}</Consequences> : null}
    </FieldsDialog>
  );
};

export default function DeskDialog({ name, ...props }: Props & { readonly name: DeskDialogName }) {
  return name === 'assign' ? <AssignDialog {...props} /> : <OtherDialog name={name} {...props} />;
}

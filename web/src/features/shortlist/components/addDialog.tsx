import { useState } from 'react';
import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { messages } from '#domain/kernel/validation.ts';
import { shortlistFields } from '#domain/work/shortlist/fields.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { WaitingDialog } from '#web/shared/ui/waitingDialog.tsx';
import { useShortlists } from '../shortlists.ts';

/** The choice of a list that does not exist yet. */
const NEW = 'new';
const { title, note } = shortlistFields;
const schema = z.object({ listId: z.string().min(1, messages.required), title: z.string(), note }).check(({ value, issues }) => {
  const named = value.listId === NEW ? title.safeParse(value.title) : null;
  if (named?.error) issues.push({ code: 'custom', input: value, path: ['title'], message: named.error.issues[0]?.message ?? '' });
});

type Props = {
  readonly casts: readonly { readonly id: string; readonly name?: string }[];
  readonly onClose: () => void;
};

/** Sent again after a failure, it makes no second list and adds nobody twice. */
export const AddDialog = ({ casts, onClose }: Props) => {
  const { query, rows } = useShortlists();
  const [commandId] = useState(() => crypto.randomUUID());
  const [first] = casts;
  const who = casts.length === 1 && first?.name ? `${first.name}さん` : `${casts.length}人`;
  const heading = `${who}をリストに追加`;
  if (query.data === undefined) return <WaitingDialog title={heading} query={query} onClose={onClose} />;
  const lists = rows.filter(({ archivedAt }) => archivedAt === null);
  const nameOf = (list: (typeof lists)[number]): string => {
    const isIn = casts.every(({ id }) => list.talentIds.includes(id));
    return `${list.title}（${list.talentIds.length}人${isIn ? '・追加済み' : ''}）`;
  };
  const send = async (typed: z.output<typeof schema>) => {
    const listId =
      typed.listId === NEW
        ? parseStreamId((await sendCommand('shortlists', { commandId, type: 'create', title: typed.title, jobId: null })).streamId).entityId
        : typed.listId;
    // One after the other, so that they have the order in which they were chosen.
    for (const { id: talentId } of casts)
      await sendCommand('shortlists', { commandId: crypto.randomUUID(), type: 'add', listId, talentId, note: typed.note, place: null });
  };
  return (
    <FieldsDialog
      title={heading}
      confirmLabel="追加する"
      schema={schema}
      start={{ listId: lists[0]?.id ?? NEW, title: '', note: '' }}
      fields={{
        listId: {
          as: 'select',
          label: 'リスト',
          required: true,
          options: [...lists.map((list) => ({ value: list.id, label: nameOf(list) })), { value: NEW, label: '新しいリストを作る' }],
        },
        title: { label: '新しいリストの名前', required: true, when: ({ listId }) => listId === NEW },
        note: casts.length === 1 ? { multiline: true } : undefined,
      }}
      send={send}
      done="リストに追加しました。マイページの「候補リスト」から開けます"
      onClose={onClose}
    />
  );
};

import { useState } from 'react';
import { z } from 'zod';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { messages } from '#domain/kernel/messages.ts';
import { deskFields } from '#domain/office/desk/fields.ts';
import { memberName } from '#domain/people/account/memberName.ts';
import { deskPath } from '#projections/office/desks.schema.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { Consequences } from '../../acts/words.tsx';
import { dealTitle } from '../../dealParts/texts.ts';
import { useActiveMembers } from '../../members/members.ts';
import { canApprove } from '../approvalBeyond.ts';

const { uid: memberId, text } = deskFields;
const schema = z.object({ uid: memberId.min(1, messages.required), text });

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  /** The fee to approve (yen), which is above the member's limit. */
  readonly fee: number;
  readonly limit: number;
  readonly onClose: () => void;
};

/**
 * Asks a colleague with a higher limit to approve: the deal is assigned to the colleague, whose
 * list shows it with the note. The note comes first, so that the assignee finds it.
 */
export default function AskApproverDialog({ kind, deal, fee, limit, onClose }: Props) {
  const own = useUid();
  const members = useActiveMembers();
  const approvers = (members ?? []).filter((member) => member.id !== own && canApprove(kind, fee, member));
  const [noteId] = useState(() => crypto.randomUUID());
  const workId = deal.id;
  const { send } = useCommand<{ readonly kind: DealKind; readonly workId: string; readonly uid: string }>({
    callable: 'desks',
    type: 'assign',
    shownBy: () => deskPath(kind, workId),
  });
  const nobody = members !== undefined && approvers.length === 0;
  return (
    <FieldsDialog
      title="承認者に承認を依頼しますか？"
      confirmLabel="承認者に依頼する"
      obstacle={nobody ? 'この報酬を承認できる担当者がいません。「管理者」の役割の方に、役割と上限の設定を依頼してください。' : undefined}
      schema={schema}
      start={{ uid: '', text: `承認をお願いします。報酬${formatYen(fee)}（税抜）は、承認できる上限${formatYen(limit)}を超えています。` }}
      fields={{
        uid: {
          as: 'select',
          options: approvers.map((member) => ({ value: member.id, label: memberName(member) })),
          blank: '選択してください',
        },
        text: { multiline: true },
      }}
      send={async ({ uid, text: words }) => {
        await sendCommand('desks', { type: 'note', kind, workId, text: words, commandId: noteId });
        return send({ kind, workId, uid }).then(withRefetch);
      }}
      done="承認者に依頼しました"
      onClose={onClose}
    >
      <p>{dealTitle(deal)}</p>
      <Consequences>{['選んだ方が担当になり、その方の「自分の担当」にメモとともに表示されます。']}</Consequences>
    </FieldsDialog>
  );
}

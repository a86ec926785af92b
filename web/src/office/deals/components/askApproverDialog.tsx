import { z } from 'zod';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { messages } from '#domain/kernel/messages.ts';
import { deskFields } from '#domain/office/desk/fields.ts';
import { memberName } from '#domain/people/account/memberName.ts';
import { deskPath } from '#projections/office/desks.schema.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { Consequences } from '../../acts/words.tsx';
import { dealTitle } from '../../dealParts/texts.ts';
import { limitText, useActiveMembers } from '../../members/members.ts';
import { canApprove } from '../approvalBeyond.ts';

const { approverId, text } = deskFields;
const schema = z.object({ approverId: approverId.min(1, messages.required), text });

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  /** The fee to approve (yen). */
  readonly fee: number | null;
  /** The member's limit, if the fee is above it. */
  readonly limit: number | null;
  readonly onClose: () => void;
};

const noteFor = (fee: number | null, limit: number | null): string =>
  fee === null || limit === null
    ? '代理の回答を登録したため、承認をお願いします。'
    : `承認をお願いします。報酬${formatYen(fee)}（税抜）は、承認できる上限${formatYen(limit)}を超えています。`;

/** Asks a colleague who may approve the fee. The answer comes back to the member. */
export default function AskApproverDialog({ kind, deal, fee, limit, onClose }: Props) {
  const own = useUid();
  const members = useActiveMembers();
  const approvers = (members ?? []).filter((member) => member.id !== own && canApprove(kind, fee, member));
  const workId = deal.id;
  const { send } = useCommand<{ readonly kind: DealKind; readonly workId: string; readonly approverId: string; readonly text: string }>({
    callable: 'desks',
    type: 'askApproval',
    shownBy: () => deskPath(kind, workId),
  });
  const nobody = members !== undefined && approvers.length === 0;
  return (
    <FieldsDialog
      title="承認者に承認を依頼しますか？"
      confirmLabel="承認者に依頼する"
      obstacle={nobody ? 'この報酬を承認できる担当者がいません。「管理者」の役割の方に、役割と上限の設定を依頼してください。' : undefined}
      schema={schema}
      start={{ approverId: '', text: noteFor(fee, limit) }}
      fields={{
        approverId: {
          as: 'select',
          options: approvers.map((member) => ({ value: member.id, label: `${memberName(member)}・${limitText(member)}` })),
          blank: '選択してください',
        },
        text: { multiline: true },
      }}
      send={(typed) => send({ kind, workId, ...typed }).then(withRefetch)}
      done="承認者に依頼しました"
      onClose={onClose}
    >
      <p>{dealTitle(deal)}</p>
      <Consequences>
        {[
          '選んだ方にメールでお知らせし、ホームの「依頼された承認」に表示されます。',
          '承認・否認されたとき、または依頼が返されたときに、メールとホームでお知らせします。',
        ]}
      </Consequences>
    </FieldsDialog>
  );
}

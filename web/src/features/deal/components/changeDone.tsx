import { useLocation, useParams } from 'react-router-dom';
import { longTime } from '#domain/kernel/format/times.ts';
import { useOwnDeal } from '#web/entities/deal/deals.ts';
import { type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

const words = { fee: '報酬', schedule: '終了日' } as const;

type State = { readonly pending: boolean; readonly proposes: boolean } | null;
type Props = { readonly kind: DealKind; readonly changed: keyof typeof words };

/** The page after fee or end was changed or a change was proposed. */
export const ChangeDone = ({ kind, changed }: Props) => {
  const { noun, idField, page } = kinds[kind];
  const { [idField]: id = '' } = useParams();
  const { pending = false, proposes = false } = (useLocation().state as State) ?? {};
  const proposal = useOwnDeal(kind, 'client', id).row?.proposal;
  const main = { to: page.client(id), label: `${noun}の詳細へ戻る` };
  if (!proposes && !proposal)
    return (
      <DoneMessage
        what={`${words[changed]}を変更しました。`}
        next={`キャストと事務局の画面にも、新しい${words[changed]}が表示されます。`}
        pending={pending}
        main={main}
      />
    );
  return (
    <DoneMessage
      isKnown={proposal != null}
      what="条件の変更を申し込みました。"
      next={`キャストの同意をお待ちください${proposal ? `（期限 ${longTime(proposal.due)}）` : ''}。同意するまで、今の条件は変わりません。`}
      pending={pending}
      main={main}
    />
  );
};

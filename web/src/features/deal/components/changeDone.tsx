import { useLocation, useParams } from 'react-router-dom';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';
import { type DealKind, kinds } from '../kinds.ts';

const words = { fee: '報酬', schedule: '終了日' } as const;

type Props = { readonly kind: DealKind; readonly changed: keyof typeof words };

/** After the fee or the end of a deal was changed. */
export const ChangeDone = ({ kind, changed }: Props) => {
  const { noun, idField, page } = kinds[kind];
  const { [idField]: id = '' } = useParams();
  const state = useLocation().state as { readonly pending: boolean } | null;
  return (
    <DoneMessage
      what={`${words[changed]}を変更しました。`}
      next={`キャストと事務局の画面にも、新しい${words[changed]}が表示されます。`}
      pending={state?.pending ?? false}
      main={{ to: page.client(id), label: `${noun}の詳細へ戻る` }}
    />
  );
};

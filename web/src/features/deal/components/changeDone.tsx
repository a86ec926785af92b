import { useLocation } from 'react-router-dom';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

const words = { fee: '報酬', schedule: '終了日' } as const;

type Props = { readonly changed: keyof typeof words; readonly back: { readonly to: string; readonly label: string } };

/** After the fee or the end of a deal was changed. */
export const ChangeDone = ({ changed, back }: Props) => {
  const state = useLocation().state as { readonly pending: boolean } | null;
  return (
    <DoneMessage
      what={`${words[changed]}を変更しました。`}
      next={`キャストと事務局の画面にも、新しい${words[changed]}が表示されます。`}
      pending={state?.pending ?? false}
      main={back}
    />
  );
};

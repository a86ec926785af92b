import { useLocation, useParams } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

type State = { readonly reopened: boolean; readonly pending: boolean } | null;

/** The page after a posting was changed. */
export default function JobEditDoneScreen() {
  const { jobId = '' } = useParams();
  const state = useLocation().state as State;
  return (
    <DoneMessage
      what={state?.reopened ? 'お仕事の内容を変更し、募集を再開しました。' : 'お仕事の内容を変更しました。'}
      next="変更した内容は、キャストの画面にも表示されます。"
      pending={state?.pending ?? false}
      main={{ to: href('clientOwnJob', { jobId }), label: 'お仕事の管理へ戻る' }}
    />
  );
}

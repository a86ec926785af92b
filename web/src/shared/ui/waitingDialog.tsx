import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailedState } from './failedState.tsx';
import { RowSkeletons } from './skeleton.tsx';

type Props = {
  readonly title: string;
  readonly query: { readonly isError: boolean; readonly refetch: () => unknown };
  readonly onClose: () => void;
};

export const WaitingDialog = ({ title, query, onClose }: Props) => (
  <Dialog
    title={title}
    onClose={onClose}
    actions={
      <Button variant="text" onClick={onClose}>
        閉じる
      </Button>
    }
  >
    {query.isError ? <FailedState onRetry={() => query.refetch()} /> : <RowSkeletons count={2} />}
  </Dialog>
);

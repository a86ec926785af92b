import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../ui/confirmDialog.tsx';

type Props = {
  /** False after the input is sent. */
  readonly when: boolean;
  readonly onDiscard?: () => void;
};

/** Lets the browser ask before the tab closes. */
export const useTabGuard = (when: boolean): void =>
  useEffect(() => {
    if (!when) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [when]);

export const LeaveGuard = ({ when, onDiscard }: Props) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // A replace comes from our code (done screen, guard), never from the user.
      when && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
  useTabGuard(when);
  if (blocker.state !== 'blocked') return null;
  const discard = () => {
    onDiscard?.();
    blocker.proceed();
  };
  return (
    <ConfirmDialog
      title="入力内容を破棄しますか？"
      confirmLabel="破棄して移動する"
      cancelLabel="編集を続ける"
      ends
      sending={false}
      error={undefined}
      onConfirm={discard}
      onCancel={blocker.reset}
    >
      <p>入力した内容は保存されていません。</p>
    </ConfirmDialog>
  );
};

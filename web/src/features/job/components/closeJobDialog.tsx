import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';

export default function CloseJobDialog({ jobId, onClose }: { readonly jobId: string; readonly onClose: () => void }) {
  const { send } = useCommand({ callable: 'jobs', type: 'close', shownBy: () => `jobs/${jobId}` });
  return (
    <CommandDialog
      title="このお仕事の募集を終了しますか？"
      confirmLabel="募集を終了する"
      ends
      send={() => send({ jobId })}
      done="募集を終了しました"
      onClose={onClose}
    >
      <p>終了すると、新しいエントリーを受け付けず、問い合わせやオファーも送れなくなります。元に戻せません。</p>
      <p>すでに届いているエントリーと、進行中のオファーはそのまま続きます。</p>
    </CommandDialog>
  );
}

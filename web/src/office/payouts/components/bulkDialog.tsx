import { useState } from 'react';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { ManyResults, type ResultWords } from '#web/shared/ui/manyResults.tsx';

export type BulkRow = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly warning?: string | undefined;
  readonly command: { readonly type: string; readonly [field: string]: unknown };
};

type Props = {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly words: ResultWords;
  readonly rows: readonly BulkRow[];
  readonly onSent?: () => unknown;
  readonly onClose: () => void;
};

export default function BulkDialog({ title, text, confirmLabel, words, rows: selected, onSent, onClose }: Props) {
  // A copy, since rows leave the list when they are done.
  const [rows] = useState(selected);
  const { sendAll, sending, resultFor, begun, left } = useManyCommands(rows, { pause: 2_000 });
  const confirm = async () => {
    const failed = await sendAll(async ({ command }, commandId) => {
      await sendCommand('payouts', { ...command, commandId });
    });
    await onSent?.();
    if (failed === 0) onClose();
  };
  const failed = begun && !sending ? '処理できなかった支払いがあります。理由をご確認ください。' : undefined;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={begun ? `残り${left}件をもう一度` : confirmLabel}
      sending={sending}
      error={left > 0 ? failed : undefined}
      obstacle={begun && left === 0 ? failed : undefined}
      wide
      onConfirm={() => void confirm().catch(() => undefined)} // each row carries its own result
      onCancel={onClose}
    >
      <p>{text}</p>
      <ManyResults label="支払い" rows={rows} resultFor={resultFor} words={words} />
    </ConfirmDialog>
  );
}

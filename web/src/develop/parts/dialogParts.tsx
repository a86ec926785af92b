import { useState } from 'react';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { ConfirmDialog, type Question } from '#web/shared/ui/confirmDialog.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Row } from '#web/shared/ui/stack.tsx';

type Example = Omit<Question, 'title' | 'children'> & { readonly error?: string; readonly sending?: boolean };

const accept = '承諾する';
const questions: Readonly<Record<string, Example>> = {
  確認: { confirmLabel: accept },
  終了する操作: { confirmLabel: '辞退する', ends: true },
  送信中: { confirmLabel: accept, sending: true },
  失敗: { confirmLabel: accept, error: '送信できませんでした。もう一度お試しください。' },
  できない操作: { confirmLabel: accept, obstacle: 'ほかの画面で状態が変わりました。' },
  広い確認: { confirmLabel: accept, wide: true },
};
/** The places where dialogs open. */
const places = { 上に開く: 'top', 下に開く: 'bottom', 全体に開く: 'full' } as const;

/** Buttons that open dialogs in their states. */
export const DialogParts = () => {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  const question = questions[open];
  const place = Object.entries(places).find(([name]) => name === open)?.[1];
  return (
    <Card title="ダイアログ">
      <Row>
        {[...Object.keys(questions), ...Object.keys(places)].map((name) => (
          <Button key={name} variant="outlined" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Row>
      {question ? (
        <ConfirmDialog title={open} sending={false} error={undefined} onCancel={close} onConfirm={close} {...question}>
          <p>ここに、何が起こるかを書きます。</p>
        </ConfirmDialog>
      ) : null}
      {place ? (
        <Dialog
          title={open}
          place={place}
          onClose={close}
          actions={
            <Button variant="text" onClick={close}>
              閉じる
            </Button>
          }
        >
          <p>ここに、内容が入ります。</p>
        </Dialog>
      ) : null}
    </Card>
  );
};

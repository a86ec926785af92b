import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { Phrases } from './phrases.tsx';

type Props = {
  readonly title: string;
  /** What will happen, in words. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly ends?: boolean;
  /**
   * What the way back is called, where that is not 戻る (after an act that ends something) or キャンセル.
   */
  readonly cancelLabel?: string;
  /** For what is shown as others will see it. */
  readonly wide?: boolean;
  readonly sending: boolean;
  readonly error: string | undefined;
  /** Why it cannot be sent any more; there is no button then. */
  readonly obstacle?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** One dialog, one command: its consequence, the button that names the act, and the way back (which has the focus where the act ends something). */
export const ConfirmDialog = ({
  title,
  children,
  confirmLabel,
  ends = false,
  cancelLabel = ends ? '戻る' : 'キャンセル',
  wide = false,
  sending,
  error,
  obstacle,
  onConfirm,
  onCancel,
}: Props) => (
  <Dialog
    title={<Phrases>{title}</Phrases>}
    place={wide ? 'wide' : 'middle'}
    busy={sending}
    onClose={onCancel}
    actions={
      <>
        <Button variant="text" onClick={onCancel} disabled={sending} autoFocus={ends}>
          {obstacle ? '閉じる' : cancelLabel}
        </Button>
        {obstacle ? null : (
          <Button tone={ends ? 'danger' : 'normal'} onClick={onConfirm} loading={sending} autoFocus={!ends}>
            <Phrases>{confirmLabel}</Phrases>
          </Button>
        )}
      </>
    }
  >
    {children}
    {obstacle ? <Notice tone="warning">{obstacle}</Notice> : null}
    {error && !obstacle ? <Notice tone="error">{error}</Notice> : null}
  </Dialog>
);

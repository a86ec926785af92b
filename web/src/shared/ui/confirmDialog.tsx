import type { ReactNode, SubmitEventHandler } from 'react';
import { Button } from './button.tsx';
import css from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { Phrases } from './phrases.tsx';

export type Question = {
  readonly title: string;
  /** The consequences as text, and fields if there are any. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly ends?: boolean | undefined;
  /** The label of the way back, if not 戻る (after an act that ends something) or キャンセル. */
  readonly cancelLabel?: string;
  /** For content that is shown as others see it. */
  readonly wide?: boolean;
  /** Why it can no longer be sent; then there is no button. */
  readonly obstacle?: string | undefined;
  /** The content changed while the dialog was open: the button first confirms that it was read. */
  readonly onRead?: (() => void) | undefined;
};

type Props = Question & {
  readonly sending: boolean;
  readonly error: string | undefined;
  readonly onCancel: () => void;
} & (
    | { readonly onConfirm: () => void; readonly onSubmit?: never }
    | { readonly onSubmit: SubmitEventHandler<HTMLFormElement>; readonly onConfirm?: never }
  );

/**
 * A dialog about one act: its consequence, the button that names the act, and the way back. The
 * first field has the focus, else the button, or the way back if the act ends something.
 */
export const ConfirmDialog = ({
  title,
  children,
  confirmLabel,
  ends = false,
  cancelLabel = ends ? '戻る' : 'キャンセル',
  wide = false,
  obstacle,
  onRead,
  sending,
  error,
  onCancel,
  onConfirm,
  onSubmit,
}: Props) => (
  <Dialog
    title={<Phrases>{title}</Phrases>}
    place={wide ? 'wide' : 'middle'}
    busy={sending}
    onSubmit={onRead ? (event) => event.preventDefault() : onSubmit}
    onClose={onCancel}
    message={obstacle ? <Notice tone="warning">{obstacle}</Notice> : error ? <Notice tone="error">{error}</Notice> : null}
    actions={
      <>
        <Button variant="text" onClick={onCancel} disabled={sending} autoFocus={!onSubmit && ends}>
          {obstacle ? '閉じる' : cancelLabel}
        </Button>
        {obstacle ? null : (
          <Button
            type={onSubmit && !onRead ? 'submit' : 'button'}
            variant={onRead ? 'outlined' : 'contained'}
            tone={ends ? 'danger' : 'normal'}
            onClick={onRead ?? onConfirm}
            loading={sending}
            autoFocus={!onSubmit && !ends}
          >
            <Phrases>{onRead ? '変更後の内容を確認しました' : confirmLabel}</Phrases>
          </Button>
        )}
      </>
    }
  >
    <fieldset disabled={sending} className={css.fields}>
      {children}
    </fieldset>
  </Dialog>
);

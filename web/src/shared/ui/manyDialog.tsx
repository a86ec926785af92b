import type { ReactNode, SubmitEventHandler } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** The button that sends; `again` sends what did not arrive. It can wait for a check before. */
type Act = {
  readonly first: string;
  readonly again: string;
  readonly tone?: 'danger';
  readonly autoFocus?: boolean;
  readonly loading?: boolean;
};

type Props = {
  readonly many: { readonly begun: boolean; readonly sending: boolean; readonly left: number };
  readonly title: string;
  readonly resultTitle: string;
  readonly act: Act;
  readonly cancel?: string;
  /** In place of the act when nothing is left to send. */
  readonly end?: ReactNode;
  readonly place?: 'wide';
  readonly onClose: () => void;
  readonly children: ReactNode;
} & (
  | { readonly onSend: () => void; readonly onSubmit?: never }
  /** Makes the dialog a form. */
  | { readonly onSubmit: SubmitEventHandler<HTMLFormElement>; readonly onSend?: never }
);

/** A dialog that sends several commands: before, while they are sent, and with their results. */
export const ManyDialog = (props: Props) => {
  const { many, title, resultTitle, act, cancel = 'キャンセル', end = null, place = 'middle', onSend, onSubmit, onClose, children } = props;
  const { begun, sending, left } = many;
  const { first, again, loading = false, ...look } = act;
  return (
    <Dialog
      title={begun ? resultTitle : title}
      place={place}
      busy={sending}
      onClose={onClose}
      onSubmit={onSubmit}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={sending}>
            {begun ? '閉じる' : cancel}
          </Button>
          {left > 0 || sending ? (
            <Button {...look} {...(onSubmit ? { type: 'submit' } : { onClick: onSend })} loading={sending || loading}>
              {begun ? again : first}
            </Button>
          ) : (
            end
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
};

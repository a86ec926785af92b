import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, type SubmitEventHandler, useId } from 'react';
import { Notice } from './notice.tsx';
import { Phrases } from './phrases.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly ends?: boolean;
  readonly sending: boolean;
  readonly error: string | undefined;
  /** Why it cannot be sent any more; there is no button then. */
  readonly obstacle?: string | undefined;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly onCancel: () => void;
};

/** A short form of one command over its page: fields, consequence, the button that names the act, and the way back. */
export const FormDialog = ({ title, children, submitLabel, ends = false, sending, error, obstacle, onSubmit, onCancel }: Props) => {
  const id = useId();
  return (
    <Dialog open onClose={sending ? undefined : onCancel} aria-labelledby={id}>
      <DialogTitle id={id}>
        <Phrases>{title}</Phrases>
      </DialogTitle>
      <form noValidate onSubmit={onSubmit}>
        <DialogContent>
          <fieldset disabled={sending} style={{ display: 'grid', gap: 20, padding: 0, border: 0, minWidth: 0 }}>
            {children}
            {obstacle ? <Notice tone="warning">{obstacle}</Notice> : null}
            {error && !obstacle ? <Notice tone="error">{error}</Notice> : null}
          </fieldset>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onCancel} disabled={sending}>
            {obstacle ? '閉じる' : ends ? '戻る' : 'キャンセル'}
          </Button>
          {obstacle ? null : (
            <Button type="submit" color={ends ? 'error' : 'secondary'} loading={sending}>
              <Phrases>{submitLabel}</Phrases>
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};

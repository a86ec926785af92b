import type { ReactNode, SubmitEventHandler } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import css from './formDialog.module.css';
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
export const FormDialog = ({ title, children, submitLabel, ends = false, sending, error, obstacle, onSubmit, onCancel }: Props) => (
  <Dialog
    title={<Phrases>{title}</Phrases>}
    busy={sending}
    onSubmit={onSubmit}
    onClose={onCancel}
    actions={
      <>
        <Button variant="text" onClick={onCancel} disabled={sending}>
          {obstacle ? '閉じる' : ends ? '戻る' : 'キャンセル'}
        </Button>
        {obstacle ? null : (
          <Button type="submit" tone={ends ? 'danger' : 'normal'} loading={sending}>
            <Phrases>{submitLabel}</Phrases>
          </Button>
        )}
      </>
    }
  >
    <fieldset disabled={sending} className={css.fields}>
      {children}
      {obstacle ? <Notice tone="warning">{obstacle}</Notice> : null}
      {error && !obstacle ? <Notice tone="error">{error}</Notice> : null}
    </fieldset>
  </Dialog>
);

import type { Side } from '#domain/kernel/commonFields.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { phrases } from '../phrases.ts';
import css from './composer.module.css';

type Props = {
  readonly side: Side;
  readonly onChoose: (phrase: string) => void;
  /** Opens the dialog for times. */
  readonly onDates: () => void;
  readonly onClose: () => void;
};

/** Phrases to insert; a chosen one can be edited before it is sent. */
export const PhrasesDialog = ({ side, onChoose, onDates, onClose }: Props) => (
  <Dialog
    title="定型文・日程"
    place="bottom"
    onClose={onClose}
    actions={
      <Button variant="text" onClick={onClose}>
        キャンセル
      </Button>
    }
  >
    <Button variant="outlined" onClick={onDates}>
      日程を提案する
    </Button>
    <p>定型文は、送信する前に書き換えられます。</p>
    <ul className={css.phrases}>
      {phrases[side].map((phrase) => (
        <li key={phrase}>
          <button
            type="button"
            onClick={() => {
              onChoose(phrase);
              onClose();
            }}
          >
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);

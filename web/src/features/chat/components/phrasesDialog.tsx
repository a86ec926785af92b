import type { Side } from '#domain/kernel/commonFields.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import css from './composer.module.css';

/** Frequent phrases. The gap 〇 is filled in before sending. */
const phrases = {
  client: [
    'お世話になっております。当日はどうぞよろしくお願いいたします。',
    '集合場所と時間のご連絡です。\n集合：〇時　場所：〇',
    '衣装と持ち物のご案内です。\n衣装：〇\n持ち物：〇',
    'ご不明な点がありましたら、こちらでお知らせください。',
    '本日はありがとうございました。またご一緒できましたら幸いです。',
  ],
  talent: [
    'ご連絡ありがとうございます。内容を確認しました。',
    '当日はどうぞよろしくお願いいたします。',
    '集合場所と時間を教えていただけますか。',
    '衣装や持ち物について、ご指定はありますか。',
    '本日はありがとうございました。またよろしくお願いいたします。',
  ],
} as const satisfies Record<Side, readonly string[]>;

type Props = {
  readonly side: Side;
  readonly onChoose: (phrase: string) => void;
  readonly onDates: () => void;
  readonly onClose: () => void;
};

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

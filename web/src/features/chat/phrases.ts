import type { Side } from '#domain/kernel/commonFields.ts';

/** Frequent phrases. The gap 〇 is filled in before sending. */
export const phrases = {
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

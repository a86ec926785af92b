export const inquiryMessages = [
  'プロフィールを拝見し、ご連絡しました。日程のご都合と、ご出演いただけるかをお聞かせください。',
  '以前のお仕事の写真を見て、今回の企画に合うと感じました。まずはご都合をうかがえますか。',
  '同じ役柄を探しております。競合する広告へのご出演がないか、あわせてお知らせください。',
] as const;

export const offerMessages = [
  'プロフィールの写真と自己PRを拝見し、今回の役にぜひと思い、オファーをお送りします。',
  '監督が以前のお仕事を拝見しました。ご一緒できましたら幸いです。',
  '日程は条件書のとおりです。ご不明な点は、メッセージでお気軽にお尋ねください。',
] as const;

/** Reasons of casts and clients, with the texts that some add. */
export const castReasons = [
  { reasonCode: 'SCHEDULE', reason: '同じ週に舞台の本番があります。' },
  { reasonCode: 'FEE' },
  { reasonCode: 'OTHER_WORK' },
  { reasonCode: 'PLACE' },
] as const;
export const clientReasons = [{ reasonCode: 'PLAN', reason: '撮影の時期を見直しています。' }, { reasonCode: 'OTHER_CAST' }] as const;

export const entryPrs = [
  '募集の内容を拝見し、これまでの経験を生かせると考えてエントリーしました。衣装合わせにも伺えます。',
  '同じ内容の撮影に三度参加しました。早朝からの集合にも慣れています。',
  '地元での撮影と知り、ぜひ参加したいと思いました。方言の台詞もお任せください。',
  '舞台の経験が長く、初対面の方との掛け合いを得意としています。',
  '準備から片付けまで、周りを見て動くことを心がけています。短い時間でも力になれます。',
] as const;

export const entrySchedules = [
  '記載の日程はすべて空いています。前日の準備からの参加も可能です。',
  '平日はいつでも伺えます。',
  '午前中は別の予定があり、13時以降に入れます。',
  '二日目のみ、18時までの参加となります。',
] as const;

/** Reasons with which a side refuses. */
export const refusals = [
  { reasonCode: 'IMAGE', reason: '今回は、役柄の年齢に近い方にお願いすることになりました。' },
  { reasonCode: 'SCHEDULE' },
  { reasonCode: 'EXPERIENCE', reason: '多くのエントリーをいただき、今回は経験の近い方を選びました。' },
] as const;

/** Reasons with which the office denies a deal. */
export const disapprovals = [
  '同じ時期に、競合する広告への出演があるためです。',
  '連絡先の記載があり、内容を確認しているためです。',
] as const;

/** Reasons with which the office force-closes a deal. */
export const forcedEnds = ['撮影が中止になったと、両者から連絡がありました。', '会場の都合で開催が見送られたためです。'] as const;

type Said = readonly [score: 1 | 3 | 5, comment: string];

export const clientReviews: readonly Said[] = [
  [5, '現場の雰囲気を明るくしてくださいました。準備も丁寧で、またぜひお願いしたいです。'],
  [5, '限られた時間の中で、期待以上の演技をしてくださいました。'],
  [5, '急な変更にも落ち着いて対応してくださいました。'],
  [3, '演技は十分でしたが、到着が予定より遅れました。'],
  [5, ''],
  [5, '指示の意図をすぐに理解してくださり、予定より早く終えられました。'],
  [3, '当日の持ち物の確認が足りず、衣装を借りる場面がありました。'],
];

export const castReviews: readonly Said[] = [
  [5, '段取りがよく、休憩にも気を配ってくださいました。安心して臨めました。'],
  [5, '初めての現場でしたが、丁寧に説明してくださいました。'],
  [3, '当日の集合場所が分かりにくかったのですが、進行は丁寧でした。'],
  [5, ''],
  [5, '完成した映像をすぐに見せてくださり、励みになりました。'],
  [1, '終了が予定より三時間遅くなり、帰りの電車に間に合いませんでした。'],
  [5, '台本を早めにいただけたので、落ち着いて準備できました。'],
];

import { type Act, entityIdOf, type Person } from './acts.ts';
import { around, people } from './demoPeople.ts';
import { momentAfter, randomOf } from './moments.ts';

/**
 * Questions to the office: two open ones, and two of the demo cast, one answered and one closed.
 */
export const contactActs = (now: number): Act[] => {
  const { clients, casts, office } = people;
  const asks = (days: number, by: Person, label: string, category: string, text: string, side: 'cast' | 'client'): Act => ({
    at: around(now, days, side, label),
    by,
    callable: 'contacts',
    label,
    command: { type: 'open', category, text },
  });
  const [first, second] = [casts[0] as Person, casts[2] as Person];
  /** A question of the demo cast with the office's answer within a working day. */
  const handled = (
    days: number,
    label: string,
    category: string,
    text: string,
    act: { readonly type: string; readonly [field: string]: unknown },
  ): Act[] => {
    const asked = asks(days, first, label, category, text, 'cast');
    const command = { ...act, contactId: entityIdOf(first, label) };
    return [
      asked,
      { at: momentAfter(asked.at, 'office', randomOf(label)), by: office, callable: 'contacts', label: `${label}: handled`, command },
    ];
  };
  return [
    asks(
      1.4,
      second,
      'ask about the login',
      'ACCOUNT',
      '機種変更をしたところ、通知先のメールが届かなくなりました。確認をお願いします。',
      'cast',
    ),
    asks(0.3, clients[2] as Person, 'ask about the bill', 'BILLING', '請求書の宛名を、部署名なしに変更できますか？', 'client'),
    {
      at: around(now, 20, 'office', 'write first'),
      by: office,
      callable: 'contacts',
      label: 'write first',
      command: {
        type: 'begin',
        uid: first.uid,
        role: 'talent',
        category: 'ACCOUNT',
        text: 'いつもご利用ありがとうございます。\nプロフィールの写真を新しくされる場合は、編集の画面から差し替えられます。',
      },
    },
    ...handled(7, 'ask about the payment', 'DEAL', '終わったお仕事の報酬は、いつ振り込まれますか？', {
      type: 'answer',
      closes: false,
      text: 'お問い合わせありがとうございます。\n支払期日は、お仕事ごとの条件書に記載しています。オファーの詳細の「条件書」からご確認ください。',
    }),
    ...handled(40, 'thank for the help', 'OTHER', '先日は電話でのご対応、ありがとうございました。解決しました。', { type: 'close' }),
  ];
};

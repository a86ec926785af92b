import { type Act, entityIdOf, type Person } from './acts.ts';
import { momentAfter, randomOf } from './moments.ts';
import { around, people } from './people.ts';

/** Questions to the office: a cast's that waits for more than a day, a client's of today, and one of the demo cast that was answered. */
export const contactActs = (now: number): Act[] => {
  const { clients, casts, office } = people;
  const asks = (days: number, by: Person, label: string, category: string, text: string, side: 'cast' | 'client'): Act => ({
    ...{ at: around(now, days, side, label), by, callable: 'contacts', label },
    command: { type: 'open', category, text },
  });
  const [first, second] = [casts[0] as Person, casts[2] as Person];
  const answered = 'ask about the payment';
  const asked = asks(7, first, answered, 'DEAL', '終わったお仕事の報酬は、いつ振り込まれますか？', 'cast');
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
    asked,
    {
      ...{ at: momentAfter(asked.at, 'office', randomOf(answered)), by: office, callable: 'contacts', label: 'answer about the payment' },
      command: {
        ...{ type: 'answer', contactId: entityIdOf(first, answered), closes: false },
        text: 'お問い合わせありがとうございます。\n支払期日は、お仕事ごとの条件書に記載しています。オファーの詳細の「条件書」からご確認ください。',
      },
    },
  ];
};

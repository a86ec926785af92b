import { shortTime } from '../../kernel/format/times.ts';
import { asNotified, both, type EventWords, type noticesTo, step } from '../../kernel/words/row.ts';
import type { HeardAnswer } from './fields.ts';
import { proxyChannelLabels } from './fields.ts';

/** The text of the office's answer, for both sides. */
const answered = {
  accept: '承諾しました',
  refuse: '辞退しました',
  refuseInquiry: '問い合わせを辞退しました',
  agreeChange: '条件の変更に同意しました',
  declineChange: '変更に同意しませんでした',
} as const satisfies Readonly<Record<HeardAnswer['answer'], string>>;

/** 「事務局が代理で承諾しました（電話、11/21 14:05）」 */
export const proxyInWords = ({ answer, channel, heardAt }: HeardAnswer): string =>
  `事務局が代理で${answered[answer]}（${proxyChannelLabels[channel]}、${shortTime(heardAt)}）`;

const stepOfAnswer = ({ proxy }: { readonly proxy: HeardAnswer | null }) => {
  const said = proxy ? proxyInWords(proxy) : '事務局が代理で回答しました';
  return step(both(said), both(`${said}。`));
};

/**
 * The words of answers that the office gave for the cast; offers and entries share them. The
 * answer's own event notifies the client.
 */
export const proxyWords = <const Prefix extends 'Offer' | 'Entry'>(
  prefix: Prefix,
  { toClient, toTalent, toBoth }: ReturnType<typeof noticesTo>,
) => {
  const rows = {
    AnsweredOnBehalf: {
      history: '事務局が代理で回答',
      topic: 'terms',
      step: stepOfAnswer,
      notifies: {
        talent: toTalent(
          '事務局が代理で回答しました',
          'ご連絡いただいた回答を、事務局が代理で登録しました。身に覚えがないときは、期限までにお仕事の画面で「身に覚えがない」を押してください。',
        ),
      },
      mails: { talent: asNotified('回答を確認する・身に覚えがないとき') },
    },
    ProxyDisputed: {
      history: '代理回答に異議',
      topic: 'terms',
      step: step(
        { client: 'キャストが事務局の代理回答に異議を申し出ました', talent: '事務局の代理回答に異議を申し出ました' },
        both('事務局の代理回答に、キャストから異議がありました。事務局が確認します。'),
      ),
      notifies: {
        client: toClient(
          '回答に異議がありました',
          '事務局の代理回答に、キャストから異議がありました。事務局が確認するまで、承認と確定はできません。',
        ),
      },
      mails: { client: asNotified() },
    },
    ProxySettled: {
      history: '代理回答への異議を確認',
      topic: 'terms',
      step: step(both('事務局が異議を確認しました'), both('事務局が異議の内容を確認しました。')),
      notifies: toBoth('事務局が異議を確認しました', '代理回答への異議を、事務局が確認しました。結果をご確認ください。'),
      mails: { client: asNotified(), talent: asNotified() },
    },
  } as const satisfies Readonly<Record<string, EventWords>>;
  return Object.fromEntries(Object.entries(rows).map(([name, words]) => [`${prefix}${name}`, words])) as {
    readonly [Name in keyof typeof rows as `${Prefix}${Name}`]: (typeof rows)[Name];
  };
};

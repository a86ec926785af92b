/** How the mails of a topic arrive: each at once, one per day, or none. */
export const mailChoices = ['each', 'digest', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];
export const mailChoiceLabels = {
  each: 'そのつど',
  digest: '1日1回まとめて',
  off: '受け取らない',
} as const satisfies Record<MailChoice, string>;

/** The id of the section of the settings page with these choices. */
export const NOTICE_SETTINGS = 'notices';

type Topic = {
  readonly label: string;
  /** The content of these mails, for the settings page. */
  readonly about: string;
  /** The possible choices. Empty: these mails are always sent. */
  readonly choices: readonly MailChoice[];
  /** Why a choice is missing, or its consequence. */
  readonly note: string | null;
};

/**
 * The mail topics, in the order of the settings. On-screen notifications cannot be switched off.
 */
export const topics = {
  offers: {
    label: 'オファーと出演の問い合わせ',
    about: '出演の問い合わせ、オファーへの回答、事務局の確認の結果',
    choices: mailChoices,
    note: null,
  },
  entries: { label: 'エントリーと選考', about: 'エントリーの受付、選考の結果、辞退', choices: mailChoices, note: null },
  deadlines: {
    label: '期限のお知らせ',
    about: '回答と確定の期限が近いとき',
    choices: ['each', 'off'],
    note: '期限を過ぎると取引は終了します。まとめると間に合わないことがあるため、そのつどお送りします。',
  },
  messages: { label: '未読のメッセージ', about: 'メッセージが未読のままのとき', choices: mailChoices, note: null },
  reviews: { label: '完了と評価', about: 'お仕事の完了、評価のお願い', choices: mailChoices, note: null },
  searches: {
    label: '保存した検索条件の新着',
    about: '保存した検索条件に合う新着',
    choices: [],
    note: '検索条件ごとに、「保存した検索条件」の画面で選べます。',
  },
  terms: {
    label: '条件・成立・取り消し',
    about: '届いたオファーとその条件、成立、条件の変更、取り消しと精算',
    choices: [],
    note: 'お仕事の条件をお知らせする大切なメールのため、停止できません。',
  },
  account: {
    label: 'アカウントと事務局からの回答',
    about: '登録の確認、保護者の同意、請求書、お問い合わせへの回答',
    choices: [],
    note: 'アカウントを守るためのメールと、ご依頼への回答のため、停止できません。',
  },
} as const satisfies Readonly<Record<string, Topic>>;

export type TopicName = keyof typeof topics;
export const topicNames = Object.keys(topics) as readonly TopicName[];

export type ChosenTopic = { [Name in TopicName]: (typeof topics)[Name]['choices'][number] extends never ? never : Name }[TopicName];
export const choicesOf = (topic: TopicName): readonly MailChoice[] => topics[topic].choices;
const isChosen = (topic: TopicName): topic is ChosenTopic => choicesOf(topic).length > 0;
export const chosenTopics = topicNames.filter(isChosen) as [ChosenTopic, ...ChosenTopic[]];

/** How the mails of a topic arrive for a person: the chosen way, by default at once. */
export const mailChoiceOf = (topic: TopicName, chosen: Readonly<Record<string, string>> = {}): MailChoice =>
  choicesOf(topic).find((choice) => choice === chosen[topic]) ?? 'each';

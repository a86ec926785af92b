import type { ActionBy } from '#domain/work/deal/row.ts';
import type { entryTable } from '#domain/work/entry/table.ts';
import type { offerTable } from '#domain/work/offer/table.ts';
import type { Deal, DealAction, DealKind } from '#web/entities/deal/kinds.ts';

export const PROPOSAL = 'proposal';

export type ActWords = {
  /**
   * main: continues the deal. answer: another answer to the same question. end: in the menu.
   * change: in the card of a proposed change.
   */
  readonly kind: 'main' | 'answer' | 'end' | 'change';
  readonly label: string;
  readonly title: string;
  readonly consequence: string;
  readonly toast: string;
  readonly ends?: boolean;
  /** Whether the dialog shows the terms that the user agrees to. */
  readonly binds?: boolean;
  readonly help?: string;
};
type LinkWords = Pick<ActWords, 'kind' | 'label'>;

/** Terms are changed on separate pages. */
type Change = 'changeFee' | 'changeSchedule' | 'changeTerms' | 'proposeChange';
type Acts = {
  readonly offer: Exclude<ActionBy<typeof offerTable, 'client' | 'talent'>, Change> | 'cancelInquiry';
  readonly entry: Exclude<ActionBy<typeof entryTable, 'client' | 'talent'>, Change> | 'declineTerms';
};

const changeActs = {
  agreeChange: {
    kind: 'change',
    label: 'この変更に同意する',
    title: '条件の変更に同意しますか？',
    consequence: '同意すると、クライアントに通知されます。同意は取り消せません。',
    toast: '条件の変更に同意しました',
  },
  declineChange: {
    kind: 'change',
    label: '今の条件のまま続ける',
    title: '条件の変更に同意せず、今の条件のまま続けますか？',
    consequence: '条件は変わりません。クライアントに通知されます。',
    toast: '今の条件のまま続けます',
  },
  withdrawChange: {
    kind: 'change',
    label: '条件の変更を取り消す',
    title: '条件の変更の申し込みを取り消しますか？',
    consequence: '取り消すと、今の条件のまま続きます。キャストに通知されます。',
    toast: '条件の変更を取り消しました',
  },
} as const satisfies Readonly<Record<string, ActWords>>;
/** A counter-offer of the cast, and the answers to it. */
const counterActs = {
  proposeCounter: { kind: 'answer', label: '条件を相談する' },
  agreeCounter: {
    kind: 'change',
    label: 'この条件に同意する',
    title: '相談された条件に同意しますか？',
    consequence: '同意すると、この条件での承諾になり、事務局が内容を確認します。キャストのもう一度の回答は要りません。',
    toast: '条件の相談に同意しました。承諾になりました',
    binds: true,
  },
  declineCounter: {
    kind: 'change',
    label: '相談を見送る',
    title: '条件の相談を見送りますか？',
    consequence: '相談だけが終わります。オファーは、元の条件のまま回答期限まで有効です。キャストに通知されます。',
    toast: '条件の相談を見送りました。オファーは回答期限まで有効です',
    help: 'キャストにも表示されます',
  },
  withdrawCounter: {
    kind: 'change',
    label: '相談を取り消す',
    title: '条件の相談を取り消しますか？',
    consequence: '相談だけが終わります。オファーは、元の条件のまま回答期限まで有効です。クライアントに通知されます。',
    toast: '条件の相談を取り消しました',
  },
} as const satisfies Readonly<Record<string, ActWords | LinkWords>>;
const cancelActs = {
  requestCancellation: {
    kind: 'end',
    label: '取り消しを申し込む',
    title: '成立したお仕事の取り消しを申し込みますか？',
    consequence: '事務局が内容を確認して、精算します。それまで、お仕事は成立したままです。申し込みと理由は、相手にも表示されます。',
    toast: '取り消しを申し込みました。事務局の確認をお待ちください',
    ends: true,
  },
  withdrawCancellation: {
    kind: 'change',
    label: '取り消しの申し込みを撤回する',
    title: '取り消しの申し込みを撤回しますか？',
    consequence: '撤回すると、お仕事は成立したまま続きます。相手に通知されます。',
    toast: '取り消しの申し込みを撤回しました',
  },
} as const satisfies Readonly<Record<string, ActWords>>;
/** Objecting to an answer that the office recorded for the cast. */
const proxyActs = {
  disputeProxy: {
    kind: 'change',
    label: '身に覚えがない',
    title: 'この回答に身に覚えがありませんか？',
    consequence:
      '異議として事務局に伝わります。事務局が確認するまで、承認と確定は止まります。異議があったことは、クライアントにも通知されます。',
    toast: '異議を受け付けました。事務局の確認をお待ちください',
    help: '事務局だけが確認できます',
  },
} as const satisfies Readonly<Record<string, ActWords>>;
/** Like `declineChange`, before any terms were agreed. */
const declineTerms = {
  kind: 'change',
  label: 'この条件には同意しない',
  title: 'この条件に同意しませんか？',
  consequence: 'この条件では成立しません。選考は続き、クライアントに通知されます。',
  toast: '同意しないことを伝えました',
} as const satisfies ActWords;

export const actTexts = {
  offer: {
    accept: {
      kind: 'main',
      label: 'このオファーを承諾する',
      title: 'オファーを承諾しますか？',
      consequence: '承諾すると、事務局が内容を確認します。承諾のあとは、ご自身で取り消すことはできません。',
      toast: 'オファーを承諾しました',
      binds: true,
    },
    refuse: {
      kind: 'answer',
      label: 'このオファーを辞退する',
      title: 'オファーを辞退しますか？',
      consequence: '辞退すると、このオファーは終了します。元に戻せません。',
      toast: 'オファーを辞退しました',
      ends: true,
      help: 'クライアントにも表示されます',
    },
    answerInquiry: {
      kind: 'main',
      label: 'この問い合わせに回答する',
      title: '問い合わせに回答しますか？',
      consequence: '出演できるか、希望の報酬などを伝えます。この回答では、お仕事は決まりません。回答はあとから変更できます。',
      toast: '問い合わせに回答しました',
    },
    refuseInquiry: {
      kind: 'answer',
      label: 'この問い合わせを辞退する',
      title: '問い合わせを辞退しますか？',
      consequence: '辞退すると、この問い合わせは終了します。元に戻せません。',
      toast: '問い合わせを辞退しました',
      ends: true,
      help: 'クライアントにも表示されます',
    },
    ...counterActs,
    continueInquiry: { kind: 'main', label: '条件を決めてオファーを送る' },
    approve: {
      kind: 'main',
      label: 'この内容で依頼を確定する',
      title: '依頼を確定しますか？',
      consequence:
        '確定すると、オファーが成立します。成立後の取り消しは、事務局への申し込みが必要です。終了日になると自動で完了し、事務局からご請求します。',
      toast: '依頼を確定しました。オファーが成立しました',
      binds: true,
    },
    ...changeActs,
    ...cancelActs,
    ...proxyActs,
    decline: {
      kind: 'answer',
      label: '今回は見送る',
      title: '依頼を見送りますか？',
      consequence: '見送ると、このオファーは不成立で終了します。元に戻せません。',
      toast: '依頼を見送りました',
      ends: true,
      help: 'キャストにも表示されます',
    },
    cancel: {
      kind: 'end',
      label: 'このオファーを取り消す',
      title: 'オファーを取り消しますか？',
      consequence: '取り消すと、このオファーは終了し、キャストに通知されます。元に戻せません。',
      toast: 'オファーを取り消しました',
      ends: true,
      help: 'キャストにも表示されます',
    },
    cancelInquiry: {
      kind: 'end',
      label: 'この問い合わせを取り消す',
      title: '問い合わせを取り消しますか？',
      consequence: '取り消すと、この問い合わせは終了し、キャストに通知されます。元に戻せません。',
      toast: '問い合わせを取り消しました',
      ends: true,
      help: 'キャストにも表示されます',
    },
  },
  entry: {
    startDeciding: {
      kind: 'main',
      label: '選考を開始する',
      title: '選考を開始しますか？',
      consequence: '選考を開始したことが、キャストにも伝わります。選考中は、報酬と終了日を決めて依頼を確定するか、見送りを選べます。',
      toast: '選考を開始しました',
    },
    approve: {
      kind: 'main',
      label: 'この方に依頼を確定する',
      title: '報酬と終了日を決めて、依頼を確定しますか？',
      consequence:
        '確定すると、エントリーが成立します。成立後の取り消しは、事務局への申し込みが必要です。終了日になると自動で完了し、事務局からご請求します。',
      toast: '依頼を確定しました。エントリーが成立しました',
    },
    ...changeActs,
    ...cancelActs,
    ...proxyActs,
    declineTerms,
    withdraw: {
      kind: 'end',
      label: 'このエントリーを辞退する',
      title: 'エントリーを辞退しますか？',
      consequence: '辞退すると、このエントリーは終了し、クライアントに通知されます。元に戻せません。',
      toast: 'エントリーを辞退しました',
      ends: true,
      help: 'クライアントにも表示されます',
    },
    refuse: {
      kind: 'answer',
      label: '今回は見送る',
      title: '起用を見送りますか？',
      consequence: '見送ると、このエントリーは終了します。元に戻せません。',
      toast: '起用を見送りました',
      ends: true,
      help: 'キャストにも表示されます',
    },
  },
} as const satisfies { readonly [K in DealKind]: Readonly<Record<Acts[K], ActWords | LinkWords>> };

const inCase = (action: DealAction, deal: Deal): string => {
  if (action === 'cancel' && 'offeredAt' in deal && deal.offeredAt === null) return 'cancelInquiry';
  return action === 'declineChange' && deal.status === 'IS_DECIDING' ? 'declineTerms' : action;
};

export const dialogWords = (kind: DealKind, action: DealAction, deal: Deal): ActWords | null => {
  const texts: Readonly<Record<string, ActWords | LinkWords>> = actTexts[kind];
  const words = texts[inCase(action, deal)];
  return words && 'title' in words ? words : null;
};

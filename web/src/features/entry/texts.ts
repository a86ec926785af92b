import type { ActWords } from '#web/features/deal/public.ts';
import type { EntryAction } from './openActions.ts';

/** The words of a client's answers. */
export const answerTexts = {
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
    consequence: '確定すると、エントリーが成立します。成立後の取り消しはできません。終了日になると自動で完了し、事務局からご請求します。',
    toast: '依頼を確定しました。エントリーが成立しました',
  },
  refuse: {
    kind: 'answer',
    label: 'この方の起用を見送る',
    title: '起用を見送りますか？',
    consequence: '見送ると、このエントリーは終了します。元に戻せません。',
    toast: '起用を見送りました',
    ends: true,
    help: 'キャストにも表示されます',
  },
} as const satisfies Partial<Record<EntryAction, ActWords>>;

export type AnswerAction = keyof typeof answerTexts;
export const isAnswer = (action: string): action is AnswerAction => action in answerTexts;

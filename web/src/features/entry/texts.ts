/** The words of a client's answers: the button, its dialog, and what will happen. */
export const answerTexts = {
  startDeciding: {
    label: '選考を開始する',
    title: '選考を開始しますか？',
    consequence: '選考を開始したことが、キャストにも伝わります。選考中は、報酬と終了日を決めて成立させるか、見送りを選べます。',
    toast: '選考を開始しました',
  },
  approve: {
    label: 'このエントリーを成立させる',
    title: '報酬と終了日を決めて成立させる',
    consequence: '成立すると、取り消しはできません。終了日になると自動で完了し、事務局からご請求します。',
    toast: 'エントリーが成立しました',
  },
  refuse: {
    label: 'このエントリーを見送る',
    title: 'エントリーを見送りますか？',
    consequence: '見送ると、このエントリーは終了します。元に戻せません。',
    toast: 'エントリーを見送りました',
  },
} as const;

export type AnswerAction = keyof typeof answerTexts;

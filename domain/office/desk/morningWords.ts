import { type WaitingWork, waitingWorks } from './waitingLists.ts';

const workLabels: Readonly<Record<WaitingWork, string>> = {
  offers: 'オファー',
  entries: 'エントリー',
  clients: '認証待ちのクライアント',
  talents: '公開待ちのキャスト',
  reports: '未対応の通報',
  contacts: '未回答のお問い合わせ',
  settlements: '決定待ちの精算',
  bills: '未請求の取引',
  stopped: '止まっている処理・送れなかったメール',
};

/** For a member of the office, in the morning: numbers of waiting items, without names. */
export const officeMorningWords = (waits: Readonly<Partial<Record<WaitingWork, number>>>) => {
  const works = waitingWorks.filter((work) => (waits[work] ?? 0) > 0);
  return {
    title: `対応を待っているものが${works.length}種類あります`,
    body: '今朝の時点で、事務局の対応を待っているものの件数です。平日の朝にお送りしています。',
    facts: works.map((work) => [workLabels[work], `${waits[work]}件`] as const),
  };
};

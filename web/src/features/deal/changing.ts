/** Terms that can be changed alone. */
export type Changed = 'fee' | 'schedule';

/** The command that changes a term immediately. */
export const changeActions = { fee: 'changeFee', schedule: 'changeSchedule' } as const satisfies Record<Changed, string>;

/** The texts of a change. */
export const changeWords = {
  fee: { open: '報酬を変更', title: '報酬の変更', change: '報酬を変更する', done: '報酬を変更しました' },
  schedule: { open: '終了日を変更', title: '終了日の変更', change: '終了日を変更する', done: '終了日を変更しました' },
  propose: '条件の変更を申し込む',
  proposed: '条件の変更を申し込みました。キャストの同意をお待ちください',
} as const;

/** What forms that set a deal's terms say below their fields. */
export const feeHelp = '消費税を除いた金額を、円単位で入力してください';
export const scheduleHelp = '日本時間のこの日時に、自動で完了します';

/** The words of an act: its button, its dialog, what will happen, and the toast after it. */
export type ActWords = {
  /** main: moves the deal on. answer: another answer to the same question. end: in the menu. */
  readonly kind: 'main' | 'answer' | 'end';
  readonly label: string;
  readonly title: string;
  readonly consequence: string;
  readonly toast: string;
  /** Whether it ends the deal. */
  readonly ends?: boolean;
  /** Below the field of what is written with it. */
  readonly help?: string;
};

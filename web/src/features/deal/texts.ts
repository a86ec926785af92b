/** What forms that set a deal's terms say below their fields. */
export const feeHelp = '消費税を除いた金額を、円単位で入力してください';
export const scheduleHelp = '日本時間のこの日時に、自動で完了します';

/** The words of an act that a dialog asks about: its button, the dialog, what will happen, and what is said once it is done. */
export type ActWords = {
  /** main: it moves the deal on. answer: the other answer to the same question. end: behind the menu. */
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

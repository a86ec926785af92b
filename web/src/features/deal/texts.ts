/** What forms that set a deal's terms say below their fields. */
export const feeHelp = '消費税を除いた金額を、円単位で入力してください';
export const scheduleHelp = '日本時間のこの日時に、自動で完了します';

/** Errors that forms show before they send. Apart, so that forms do not load all messages. */
export const foreseenMessages = {
  'payment-too-late': '支払期日は、最後のお仕事の日から60日以内の日付を指定してください。',
  'schedule-in-past': '終了日には、これからの日時を指定してください。',
  'schedule-too-far': '終了日は2年以内の日時を指定してください。',
  'schedule-passed': '終了日を過ぎているため承認できません。クライアントへ終了日の変更を依頼するか、強制終了してください。',
  'upload-missing': 'アップロードされたファイルが見つかりません。もう一度ファイルを選択してください。',
  'upload-unreadable': 'ファイルの内容を確認できませんでした。別のファイルを選択してください。',
} as const;

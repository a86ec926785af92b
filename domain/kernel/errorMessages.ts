/** Every refusal that a user can meet, in one table (spec section 8; codes the spec leaves open are ours). */
export const errorMessages = {
  // spec section 8, application
  'entry-exist': 'このお仕事には、すでにエントリーがあるため、操作できません。',
  'offer-exist': 'このお仕事では、すでに問い合わせまたはオファーがあるため、操作できません。',
  'job-ended': 'このお仕事は募集を終了しています。',
  'permission-denied': '入力内容に不備があるか、アクセス権限がありません。',
  'storage-unknown': '不明なエラーが発生しました。もう一度お試しください。',
  fallback: 'エラーが発生しました。しばらく経ってからもう一度お試しください。',
  // before the decision
  unauthenticated: 'ログインしてください。',
  'email-unverified': 'メールアドレスの確認が済んでいません。確認メールのリンクを開いてください。',
  'account-suspended': 'このアカウントは現在休止中です。',
  'not-certified': 'この操作は認証が完了次第ご利用いただけます。事務局より認証されるまでしばらくお待ち下さい。',
  'invalid-argument': '入力内容をご確認ください。',
  'command-id-reused': '同じ操作番号で異なる内容が送信されました。画面を再読み込みしてから、もう一度お試しください。',
  'too-many-requests': '操作が集中しています。しばらく経ってからもう一度お試しください。',
  aborted: 'ほかの操作と重なりました。もう一度お試しください。',
  // decisions
  'not-found': '対象が見つかりません。すでに削除された可能性があります。',
  'already-exists': 'すでに登録されています。',
  'status-conflict': '現在の状態では、この操作はできません。最新の状態をご確認ください。',
  'deadline-passed': '期限を過ぎているため、この操作はできません。',
  'deadline-not-reached': '期限前のため、まだ実行できません。',
  'schedule-in-past': '終了日には、これからの日時を指定してください。',
  'schedule-too-far': '終了日は2年以内の日時を指定してください。',
  'schedule-passed': '終了日を過ぎているため承認できません。クライアントへ終了日の変更を依頼するか、強制終了してください。',
  'role-already-chosen': 'ご利用方法はすでに選択されています。変更をご希望の場合は事務局へお問い合わせください。',
  'talent-unavailable': 'このキャストは現在、問い合わせやオファーを受け付けていません。',
  'talent-unpublished': 'プロフィールが公開されていないため、エントリーできません。事務局の確認をお待ちください。',
  'ta-code-unknown': 'TAコードを確認できませんでした。コードと、プロフィールのお名前（カナ）・生年月日をご確認ください。',
  'ta-code-taken': 'このTAコードは、すでに別のアカウントで使われています。事務局へお問い合わせください。',
  'account-withdrawn': 'このアカウントは退会済みです。',
  'deals-open': '進行中のお仕事があるため、退会できません。すべて完了してから、もう一度お手続きください。',
  'confirmation-invalid': '確認コードが正しくありません。メールに記載された最新のリンクを開いてください。',
  'confirmation-expired': '確認の期限が過ぎました。もう一度、通知先メールアドレスの変更をお手続きください。',
  'upload-missing': 'アップロードされたファイルが見つかりません。もう一度ファイルを選択してください。',
  'upload-unreadable': 'ファイルの内容を確認できませんでした。別のファイルを選択してください。',
  'terms-changed': '利用規約が改定されました。画面を再読み込みして、最新の内容をご確認ください。',
  'too-many-rows': 'Excelのシートには1,048,575件まで書き込めます。月やクライアントで絞り込むか、CSVを選んでください。',
  'profile-required': '先にプロフィールを登録してください。',
} as const;

export type ErrorCode = keyof typeof errorMessages;

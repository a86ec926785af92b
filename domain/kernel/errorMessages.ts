import { foreseenMessages } from './foreseenMessages.ts';
import { transportMessages } from './transportMessages.ts';

/** Every refusal that a user can meet, in one table (spec section 8; codes the spec leaves open are ours). */
export const errorMessages = {
  ...transportMessages,
  ...foreseenMessages,
  // spec section 8, application
  'entry-exist': 'このお仕事には、すでにエントリーがあるため、操作できません。',
  'offer-exist': 'このお仕事では、すでに問い合わせまたはオファーがあるため、操作できません。',
  'job-ended': 'このお仕事は募集を終了しています。',
  // before the decision
  'email-unverified': 'メールアドレスの確認が済んでいません。確認メールのリンクを開いてください。',
  'account-suspended': 'このアカウントは現在休止中です。',
  'second-factor-missing': '事務局の操作には二段階認証が必要です。「ログインの設定」で登録してから、ログインし直してください。',
  'not-certified': 'この操作は認証が完了次第ご利用いただけます。事務局より認証されるまでしばらくお待ち下さい。',
  'command-id-reused': '送信が重複しました。画面を再読み込みしてから、もう一度お試しください。',
  'too-many-requests': '操作が集中しています。しばらく経ってからもう一度お試しください。',
  maintenance: 'ただいまメンテナンス中のため、操作を受け付けていません。入力内容はそのままで、しばらくしてからもう一度お試しください。',
  // decisions
  'status-conflict': '現在の状態では、この操作はできません。最新の状態をご確認ください。',
  'terms-changed': '条件が変更されています。新しい条件をご確認のうえ、もう一度お手続きください。',
  'change-pending': '条件の変更について同意を待っているため、この操作はできません。同意または取り消しのあとに、もう一度お手続きください。',
  'cancellation-pending':
    '取り消しの申し込みがあるため、この操作はできません。取り消しの精算、または申し込みの撤回のあとに、もう一度お手続きください。',
  'cancel-fee-changed': '日付または条件が変わり、取消料が変わりました。新しい額をご確認のうえ、もう一度お手続きください。',
  'double-booked':
    'キャストのほかの成立したお仕事と日時が重なっているため、この操作はできません。日時を変えるか、事務局による重なりの許可が必要です。',
  'already-worked': 'お仕事の日時がすべて過ぎているため、取り消しを申し込めません。事務局へお問い合わせください。',
  'consent-needed': '募集時の条件と異なるため、キャストの同意が必要です。理由を添えて、条件の変更を申し込んでください。',
  'deadline-passed': '期限を過ぎているため、この操作はできません。',
  'deadline-not-reached': '期限前のため、まだ実行できません。',
  'role-already-chosen': 'ご利用方法はすでに選択されています。変更をご希望の場合は事務局へお問い合わせください。',
  'talent-unavailable': 'このキャストは現在、問い合わせやオファーを受け付けていません。',
  'talent-unpublished': 'プロフィールが公開されていないため、エントリーできません。事務局の確認をお待ちください。',
  'ta-code-unknown': 'TAコードを確認できませんでした。コードと、プロフィールのフリガナ・生年月日をご確認ください。',
  'link-code-invalid': '連携コードを確認できませんでした。事務局からお渡しした最新のコードをご確認ください。',
  'link-code-expired': '連携コードの期限が切れています。事務局へ新しいコードをご依頼ください。',
  'too-many-tries': '本日お試しいただける回数を超えました。明日、もう一度お試しください。',
  'daily-limit': '本日の上限に達しました。明日、もう一度お手続きください。',
  'confirmation-mail-limit': '確認メールをお送りできる回数を超えました。時間をおいて、もう一度お試しください。',
  'ta-code-taken': 'このTAコードは、すでに別のアカウントで使われています。事務局へお問い合わせください。',
  'account-withdrawn': 'このアカウントは退会済みです。',
  'deals-open': '進行中のお仕事があるため、退会できません。すべて終了してから、もう一度お手続きください。',
  'bills-open': '請求の手続きが済んでいないお仕事があるため、退会できません。事務局からの請求のあとに、もう一度お手続きください。',
  'confirmation-invalid': '確認コードが正しくありません。メールに記載された最新のリンクを開いてください。',
  'confirmation-expired': '確認の期限が過ぎました。もう一度、通知先メールアドレスの変更をお手続きください。',
  'picture-too-large': '画像の画素数が大きすぎます。5,000万画素以下に縮小してから、もう一度選択してください。',
  'document-locked': 'パスワードや制限のあるPDFは送信できません。制限を解除して保存し直してから、もう一度選択してください。',
  'document-too-large': 'PDFが大きすぎるか、複雑すぎます。200ページ以内、10MB以下に分けてから、もう一度選択してください。',
  'terms-of-use-changed': '利用規約が改定されました。画面を再読み込みして、最新の内容をご確認ください。',
  'too-many-rows': 'Excelのシートには1,048,575件まで書き込めます。月やクライアントで絞り込むか、CSVを選んでください。',
  'bill-number-taken': 'この請求番号は、別のクライアントの請求に使われています。番号をご確認ください。',
  'report-open': 'すでに通報を受け付けています。事務局の確認が終わるまでお待ちください。',
  'contact-closed': 'このお問い合わせには、メッセージを追加できません。お手数ですが、新しくお問い合わせください。',
  'contact-link-invalid': 'このリンクは使用できません。最新のメールに記載されたリンクを開いてください。',
  'guardian-missing': '先に「設定」から保護者を登録してください。',
  'guardian-consent-missing': '保護者の同意が必要です。「設定」またはお仕事の画面から、保護者に確認をお願いしてください。',
  'guardian-link-invalid': 'このリンクは使用できません。最新のメールに記載されたリンクを開いてください。',
  'guardian-link-expired': 'リンクの期限が切れています。お子さまに、もう一度確認の依頼をお求めください。',
  'minor-night': '18歳未満の方は、夜間のお仕事をお受けできません。',
  'page-unpublished': 'プロフィールが公開されていないため、公開ページを作れません。事務局の確認をお待ちください。',
  'page-of-minor': '18歳未満の方は、公開ページを作れません。',
  'page-of-private-job': '非公開のお仕事には、公開ページを作れません。',
  'profile-required': '先にプロフィールを登録してください。',
} as const;

export type ErrorCode = keyof typeof errorMessages;

import { type OfficeAccount, officeAccountPath } from '#projections/account/officeAccounts.schema.ts';
import { officeClientPath } from '#projections/client/officeClients.schema.ts';
import type { Act } from '../acts/act.ts';

/** The acts that the office can do on an account in its present state. */
export const accountActs = (user: OfficeAccount, name: string): Act[] => {
  if (user.deletedAt !== null) return [];
  const on = { callable: 'accounts', fields: { uid: user.id }, document: officeAccountPath(user.id) } as const;
  const certification: Act = user.isClientCertificated
    ? {
        ...on,
        type: 'revokeCertification',
        label: '認証を取り消す',
        title: `「${name}」の認証を取り消しますか？`,
        consequences: [
          'キャストの閲覧、お仕事の掲載、問い合わせとオファーができなくなります。',
          '進行中の取引は続きます。',
          'もう一度認証できます。',
        ],
        done: `「${name}」の認証を取り消しました`,
        ends: true,
        reasoned: true,
        dealsOf: { field: 'clientId', uid: user.id },
      }
    : {
        ...on,
        type: 'certifyClient',
        label: '認証する',
        title: `「${name}」を認証しますか？`,
        consequences: ['キャストの閲覧、お仕事の掲載、問い合わせとオファーができるようになります。'],
        done: `「${name}」を認証しました`,
      };
  const returning: Act = {
    ...on,
    callable: 'clients',
    document: officeClientPath(user.id),
    type: 'returnProfile',
    label: '差し戻す',
    title: `「${name}」の会社情報を差し戻しますか？`,
    consequences: [
      '理由をお知らせとメールで伝え、会社情報の修正をお願いします。',
      ...(user.wasCertified ? [] : ['修正されるまで、認証待ちの一覧と件数から外れます。修正されると、もう一度並びます。']),
    ],
    done: `「${name}」の会社情報を差し戻しました`,
    ends: true,
    reasoned: true,
    templates: [
      '会社名または所在地を確認できませんでした。登記のとおりにご入力ください。',
      'ご担当者のお名前が会社名になっています。ご担当者ご本人のお名前をご入力ください。',
      '事業の内容を確認できませんでした。実績のわかるウェブサイトのURLをご入力ください。',
    ],
  };
  const suspension: Act = user.suspended
    ? {
        ...on,
        type: 'lift',
        label: '休止を解除する',
        title: `「${name}」の休止を解除しますか？`,
        consequences: ['もう一度ログインして利用できるようになります。'],
        done: `「${name}」の休止を解除しました`,
        reasoned: true,
      }
    : {
        ...on,
        type: 'suspend',
        label: 'アカウントを休止する',
        title: `「${name}」のアカウントを休止しますか？`,
        consequences: [
          'ただちにログインも操作もできなくなります。',
          '進行中の取引は終了しません。必要なものは個別に強制終了してください。',
        ],
        done: `「${name}」のアカウントを休止しました`,
        ends: true,
        reasoned: true,
        ...(user.role !== null && { dealsOf: { field: `${user.role}Id` as const, uid: user.id } }),
      };
  const registration = user.isClientCertificated ? [certification] : [certification, returning];
  return [...(user.role === 'client' && user.hasClientProfile ? registration : []), ...(user.isAdmin ? [] : [suspension])];
};

import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { type OfficeRole, officeRoles, roleNames } from '#domain/kernel/officeRoles.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { memberDuties } from '#domain/people/account/fields.ts';
import { billClientId } from '#domain/people/client/billing.ts';
import { type OfficeAccount, officeAccountPath } from '#projections/account/officeAccounts.schema.ts';
import { type OfficeClient, officeClientPath } from '#projections/client/officeClients.schema.ts';
import type { Act } from '../acts/act.ts';

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

const number = z.object({
  billClientId: z
    .string()
    .transform((typed) => typed || null)
    .pipe(billClientId.nullable()),
});
const help = '会計でこのクライアントを表す番号です（半角の英数字、「-」、「_」）。空にすると、番号がない状態に戻ります。';

/** Sets the client's number in the office's accounting; an empty field removes it. */
export const billClientIdAct = (client: OfficeClient): Act => ({
  callable: 'clients',
  type: 'setBillClientId',
  fields: { uid: client.id },
  document: officeClientPath(client.id),
  label: '請求先番号を変更する',
  title: '請求先番号を変更しますか？',
  consequences: [],
  done: '請求先番号を変更しました',
  inputs: {
    schema: number,
    start: { billClientId: client.billClientId ?? '' },
    fields: { billClientId: { label: labelOf(billClientId), normalize: normalizeText, help } },
  },
});

/** Forgets a payer's name, which marked deposits as the client's. */
export const removePayerAct = (client: OfficeClient, payer: string): Act => ({
  callable: 'clients',
  type: 'removePayer',
  fields: { uid: client.id, payer },
  document: officeClientPath(client.id),
  label: '削除する',
  title: `振込名義「${payer}」を削除しますか？`,
  consequences: ['この名義の入金は、次の取り込みから、このクライアントの入金として選ばれなくなります。記録済みの入金は変わりません。'],
  done: '振込名義を削除しました',
  ends: true,
});

const notes: Readonly<Record<OfficeRole, string>> = {
  review: 'オファーとエントリーの承認と否認、取り消しの精算、お仕事の終了、通報への対応',
  people: 'クライアントの認証、キャストの公開、休止、受講生、お問い合わせへの回答、個人情報の表示',
  billing: '請求、請求対象外、請求番号、請求の書き出し、個人情報の表示',
  approval: '上限額を超えるオファー、エントリー、条件変更の承認',
  audit: 'すべての記録と個人情報の表示（変更はできません）',
  operations: 'システムの状態、お知らせ、マスタ',
  administration: '担当者の役割と上限額の設定',
};

const options = officeRoles.map((value) => ({ value, label: roleNames[value], note: notes[value] }));

/** Sets the roles of an office member and the highest fee (yen) that the member may approve. */
export const dutiesAct = (user: OfficeAccount, name: string): Act => ({
  callable: 'accounts',
  type: 'setDuties',
  fields: { uid: user.id },
  document: officeAccountPath(user.id),
  label: user.isAdmin ? '役割を変更する' : '担当者にする',
  title: user.isAdmin ? `「${name}」の役割を変更しますか？` : `「${name}」を事務局の担当者にしますか？`,
  consequences: ['すぐに反映されます。設定した担当者、日時、理由は記録に残ります。', '役割がない担当者は、何も表示、操作できません。'],
  done: '役割を設定しました',
  inputs: {
    schema: memberDuties,
    start: { roles: user.officeRoles, approvalLimit: user.approvalLimit, reason: '' },
    fields: {
      roles: { as: 'several', options },
      approvalLimit: { as: 'yen', empty: null, help: '空にすると、上限はありません。「承認者」の役割があるときも、上限はありません' },
      reason: { multiline: true },
    },
  },
});

import { z } from 'zod';
import { codeRequest } from '../../kernel/commonFields.ts';
import { aggregate, type EventOf } from '../../kernel/definition.ts';
import { personal, sealedFields, type Upcaster } from '../../kernel/eventDefinition.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { officeRoles } from '../../kernel/officeRoles.ts';
import { identifier } from '../../kernel/validation.ts';
import { accountNotice } from '../../kernel/words/row.ts';
import { withEnded, withOthersEnded } from './endedSessions.ts';
import { accountFields } from './fields.ts';
import { printOf as printOfDevice } from './notificationAddresses.ts';
import { deviceFields, mailFields } from './notificationFields.ts';
import { withSession } from './sessionList.ts';
import { sessionFields } from './sessions.ts';
import { type AccountState, fresh, initial, type RegisteredAccount } from './state.ts';

const changed = (state: AccountState, change: (known: RegisteredAccount) => Partial<RegisteredAccount>): AccountState => {
  if (state.status === 'WITHDRAWN') return state;
  const known = state.status === 'NONE' ? fresh : state;
  return { ...known, ...change(known) };
};
/** A number that names an address, since states hold no personal texts; null without one. */
export const printOf = (email: string | null): number | null => (email === null ? null : fingerprint(email));
const { role, roles, approvalLimit, destinationFollows, newsAt, blockedId } = accountFields;
const { deviceId } = deviceFields;
const { signedInAt, browser, platform, earlier, seenAt, endedAt } = sessionFields;
const word = personal(z.string());

/** Version 1 has no reason of the office. */
const withoutReason: Upcaster = (data) => ({ ...data, reason: null });
const because = { data: { reason: word }, upcasters: [withoutReason, sealedFields], act: true } as const;
/** The operator who ran the command line. Version 1 has none. */
const withoutOperator: Upcaster = (data) => ({ ...data, operator: null });
const byOperator = { data: { operator: word }, upcasters: [withoutOperator] } as const;

/** An account: one stream per person, under the uid. Addresses and reasons are encrypted. */
export const accountEvents = aggregate<AccountState, { uid: typeof identifier }>({
  name: 'account',
  readers: 'people',
  initial,
  snapshotSchema: 8,
  id: { uid: identifier },
}).events(
  {
    AccountRegistered: {
      data: { email: word },
      words: '会員登録',
      evolve: (state, data) => (state.status === 'WITHDRAWN' ? state : { ...fresh, email: printOf(data.email) }),
    },
    AccountRoleChosen: { data: { role }, words: 'ご利用方法を選択', evolve: (state, data) => changed(state, () => data) },
    ClientCertified: {
      data: {},
      act: true,
      words: {
        history: 'クライアントを認証',
        ...accountNotice('client', 'clientMypage', '認証が完了しました', 'すべての機能をご利用いただけます。お仕事を掲載してみましょう。'),
      },
      evolve: (state) => changed(state, () => ({ isClientCertificated: true, wasCertified: true })),
    },
    ClientCertificationRevoked: {
      ...because,
      words: {
        history: '認証を取り消し',
        ...accountNotice(
          'client',
          'clientMypage',
          '認証が取り消されました',
          '事務局が認証を取り消しました。くわしくは事務局へお問い合わせください。',
        ),
      },
      evolve: (state) => changed(state, () => ({ isClientCertificated: false })),
    },
    AccountSuspended: {
      data: { reason: word },
      upcasters: [sealedFields],
      words: 'アカウントを休止',
      act: true,
      evolve: (state) => changed(state, () => ({ suspended: true })),
    },
    AccountSuspensionLifted: {
      ...because,
      words: {
        history: '休止を解除',
        ...accountNotice('person', 'index', 'ご利用を再開できます', 'アカウントの休止が解除されました。'),
      },
      evolve: (state) => changed(state, () => ({ suspended: false })),
    },
    OfficeGranted: {
      ...byOperator,
      words: '事務局の権限を付与',
      evolve: (state) => changed(state, () => ({ isAdmin: true, officeRoles, approvalLimit: null })),
    },
    OfficeRevoked: {
      ...byOperator,
      words: '事務局の権限を取り消し',
      evolve: (state) => changed(state, () => ({ isAdmin: false, officeRoles: [], approvalLimit: null })),
    },
    OfficeDutiesSet: {
      data: { roles, approvalLimit, reason: word },
      words: '事務局の役割を設定',
      act: true,
      evolve: (state, data) => changed(state, () => ({ isAdmin: true, officeRoles: data.roles, approvalLimit: data.approvalLimit })),
    },
    AccountMemberNamed: {
      data: { staffName: word },
      words: '担当者の名前を登録',
      evolve: (state, data) => changed(state, () => ({ staffName: printOf(data.staffName) })),
    },
    AccountEmailChanged: {
      data: { email: word, destinationFollows },
      words: 'ログイン用メールアドレスを変更',
      evolve: (state, data) => changed(state, () => ({ email: printOf(data.email) })),
    },
    AccountDestinationRequested: {
      data: { email: word, ...codeRequest },
      words: { history: '通知先の変更を申請', topic: 'account' },
      evolve: (state, { email, codeHash, requestedAt, expiresAt }) =>
        changed(state, () => ({ pending: { address: fingerprint(email), codeHash, expiresAt }, lastRequestedAt: requestedAt })),
    },
    AccountDestinationConfirmed: {
      data: {},
      words: '通知先を確認',
      evolve: (state) =>
        changed(state, ({ pending }) => ({
          destination: pending?.address ?? null,
          confirmedCode: pending?.codeHash ?? null,
          pending: null,
        })),
    },
    AccountDestinationReset: {
      data: {},
      words: '通知先を元に戻す',
      evolve: (state) => changed(state, () => ({ destination: null, confirmedCode: null, pending: null })),
    },
    AccountNewsOpened: {
      data: { newsAt },
      words: 'お知らせを閲覧',
      evolve: (state, data) => changed(state, () => ({ newsOpenedAt: data.newsAt })),
    },
    AccountTermsAgreed: {
      data: { terms: z.string() },
      words: '利用規約に同意',
      evolve: (state, data) => changed(state, () => ({ termsAgreed: data.terms })),
    },
    AccountMailChosen: {
      data: mailFields,
      words: 'メールの受け取り方を変更',
      evolve: (state, { topic, mail }) => changed(state, ({ mailChoices }) => ({ mailChoices: { ...mailChoices, [topic]: mail } })),
    },
    AccountBlocked: {
      data: { blockedId },
      words: '相手をブロック',
      evolve: (state, data) => changed(state, ({ blocked }) => ({ blocked: [...blocked, data.blockedId] })),
    },
    AccountUnblocked: {
      data: { blockedId },
      words: 'ブロックを解除',
      evolve: (state, data) => changed(state, ({ blocked }) => ({ blocked: blocked.filter((uid) => uid !== data.blockedId) })),
    },
    AccountDeviceAdded: {
      data: { deviceId, endpoint: word, p256dh: word, auth: word },
      words: '端末への通知を開始',
      evolve: (state, data) =>
        changed(state, ({ devices }) => ({
          devices: [...devices.filter(({ id }) => id !== data.deviceId), { id: data.deviceId, print: printOfDevice(data) }],
        })),
    },
    AccountDeviceRemoved: {
      data: { deviceId },
      words: '端末への通知を停止',
      evolve: (state, data) => changed(state, ({ devices }) => ({ devices: devices.filter(({ id }) => id !== data.deviceId) })),
    },
    AccountSessionNoted: {
      data: { signedInAt, browser: personal(browser), platform: personal(platform), earlier, seenAt },
      words: 'ログインした端末を記録',
      evolve: (state, { signedInAt, earlier, seenAt }) =>
        changed(state, ({ sessions }) => ({ sessions: withSession(sessions, { signedInAt, seenAt }, earlier) })),
    },
    AccountSessionEnded: {
      data: { signedInAt },
      words: '端末をログアウト',
      evolve: (state, data) =>
        changed(state, ({ sessions, ended }) => ({
          sessions: sessions.filter((each) => each.signedInAt !== data.signedInAt),
          ended: withEnded(ended, data.signedInAt),
        })),
    },
    AccountOtherSessionsEnded: {
      data: { signedInAt, endedAt },
      words: 'ほかの端末をすべてログアウト',
      evolve: (state, data) =>
        changed(state, ({ sessions }) => ({
          sessions: sessions.filter((each) => each.signedInAt === data.signedInAt),
          ended: withOthersEnded(data.signedInAt, data.endedAt),
        })),
    },
    AccountWithdrawn: { data: { role: role.nullable() }, words: '退会', evolve: () => ({ status: 'WITHDRAWN' }) },
  },
  (uid) => uid,
);

export type AccountEvent = EventOf<typeof accountEvents>;

import { z } from 'zod';
import { storedOf } from '../../kernel/catalogueEvent.ts';
import { reason } from '../../kernel/commonFields.ts';
import { aggregate, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { accountNotice } from '../../kernel/words/row.ts';
import { assertOwnPictures } from '../media/ownPictures.ts';
import { billClientId, billingProfile, PAYERS_MAX, payerName, paymentMethod } from './billing.ts';
import { clientCatalogue, companyCatalogue } from './clientRows.ts';
import { payerKey } from './payers.ts';
import { BANK_TRANSFER } from './paymentMethod.ts';
import { type ClientProfile, clientProfile, profileFaults } from './profile.ts';

/**
 * The state of a client. `profile` and `billing` are fingerprints of the last saved data: enough to
 * detect a change without personal data.
 */
export type ClientState =
  | { readonly status: 'NONE' }
  | { readonly status: 'WITHDRAWN' }
  | {
      readonly status: 'REGISTERED';
      readonly profile: number | null;
      readonly billing: number | null;
      readonly billClientId: string | null;
      /**
       * Fingerprint of the reason why the office returned the profile; null if it did not, or the
       * client has changed the profile since.
       */
      readonly returned: number | null;
      /** Fingerprints of the confirmed payers' names. */
      readonly payers: readonly number[];
    };

type Registered = Extract<ClientState, { status: 'REGISTERED' }>;

const fresh: Registered = { status: 'REGISTERED', profile: null, billing: null, billClientId: null, returned: null, payers: [] };

const registered = (state: ClientState): Registered => {
  if (state.status !== 'REGISTERED') throw new DomainError('not-found');
  return state;
};
const assertNotWithdrawn = ({ status }: ClientState): void => {
  if (status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
};
const changed = (state: ClientState, change: Partial<Registered>): ClientState =>
  state.status === 'WITHDRAWN' ? state : { ...(state.status === 'NONE' ? fresh : state), ...change };

const payersOf = (state: ClientState): readonly number[] => (state.status === 'REGISTERED' ? state.payers : []);
const markOf = (payer: string | null): number => fingerprint(payerKey(payer ?? ''));

const word = personal(z.string());
const company = storedOf(companyCatalogue);
const person = storedOf(clientCatalogue);
const profile = { ...person, company: z.object(company) };
const { kana: _kana, ...billed } = company;
const billing = { name: person.name, department: person.department, company: z.object(billed), paymentMethod: z.literal(2) };

const example = {
  clientType: 'CORPORATION',
  name: '佐藤 健',
  kana: 'サトウ ケン',
  thumbnail: 'pictures/client-1/aozora.webp',
  department: '制作部',
  position: 'プロデューサー',
  worksUrl: 'https://example.com/works',
  company: {
    name: '株式会社あおぞら映像',
    kana: 'アオゾラエイゾウ',
    phone: '0312345678',
    address: { postalCode: '1500001', prefecture: '東京都', city: '渋谷区', street: '神宮前1-2-3', buildingName: 'あおぞらビル' },
  },
} as const satisfies ClientProfile;
const { kana: _, ...billedCompany } = example.company;
const byOwner = { by: 'client', entity: 'own', begins: true } as const;

/** A client: profile and billing, one stream per person, under the uid. */
export const client = aggregate<ClientState, { uid: typeof identifier }>({
  name: 'client',
  readers: 'people',
  initial: { status: 'NONE' },
  snapshotSchema: 4,
  id: { uid: identifier },
})
  .events(
    {
      ClientProfileRegistered: {
        data: { ...profile, paymentMethod: z.literal(2) },
        words: '会社情報を登録',
        evolve: (state, { paymentMethod: _, ...saved }) => changed(state, { profile: fingerprint(saved), billing: null }),
      },
      ClientProfileChanged: {
        data: profile,
        words: '会社情報を変更',
        evolve: (state, saved) => changed(state, { profile: fingerprint(saved), billing: null, returned: null }),
      },
      ClientBillingSaved: {
        data: billing,
        words: '請求先情報を保存',
        // Both forms write the same fields, so the other form's last data is outdated.
        evolve: (state, saved) => changed(state, { profile: null, billing: fingerprint(saved) }),
      },
      ClientBillClientIdSet: {
        data: { billClientId: z.string().nullable() },
        words: '請求先番号を設定',
        act: true,
        evolve: (state, set) => changed(state, set),
      },
      /** A name on bank statements: deposits with it are this client's. */
      ClientPayerConfirmed: {
        data: { payer: word },
        words: '振込名義を登録',
        act: true,
        evolve: (state, { payer }) => changed(state, { payers: [...payersOf(state), markOf(payer)] }),
      },
      ClientPayerRemoved: {
        data: { payer: word },
        words: '振込名義を削除',
        act: true,
        evolve: (state, { payer }) => changed(state, { payers: payersOf(state).filter((mark) => mark !== markOf(payer)) }),
      },
      ClientProfileReturned: {
        data: { reason: word },
        act: true,
        words: {
          history: '会社情報を差し戻し',
          ...accountNotice(
            'client',
            'clientMypage',
            '会社情報の修正をお願いします',
            '事務局が内容を確認しました。理由をご確認のうえ、会社情報を修正してください。修正後に、もう一度確認します。',
          ),
        },
        evolve: (state, data) => changed(state, { returned: fingerprint(data.reason) }),
      },
      ClientWithdrawn: { data: {}, words: '退会', evolve: () => ({ status: 'WITHDRAWN' }) },
    },
    (uid) => uid,
  )
  .commands({
    saveProfile: {
      ...byOwner,
      payload: clientProfile.shape,
      example,
      decide: (saved, state, { actor }) => {
        assertNotWithdrawn(state);
        assertOwnPictures(actor.uid, { thumbnail: [saved.thumbnail] });
        if (state.status === 'REGISTERED' && state.profile === fingerprint(saved)) return [];
        const faults = profileFaults(saved);
        if (Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
        if (state.status === 'REGISTERED') return [{ type: 'ClientProfileChanged', data: saved }];
        return [{ type: 'ClientProfileRegistered', data: { ...saved, paymentMethod: BANK_TRANSFER } }];
      },
    },
    saveBilling: {
      ...byOwner,
      payload: { ...billingProfile.shape, paymentMethod },
      after: ['saveProfile'],
      example: { name: example.name, department: example.department, company: billedCompany, paymentMethod: 2 },
      decide: (data, state) => {
        assertNotWithdrawn(state);
        if (state.status !== 'REGISTERED') throw new DomainError('profile-required');
        return state.billing === fingerprint(data) ? [] : [{ type: 'ClientBillingSaved', data }];
      },
    },
    /** The client's number in the accounting system; null removes it. */
    setBillClientId: {
      by: 'office',
      duties: ['billing'],
      payload: { billClientId: billClientId.nullable() },
      example: { billClientId: 'C-0001' },
      after: ['saveProfile'],
      decide: (data, state) => (registered(state).billClientId === data.billClientId ? [] : [{ type: 'ClientBillClientIdSet', data }]),
    },
    /** Names are equal if banks write them alike (`payerKey`). */
    confirmPayer: {
      by: 'office',
      duties: ['billing'],
      payload: { payer: payerName },
      example: { payer: 'カ）アオゾラエイゾウ' },
      after: ['saveProfile'],
      decide: (data, state) => {
        const { payers } = registered(state);
        if (payers.includes(markOf(data.payer))) return [];
        if (payerKey(data.payer) === '' || payers.length >= PAYERS_MAX)
          throw new DomainError('invalid-argument', { payer: `文字のある名義を、${PAYERS_MAX}件まで登録できます` });
        return [{ type: 'ClientPayerConfirmed', data }];
      },
    },
    removePayer: {
      by: 'office',
      duties: ['billing'],
      payload: { payer: payerName },
      example: { payer: 'カ）アオゾラエイゾウ' },
      after: ['saveProfile', 'confirmPayer'],
      decide: (data, state) => (registered(state).payers.includes(markOf(data.payer)) ? [{ type: 'ClientPayerRemoved', data }] : []),
    },
    /** Asks a client who is not certified to correct the profile. The client reads the reason. */
    returnProfile: {
      by: 'office',
      duties: ['people'],
      payload: { reason },
      example: { reason: '規約違反' },
      after: ['saveProfile'],
      decide: (data, state) => (registered(state).returned === fingerprint(data.reason) ? [] : [{ type: 'ClientProfileReturned', data }]),
    },
    withdraw: {
      by: 'system',
      ...noFields,
      after: ['saveProfile'],
      decide: (_, state) => (state.status === 'REGISTERED' ? [{ type: 'ClientWithdrawn', data: {} }] : []),
    },
  });

export type ClientEvent = EventOf<typeof client>;

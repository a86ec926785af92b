import { z } from 'zod';
import { storedOf, upcastersOf } from '../../kernel/catalogueEvent.ts';
import { aggregate, type EventOf } from '../../kernel/definition.ts';
import { personal, sealedFields } from '../../kernel/eventDefinition.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { accountNotice } from '../../kernel/words/row.ts';
import { birthdayPrint, identityOf } from '../student/identity.ts';
import { basicCatalogue } from './basicRows.ts';
import { detailsCatalogue } from './detailsRows.ts';
import { birthdayDocuments, talentFields } from './fields.ts';
import { picturesOf } from './profile.ts';
import { savedDetails, storedDetails } from './savedDetails.ts';
import { fresh, initial, type RegisteredTalent, type TalentState } from './state.ts';

const word = personal(z.string());
const profile = storedOf(basicCatalogue);
const profileUpcasters = upcastersOf(basicCatalogue);
const profileIn = (saved: z.infer<z.ZodObject<typeof profile>>) => ({
  profile: fingerprint(saved),
  identity: identityOf(saved.kana, saved.birthday),
  pictures: picturesOf(saved).map((path) => fingerprint(path)),
});

/** Hidden until the office publishes the profile, like a new one. */
const waitsAgain = { isSuspended: true, wasPublished: false, returned: null } as const;
/** Hidden, also after the end of a suspension. */
const hidden = ({ heldBack }: RegisteredTalent) => ({ isPublished: false, heldBack: heldBack && { isPublished: false } });

const changed = (state: TalentState, change: (known: RegisteredTalent) => Partial<RegisteredTalent>): TalentState => {
  if (state.status === 'WITHDRAWN') return state;
  const known = state.status === 'NONE' ? fresh : state;
  return { ...known, ...change(known) };
};
/** The words of an act that the cast is told of. */
const told = (history: string, title: string, body: string) =>
  ({ history, ...accountNotice('talent', 'talentMypage', title, body) }) as const;
const { isFixedOrder, isPublished, belongingTo } = talentFields;
const because = { reason: word };

/** A cast: profile, publication, position in lists, place on the roster. The stream has the uid. */
export const talentEvents = aggregate<TalentState, { uid: typeof identifier }>({
  name: 'talent',
  readers: 'people',
  fields: { taCode: talentFields.taCode },
  initial,
  // The state has fingerprints of all fields.
  snapshotSchema: fingerprint([10, ...basicCatalogue.fields, ...detailsCatalogue.fields]),
  id: { uid: identifier },
}).events(
  {
    TalentProfileRegistered: {
      data: { ...profile, viewOrder: z.number() },
      upcasters: profileUpcasters,
      words: 'プロフィールを登録',
      evolve: (state, { viewOrder, ...saved }) => changed(state, () => ({ ...profileIn(saved), viewOrder })),
    },
    TalentProfileChanged: {
      data: profile,
      upcasters: profileUpcasters,
      words: 'プロフィールを変更',
      evolve: (state, saved) => changed(state, () => ({ ...profileIn(saved), returned: null, askedBirthday: null })),
    },
    /** The birthday of a published profile changed: it waits for the office again. */
    TalentRecheckNeeded: {
      data: {},
      words: '生年月日の変更により公開を保留',
      evolve: (state) => changed(state, (known) => ({ ...hidden(known), ...waitsAgain })),
    },
    /** Until the office confirms it, the later birthday counts and the profile is hidden. */
    TalentBirthdayAsked: {
      data: { birthday: word },
      words: '生年月日の変更を申請',
      evolve: (state, { birthday }) =>
        changed(state, (known) => ({ ...hidden(known), ...waitsAgain, askedBirthday: birthday === null ? null : birthdayPrint(birthday) })),
    },
    /** The office confirmed the birthday by a document, or the roster has this birthday. */
    TalentBirthdayConfirmed: {
      data: { birthday: word, document: z.enum([...birthdayDocuments, 'ROSTER']) },
      act: true,
      words: told('生年月日を確認', '生年月日を確認しました', '事務局が書類で生年月日を確認しました。新しい生年月日になりました。'),
      // The next save of the profile is compared with nothing, because the birthday is new.
      evolve: (state, { birthday }) =>
        changed(state, ({ identity }) => ({
          profile: 0,
          identity: identity && birthday !== null ? { ...identity, birthday: birthdayPrint(birthday) } : null,
          askedBirthday: null,
        })),
    },
    TalentDetailsSaved: {
      data: storedDetails,
      upcasters: upcastersOf(detailsCatalogue),
      words: '詳細プロフィールを保存',
      evolve: (state, data) => changed(state, () => ({ details: savedDetails(data), returned: null })),
    },
    TalentPublished: {
      data: {},
      act: true,
      words: told('プロフィールを公開', 'プロフィールが公開されました', 'クライアントがあなたを見つけられるようになりました。'),
      evolve: (state) => changed(state, () => ({ isPublished: true, isSuspended: false, wasPublished: true, returned: null })),
    },
    TalentSuspended: {
      data: because,
      upcasters: [sealedFields],
      act: true,
      words: told(
        'プロフィールを休止',
        'プロフィールが休止になりました',
        '事務局がプロフィールを休止にしました。くわしくは事務局へお問い合わせください。',
      ),
      evolve: (state) => changed(state, (known) => ({ ...hidden(known), isSuspended: true })),
    },
    /** The account is suspended: the profile is hidden until the end of the suspension. */
    TalentHeldBack: {
      data: {},
      words: 'アカウントの休止により非表示',
      evolve: (state) => changed(state, ({ isPublished }) => ({ isPublished: false, heldBack: { isPublished } })),
    },
    /** The suspension ended. `isPublished`: whether the profile is published again. */
    TalentBroughtBack: {
      data: { isPublished },
      words: '休止の解除により再表示',
      evolve: (state, data) => changed(state, () => ({ ...data, heldBack: null })),
    },
    /** Hidden, but not suspended. */
    TalentUnpublished: {
      data: because,
      act: true,
      words: told(
        'プロフィールを非公開',
        'プロフィールが非公開になりました',
        'プロフィールはクライアントに表示されません。くわしくは事務局へお問い合わせください。',
      ),
      evolve: (state) => changed(state, hidden),
    },
    /** The office asks the cast to correct the profile before the publication. */
    TalentProfileReturned: {
      data: because,
      act: true,
      words: told(
        'プロフィールを差し戻し',
        'プロフィールの修正をお願いします',
        '事務局が内容を確認しました。理由をご確認のうえ、プロフィールを修正してください。修正後に、もう一度確認します。',
      ),
      evolve: (state, data) => changed(state, () => ({ returned: fingerprint(data.reason), askedBirthday: null })),
    },
    TalentPictureTakenDown: {
      data: { path: word, ...because },
      act: true,
      words: told(
        '事務局が写真を削除',
        '写真が削除されました',
        '事務局がプロフィールの写真を削除しました。プロフィールの編集画面で理由をご確認ください。',
      ),
      evolve: (state, data) => {
        const gone = fingerprint(data.path);
        return changed(state, ({ pictures, takenDown }) => ({
          pictures: pictures.filter((path) => path !== gone),
          takenDown: [...takenDown, gone],
        }));
      },
    },
    /** The public page is visible while the profile is published. */
    TalentPageOpened: { data: {}, words: '公開ページを開設', evolve: (state) => changed(state, () => ({ isPageOpen: true })) },
    TalentPageClosed: { data: {}, words: '公開ページを閉鎖', evolve: (state) => changed(state, () => ({ isPageOpen: false })) },
    /** Clients may show the profile to guests, in shortlists (`shownToGuests`). */
    TalentSharingAllowed: { data: {}, words: '候補リストの共有を許可', evolve: (state) => changed(state, () => ({ allowsSharing: true })) },
    TalentSharingStopped: {
      data: {},
      words: '候補リストの共有の許可を取り消し',
      evolve: (state) => changed(state, () => ({ allowsSharing: false })),
    },
    TalentViewOrderSet: {
      data: { viewOrder: z.number(), isFixedOrder },
      words: '表示順を設定',
      act: true,
      evolve: (state, place) => changed(state, () => place),
    },
    /**
     * The state of the roster at a version of the place's stream. `belongingTo` is null if the
     * place no longer belongs to this talent.
     */
    TalentRosterFollowed: {
      data: { taCode: z.string(), belongingTo: belongingTo.nullable(), rosterVersion: z.number() },
      words: '名簿の変更を反映',
      evolve: (state, { taCode, belongingTo, rosterVersion }) =>
        changed(state, ({ rosterVersions }) => ({
          taCode: belongingTo === null ? null : taCode,
          belongingTo,
          rosterVersions: { ...rosterVersions, [taCode]: rosterVersion },
        })),
    },
    /** The shown age band is computed for this day (JST date) from now on. */
    TalentAgeBandFollowed: {
      data: { day: z.string() },
      words: '年代を更新',
      evolve: (state, data) => changed(state, () => ({ ageBandDay: data.day })),
    },
    /** The person has left. `taCode`: the place on the roster that becomes free. */
    TalentWithdrawn: {
      data: { taCode: z.string().nullable() },
      words: '退会',
      evolve: () => ({ status: 'WITHDRAWN', isPublished: false, isSuspended: true }),
    },
  },
  (uid) => uid,
);

export type TalentEvent = EventOf<typeof talentEvents>;

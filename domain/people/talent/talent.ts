import { z } from 'zod';
import { isMinorOn } from '../../kernel/age.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import { storedOf, upcastersOf } from '../../kernel/catalogueEvent.ts';
import { sampleOf } from '../../kernel/catalogueInput.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { personal, sealedFields } from '../../kernel/eventDefinition.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { date, identifier } from '../../kernel/validation.ts';
import { accountNotice } from '../../kernel/words/row.ts';
import { birthdayPrint, identityOf } from '../student/identity.ts';
import { basicCatalogue } from './basicRows.ts';
import {
  confirmBirthday,
  followRoster,
  isShown,
  own,
  pageClosed,
  registered,
  saveProfile,
  sharingStopped,
  takeDownPicture,
} from './decisions.ts';
import { detailsExample, talentDetails } from './details.ts';
import { detailsCatalogue } from './detailsRows.ts';
import { birthdayCheck, birthdayDocuments, listPlace, talentFields } from './fields.ts';
import { picturesOf, type TalentProfile, talentProfile } from './profile.ts';
import { savedDetails, stamped, storedDetails } from './savedDetails.ts';
import { fresh, initial, type RegisteredTalent, type TalentState } from './state.ts';

export type { TalentState } from './state.ts';

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

const { reason, path, viewOrder, isFixedOrder, isPublished, belongingTo, rosterVersion, day, suspended } = talentFields;
const because = { reason: word };

/** A cast: profile, publication, position in lists, place on the roster. The stream has the uid. */
const talentEvents = aggregate<TalentState, { uid: typeof identifier }>({
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

const setPlace = (place: z.infer<typeof listPlace>, { viewOrder, isFixedOrder }: RegisteredTalent): TalentEvent[] =>
  viewOrder === place.viewOrder && isFixedOrder === place.isFixedOrder ? [] : [{ type: 'TalentViewOrderSet', data: place }];

const example: TalentProfile = sampleOf(basicCatalogue, talentProfile, {
  name: '山田 花子',
  kana: 'ヤマダ ハナコ',
  gender: 2,
  birthday: '1998-04-12',
  prefecture: 13,
  introduction: '舞台を中心に活動しています。',
  speciality: ['ダンス', '殺陣'],
  thumbnail: 'pictures/talent-1/hanako.webp',
  profileImages: ['pictures/talent-1/hanako-1.webp'],
});
const minor = { type: 'saveProfile', birthday: '2012-05-06' } as const;
const explained = { payload: { reason }, example: { reason: '規約違反' } } as const;
/** A command for adults only: the server adds the birthday (JST date). */
const withBirthday = { payload: { birthday: date.nullable() }, wire: {}, example: { birthday: '1998-04-12' } } as const;
const byCast = { by: 'talent', entity: 'own' } as const;
const byOffice = { by: 'office', duties: ['people'], after: ['saveProfile'] } as const;
const bySystem = { by: 'system', after: ['saveProfile'] } as const;
const publishedBefore = { after: ['saveProfile', 'publish'] } as const;

export const talent = talentEvents.commands({
  /** The server adds `heldBirthday`, the birthday that counts until then (JST date). */
  saveProfile: {
    ...byCast,
    begins: true,
    payload: { ...talentProfile.shape, heldBirthday: date.nullable().optional() },
    wire: talentProfile.shape,
    example,
    decide: saveProfile,
  },
  /** Confirms the birthday that a minor gave. The member types the date of the document. */
  confirmBirthday: {
    ...byOffice,
    payload: birthdayCheck.shape,
    example: { birthday: '2010-05-06', document: 'PASSPORT' },
    after: [minor, { ...minor, birthday: '2010-05-06', heldBirthday: '2012-05-06' }],
    decide: confirmBirthday,
  },
  saveDetails: {
    ...byCast,
    begins: true,
    payload: talentDetails.shape,
    example: detailsExample,
    after: ['saveProfile'],
    decide: (details, talent, { now }) => {
      const state = own(talent);
      if (state.status === 'NONE') throw new DomainError('profile-required');
      return state.details?.print === fingerprint(details)
        ? []
        : [{ type: 'TalentDetailsSaved', data: stamped(details, state.details, now) }];
    },
  },
  publish: {
    ...byOffice,
    ...noFields,
    decide: (_, talent) => {
      const { isPublished, isSuspended, heldBack, askedBirthday } = registered(talent);
      if (heldBack) throw new DomainError('account-suspended');
      if (askedBirthday !== null) throw new DomainError('birthday-unconfirmed');
      return isPublished && !isSuspended ? [] : [{ type: 'TalentPublished', data: {} }];
    },
  },
  /** Takes the profile out of use. */
  suspend: {
    ...byOffice,
    ...explained,
    ...publishedBefore,
    decide: (data, talent) => (registered(talent).isSuspended ? [] : [{ type: 'TalentSuspended', data }]),
  },
  /** The cast still reads lists and their own deals. `publish` shows the profile again. */
  unpublish: {
    ...byOffice,
    ...explained,
    ...publishedBefore,
    decide: (data, talent) => (isShown(registered(talent)) ? [{ type: 'TalentUnpublished', data }] : []),
  },
  /** Asks a cast with an unpublished profile to correct it. The cast reads the reason. */
  returnProfile: {
    ...byOffice,
    ...explained,
    decide: (data, talent) => {
      const { returned, ...held } = registered(talent);
      if (isShown(held)) throw new DomainError('status-conflict');
      return returned === fingerprint(data.reason) ? [] : [{ type: 'TalentProfileReturned', data }];
    },
  },
  /** Removes a picture and its files. The cast reads the reason, and may add another picture. */
  takeDownPicture: {
    ...byOffice,
    duties: ['review', 'people'],
    payload: { path, reason },
    example: { path: 'pictures/talent-1/hanako.webp', reason: '規約違反' },
    decide: takeDownPicture,
  },
  /** Hides the profile when a guardian's consent ends. */
  hide: {
    ...bySystem,
    ...explained,
    ...publishedBefore,
    decide: (data, talent) => (talent.status === 'REGISTERED' && isShown(talent) ? [{ type: 'TalentUnpublished', data }] : []),
  },
  /**
   * The page has the fields of `shownOfCast`. Only adults with a published profile can open one.
   */
  openPage: {
    ...byCast,
    ...publishedBefore,
    ...withBirthday,
    decide: ({ birthday }, talent, { now }) => {
      const state = own(talent);
      if (state.status === 'NONE') throw new DomainError('profile-required');
      if (isMinorOn(birthday, jstDate(now))) throw new DomainError('page-of-minor');
      if (!state.isPublished || state.isSuspended) throw new DomainError('page-unpublished');
      return state.isPageOpen ? [] : [{ type: 'TalentPageOpened', data: {} }];
    },
  },
  closePage: {
    ...byCast,
    ...noFields,
    after: ['saveProfile', 'publish', 'openPage'],
    decide: (_, talent) => {
      const state = own(talent);
      return state.status === 'REGISTERED' && state.isPageOpen ? [pageClosed] : [];
    },
  },
  allowSharing: {
    ...byCast,
    ...withBirthday,
    after: ['saveProfile'],
    decide: ({ birthday }, talent, { now }) => {
      const state = own(talent);
      if (state.status === 'NONE') throw new DomainError('profile-required');
      if (isMinorOn(birthday, jstDate(now))) throw new DomainError('sharing-of-minor');
      return state.allowsSharing ? [] : [{ type: 'TalentSharingAllowed', data: {} }];
    },
  },
  stopSharing: {
    ...byCast,
    ...noFields,
    after: ['saveProfile', 'allowSharing'],
    decide: (_, talent) => {
      const state = own(talent);
      return state.status === 'REGISTERED' && state.allowsSharing ? [sharingStopped] : [];
    },
  },
  setViewOrder: {
    ...byOffice,
    payload: listPlace.shape,
    example: { viewOrder: 100, isFixedOrder: true },
    decide: (place, talent) => setPlace(place, registered(talent)),
  },
  /** The weekly position, unless the office fixed one. */
  shuffle: {
    ...bySystem,
    payload: { viewOrder },
    example: { viewOrder: 100 },
    decide: ({ viewOrder }, talent) =>
      talent.status !== 'REGISTERED' || talent.isFixedOrder ? [] : setPlace({ viewOrder, isFixedOrder: false }, talent),
  },
  /**
   * After a change of the agency's roster. `belongingTo`: the group, or null if the place no longer
   * belongs to this talent. `birthday`: that of the roster (JST date).
   */
  followRoster: {
    ...bySystem,
    example: { taCode: 'TA0001', belongingTo: 3, rosterVersion: 2 },
    payload: { taCode: z.string(), belongingTo: belongingTo.nullable(), rosterVersion, birthday: date.nullable().optional() },
    decide: ({ birthday = null, ...news }, talent, { now }) => followRoster(news, birthday, talent, now),
  },
  /**
   * Moves the shown age band to `day`, the first of a month. Bands only move forward, even if
   * commands repeat or arrive late.
   */
  followAgeBand: {
    ...bySystem,
    payload: { day },
    example: { day: '2028-05-01' },
    decide: (data, talent) =>
      talent.status !== 'REGISTERED' || (talent.ageBandDay ?? '') >= data.day ? [] : [{ type: 'TalentAgeBandFollowed', data }],
  },
  /** Hides the profile while the account is suspended, and shows it again as it was. */
  followAccount: {
    ...bySystem,
    payload: { suspended },
    example: { suspended: true },
    decide: ({ suspended }, talent) => {
      if (talent.status !== 'REGISTERED' || suspended === (talent.heldBack !== null)) return [];
      if (suspended) return [{ type: 'TalentHeldBack', data: {} }];
      return [{ type: 'TalentBroughtBack', data: { isPublished: isShown(talent) } }];
    },
  },
  withdraw: {
    by: 'system',
    ...publishedBefore,
    ...noFields,
    decide: (_, talent) => (talent.status === 'REGISTERED' ? [{ type: 'TalentWithdrawn', data: { taCode: talent.taCode } }] : []),
  },
});

export type TalentCommand = CommandOf<typeof talent>;

import { z } from 'zod';
import { isMinorOn } from '../../kernel/age.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import { sampleOf } from '../../kernel/catalogueInput.ts';
import { type CommandOf, noFields } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { date } from '../../kernel/validation.ts';
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
import { type TalentEvent, talentEvents } from './events.ts';
import { birthdayCheck, listPlace, talentFields } from './fields.ts';
import { type TalentProfile, talentProfile } from './profile.ts';
import { stamped } from './savedDetails.ts';
import type { RegisteredTalent } from './state.ts';

export type { TalentState } from './state.ts';

const { reason, path, viewOrder, belongingTo, rosterVersion, day, suspended } = talentFields;

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

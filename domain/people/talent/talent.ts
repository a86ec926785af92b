import { match } from 'ts-pattern';
import { isMinorOn } from '../../kernel/age.ts';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { assertBirthdayAllowed } from '../../kernel/birthday.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { assertOwnPictures } from '../media/ownPictures.ts';
import { birthdayPrint } from '../student/identity.ts';
import type { TalentCommand } from './commands.ts';
import type { TalentDetails } from './details.ts';
import { type TalentEvent, talentEvents } from './events.ts';
import { evolve } from './evolve.ts';
import type { TalentProfile } from './profile.ts';
import { stamped } from './savedDetails.ts';
import { initial, type RegisteredTalent, type TalentState } from './state.ts';

export type { TalentState } from './state.ts';

const registered = (state: TalentState): RegisteredTalent => {
  if (state.status !== 'REGISTERED') throw new DomainError('not-found');
  return state;
};

/** Only the cast writes this profile, and not after the withdrawal. */
const own = (state: TalentState, { actor }: DecisionContext): Exclude<TalentState, { status: 'WITHDRAWN' }> => {
  permit(actor.role === 'talent');
  if (state.status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
  return state;
};

const byOffice = ({ actor }: DecisionContext) => permit(actor.role === 'office');
const bySystem = ({ actor }: DecisionContext) => permit(actor.role === 'system');

/**
 * A position in lists (100 to 10000, docs/specification.md, section 9), derived from a text so that
 * the decider needs no randomness.
 */
export const viewOrderOf = (text: string): number => {
  const { viewOrderMin, viewOrderMax } = businessRules;
  return viewOrderMin + (fingerprint(text) % (viewOrderMax - viewOrderMin + 1));
};

/**
 * The position of a week (its Monday, `YYYY-MM-DD`). It always differs from the one before, so that
 * the change is an event.
 */
export const viewOrderOfWeek = (uid: string, week: string, before: number): number => {
  const drawn = viewOrderOf(`${uid}_${week}`);
  if (drawn !== before) return drawn;
  return drawn === businessRules.viewOrderMax ? businessRules.viewOrderMin : drawn + 1;
};

/** Whether the profile is published, or will be again after a suspension of the account. */
const isShown = ({ isPublished, heldBack }: Pick<RegisteredTalent, 'isPublished' | 'heldBack'>): boolean =>
  isPublished || heldBack?.isPublished === true;

const pageClosed: TalentEvent = { type: 'TalentPageClosed', data: {} };

/** A form that was open before must not bring back a picture that the office removed. */
const assertNoTakenDownPicture = ({ thumbnail, profileImages }: TalentProfile, state: TalentState): void => {
  if (state.status !== 'REGISTERED') return;
  const isGone = (path: string) => state.takenDown.includes(fingerprint(path));
  const fault = '事務局が削除した写真です。外すか、別の写真を選択してください。';
  const faults = {
    ...(thumbnail !== null && isGone(thumbnail) && { thumbnail: fault }),
    ...(profileImages.some(isGone) && { profileImages: fault }),
  };
  if (Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
};

/** A picture that is removed already gives no event. */
const takeDownPicture = ({ path, reason }: Extract<TalentCommand, { type: 'takeDownPicture' }>, talent: TalentState): TalentEvent[] => {
  const state = registered(talent);
  if (state.takenDown.includes(fingerprint(path))) return [];
  if (!state.pictures.includes(fingerprint(path))) throw new DomainError('not-found');
  return [{ type: 'TalentPictureTakenDown', data: { path, reason } }];
};

const recheck: TalentEvent = { type: 'TalentRecheckNeeded', data: {} };

type Save = TalentProfile & { readonly heldBirthday?: string | null | undefined };
/**
 * Whether a birthday differs from the one that counts. Throws `aborted` if the server read an older
 * one than the log has.
 */
const isNewBirthday = ({ birthday, heldBirthday = null }: Save, { identity }: RegisteredTalent): boolean => {
  if (identity === null || identity.birthday === birthdayPrint(birthday)) return false;
  if (heldBirthday === null || identity.birthday !== birthdayPrint(heldBirthday)) throw new DomainError('aborted');
  return true;
};

/**
 * A changed profile. A minor's birthday moves only to a later date: an earlier one waits for the
 * office. Each other change of the birthday hides the profile until the office publishes it again.
 */
const changed = (save: Save, state: RegisteredTalent, now: number): TalentEvent[] => {
  const { heldBirthday = null, ...profile } = save;
  const today = jstDate(now);
  const saved = (data: TalentProfile): TalentEvent[] => [
    { type: 'TalentProfileChanged', data },
    ...(state.isPageOpen && isMinorOn(data.birthday, today) ? [pageClosed] : []),
  ];
  if (!isNewBirthday(save, state)) return saved(profile);
  const counts = heldBirthday as string;
  if (profile.birthday > counts || !isMinorOn(counts, today)) return [...saved(profile), ...(isShown(state) ? [recheck] : [])];
  const kept = { ...profile, birthday: counts };
  const isAsked = state.profile === fingerprint(kept) && state.askedBirthday === birthdayPrint(profile.birthday);
  return isAsked ? [] : [...saved(kept), { type: 'TalentBirthdayAsked', data: { birthday: profile.birthday } }];
};

const saveProfile = (save: Save, talent: TalentState, context: DecisionContext): TalentEvent[] => {
  const { heldBirthday: _, ...profile } = save;
  const state = own(talent, context);
  assertOwnPictures(context.actor.uid, { thumbnail: [profile.thumbnail], profileImages: profile.profileImages });
  assertNoTakenDownPicture(profile, state);
  if (state.status === 'REGISTERED' && state.profile === fingerprint(profile) && state.askedBirthday === null) return [];
  assertBirthdayAllowed(profile.birthday, context.now);
  if (state.status === 'NONE')
    return [{ type: 'TalentProfileRegistered', data: { ...profile, viewOrder: viewOrderOf(context.actor.uid) } }];
  return changed(save, state, context.now);
};

/** Repeated, it has no effect. The date on the document must be the one that the cast gave. */
const confirmBirthday = (
  { birthday, document }: Extract<TalentCommand, { type: 'confirmBirthday' }>,
  talent: TalentState,
): TalentEvent[] => {
  const { askedBirthday, identity } = registered(talent);
  const print = birthdayPrint(birthday);
  if (askedBirthday === null) {
    if (identity?.birthday === print) return [];
    throw new DomainError('status-conflict');
  }
  if (askedBirthday !== print)
    throw new DomainError('invalid-argument', {
      birthday: 'ご本人が入力した生年月日と一致しません。書類をご確認のうえ、差し戻してください',
    });
  return [{ type: 'TalentBirthdayConfirmed', data: { birthday, document } }];
};

const saveDetails = (details: TalentDetails, talent: TalentState, context: DecisionContext): TalentEvent[] => {
  const state = own(talent, context);
  if (state.status === 'NONE') throw new DomainError('profile-required');
  if (state.details?.print === fingerprint(details)) return [];
  return [{ type: 'TalentDetailsSaved', data: stamped(details, state.details, context.now) }];
};

/** Only adults with a published profile can open a public page. */
const openPage = (birthday: string | null, talent: TalentState, context: DecisionContext): TalentEvent[] => {
  const state = own(talent, context);
  if (state.status === 'NONE') throw new DomainError('profile-required');
  if (isMinorOn(birthday, jstDate(context.now))) throw new DomainError('page-of-minor');
  if (!state.isPublished || state.isSuspended) throw new DomainError('page-unpublished');
  return state.isPageOpen ? [] : [{ type: 'TalentPageOpened', data: {} }];
};

const closePage = (talent: TalentState, context: DecisionContext): TalentEvent[] => {
  const state = own(talent, context);
  return state.status === 'REGISTERED' && state.isPageOpen ? [pageClosed] : [];
};

type ViewOrder = Extract<TalentEvent, { type: 'TalentViewOrderSet' }>['data'];
const setViewOrder = (place: ViewOrder, { viewOrder, isFixedOrder }: RegisteredTalent): TalentEvent[] =>
  viewOrder === place.viewOrder && isFixedOrder === place.isFixedOrder ? [] : [{ type: 'TalentViewOrderSet', data: place }];

/** The weekly position, unless the office fixed one. */
const shuffle = (viewOrder: number, state: TalentState): TalentEvent[] =>
  state.status !== 'REGISTERED' || state.isFixedOrder ? [] : setViewOrder({ viewOrder, isFixedOrder: false }, state);

/** A trainee has the birthday of the roster. A published profile is hidden until it is checked. */
const birthdayOfRoster = (birthday: string | null, { identity, ...state }: RegisteredTalent, now: number): TalentEvent[] => {
  if (birthday === null || identity?.birthday === birthdayPrint(birthday)) return [];
  return [
    { type: 'TalentBirthdayConfirmed', data: { birthday, document: 'ROSTER' } },
    ...(state.isPageOpen && isMinorOn(birthday, jstDate(now)) ? [pageClosed] : []),
    ...(isShown(state) ? [recheck] : []),
  ];
};

type Roster = Extract<TalentEvent, { type: 'TalentRosterFollowed' }>['data'];
/**
 * Handles each version of the roster once, even if commands repeat or arrive late: an old version
 * does not take back a place.
 */
const followRoster = (news: Roster, birthday: string | null, state: TalentState, now: number): TalentEvent[] => {
  if (state.status !== 'REGISTERED' || (state.rosterVersions[news.taCode] ?? 0) >= news.rosterVersion) return [];
  const holdsThis = state.taCode === news.taCode;
  const confirmed = holdsThis && news.belongingTo !== null ? birthdayOfRoster(birthday, state, now) : [];
  const nothingNew = news.belongingTo === null ? !holdsThis : holdsThis && state.belongingTo === news.belongingTo;
  return nothingNew && confirmed.length === 0 ? [] : [{ type: 'TalentRosterFollowed', data: news }, ...confirmed];
};

/** Age bands only move forward, even if commands repeat or arrive late. */
const followAgeBand = (day: string, state: TalentState): TalentEvent[] =>
  state.status !== 'REGISTERED' || (state.ageBandDay ?? '') >= day ? [] : [{ type: 'TalentAgeBandFollowed', data: { day } }];

/** Hides a profile while the account is suspended, and shows it again as it was. */
const followAccount = (suspended: boolean, state: TalentState): TalentEvent[] => {
  if (state.status !== 'REGISTERED' || suspended === (state.heldBack !== null)) return [];
  return [suspended ? { type: 'TalentHeldBack', data: {} } : { type: 'TalentBroughtBack', data: { isPublished: isShown(state) } }];
};

const withdraw = (state: TalentState): TalentEvent[] =>
  state.status === 'REGISTERED' ? [{ type: 'TalentWithdrawn', data: { taCode: state.taCode } }] : [];

const decide = (command: TalentCommand, state: TalentState, context: DecisionContext): TalentEvent[] =>
  match(command)
    .returnType<TalentEvent[]>()
    .with({ type: 'saveProfile' }, ({ type: _, ...profile }) => saveProfile(profile, state, context))
    .with({ type: 'confirmBirthday' }, (command) => {
      byOffice(context);
      return confirmBirthday(command, state);
    })
    .with({ type: 'saveDetails' }, ({ type: _, ...details }) => saveDetails(details, state, context))
    .with({ type: 'publish' }, () => {
      byOffice(context);
      const { isPublished, isSuspended, heldBack, askedBirthday } = registered(state);
      if (heldBack) throw new DomainError('account-suspended');
      if (askedBirthday !== null) throw new DomainError('birthday-unconfirmed');
      return isPublished && !isSuspended ? [] : [{ type: 'TalentPublished', data: {} }];
    })
    .with({ type: 'suspend' }, ({ reason }) => {
      byOffice(context);
      return registered(state).isSuspended ? [] : [{ type: 'TalentSuspended', data: { reason } }];
    })
    .with({ type: 'hide' }, ({ reason }) => {
      bySystem(context);
      return state.status === 'REGISTERED' && isShown(state) ? [{ type: 'TalentUnpublished', data: { reason } }] : [];
    })
    .with({ type: 'unpublish' }, ({ reason }) => {
      byOffice(context);
      return isShown(registered(state)) ? [{ type: 'TalentUnpublished', data: { reason } }] : [];
    })
    .with({ type: 'returnProfile' }, ({ reason }) => {
      byOffice(context);
      const { returned, ...held } = registered(state);
      if (isShown(held)) throw new DomainError('status-conflict');
      return returned === fingerprint(reason) ? [] : [{ type: 'TalentProfileReturned', data: { reason } }];
    })
    .with({ type: 'takeDownPicture' }, (command) => {
      byOffice(context);
      return takeDownPicture(command, state);
    })
    .with({ type: 'openPage' }, ({ birthday }) => openPage(birthday, state, context))
    .with({ type: 'closePage' }, () => closePage(state, context))
    .with({ type: 'setViewOrder' }, ({ viewOrder, isFixedOrder }) => {
      byOffice(context);
      return setViewOrder({ viewOrder, isFixedOrder }, registered(state));
    })
    .with({ type: 'shuffle' }, ({ viewOrder }) => {
      bySystem(context);
      return shuffle(viewOrder, state);
    })
    .with({ type: 'followRoster' }, ({ type: _, birthday = null, ...news }) => {
      bySystem(context);
      return followRoster(news, birthday, state, context.now);
    })
    .with({ type: 'followAgeBand' }, ({ day }) => {
      bySystem(context);
      return followAgeBand(day, state);
    })
    .with({ type: 'followAccount' }, ({ suspended }) => {
      bySystem(context);
      return followAccount(suspended, state);
    })
    .with({ type: 'withdraw' }, () => {
      bySystem(context);
      return withdraw(state);
    })
    .exhaustive();

/** Decides commands on a talent and folds its events. */
export const decider: Decider<TalentState, TalentCommand, TalentEvent> = { initial, decide, evolve };

/** The aggregate of casts: profile, publication, position in lists, place on the roster. */
export const talent: Aggregate<TalentState, TalentCommand, TalentEvent> = {
  name: 'talent',
  decider,
  events: talentEvents,
  snapshotSchema: 9,
  subject: (uid) => uid,
};

import { isMinorOn } from '../../kernel/age.ts';
import { assertBirthdayAllowed } from '../../kernel/birthday.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { assertOwnPictures } from '../media/ownPictures.ts';
import { birthdayPrint } from '../student/identity.ts';
import type { TalentEvent } from './events.ts';
import type { birthdayDocuments } from './fields.ts';
import type { TalentProfile } from './profile.ts';
import type { RegisteredTalent, TalentState } from './state.ts';

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

// The longer decisions about a cast.

/** The state of a profile. Throws `not-found` if there is none. */
export const registered = (state: TalentState): RegisteredTalent => {
  if (state.status !== 'REGISTERED') throw new DomainError('not-found');
  return state;
};

/** The state for the cast's own commands. Throws `account-withdrawn` after the withdrawal. */
export const own = (state: TalentState): Exclude<TalentState, { status: 'WITHDRAWN' }> => {
  if (state.status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
  return state;
};

/** Whether the profile is published, or will be again after a suspension of the account. */
export const isShown = ({ isPublished, heldBack }: Pick<RegisteredTalent, 'isPublished' | 'heldBack'>): boolean =>
  isPublished || heldBack?.isPublished === true;

export const pageClosed: TalentEvent = { type: 'TalentPageClosed', data: {} };
/** Guests no longer see the cast in shortlists. */
export const sharingStopped: TalentEvent = { type: 'TalentSharingStopped', data: {} };

/** Strangers see no minor: what shows the cast to them ends with a minor's birthday. */
const hiddenFromStrangers = (
  { isPageOpen, allowsSharing }: Pick<RegisteredTalent, 'isPageOpen' | 'allowsSharing'>,
  birthday: string | null,
  now: number,
): TalentEvent[] =>
  isMinorOn(birthday, jstDate(now)) ? [...(isPageOpen ? [pageClosed] : []), ...(allowsSharing ? [sharingStopped] : [])] : [];

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

/** Removes a picture. A picture that is removed already gives no event. */
export const takeDownPicture = ({ path, reason }: { path: string; reason: string }, talent: TalentState): TalentEvent[] => {
  const state = registered(talent);
  if (state.takenDown.includes(fingerprint(path))) return [];
  if (!state.pictures.includes(fingerprint(path))) throw new DomainError('not-found');
  return [{ type: 'TalentPictureTakenDown', data: { path, reason } }];
};

const recheck: TalentEvent = { type: 'TalentRecheckNeeded', data: {} };

type Save = TalentProfile & { readonly heldBirthday?: string | null | undefined };
/** Throws `aborted` if the server read an older birthday than the log has. */
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
    ...hiddenFromStrangers(state, data.birthday, now),
  ];
  if (!isNewBirthday(save, state)) return saved(profile);
  const counts = heldBirthday as string;
  if (profile.birthday > counts || !isMinorOn(counts, today)) return [...saved(profile), ...(isShown(state) ? [recheck] : [])];
  const kept = { ...profile, birthday: counts };
  const isAsked = state.profile === fingerprint(kept) && state.askedBirthday === birthdayPrint(profile.birthday);
  return isAsked ? [] : [...saved(kept), { type: 'TalentBirthdayAsked', data: { birthday: profile.birthday } }];
};

export const saveProfile = (save: Save, talent: TalentState, context: DecisionContext): TalentEvent[] => {
  const { heldBirthday: _, ...profile } = save;
  const state = own(talent);
  assertOwnPictures(context.actor.uid, { thumbnail: [profile.thumbnail], profileImages: profile.profileImages });
  assertNoTakenDownPicture(profile, state);
  if (state.status === 'REGISTERED' && state.profile === fingerprint(profile) && state.askedBirthday === null) return [];
  assertBirthdayAllowed(profile.birthday, context.now);
  if (state.status === 'NONE')
    return [{ type: 'TalentProfileRegistered', data: { ...profile, viewOrder: viewOrderOf(context.actor.uid) } }];
  return changed(save, state, context.now);
};

/** Repeated, it has no effect. The date on the document must be the one that the cast gave. */
export const confirmBirthday = (
  { birthday, document }: { birthday: string; document: (typeof birthdayDocuments)[number] },
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

/** A trainee has the birthday of the roster. A published profile is hidden until it is checked. */
const birthdayOfRoster = (birthday: string | null, { identity, ...state }: RegisteredTalent, now: number): TalentEvent[] => {
  if (birthday === null || identity?.birthday === birthdayPrint(birthday)) return [];
  return [
    { type: 'TalentBirthdayConfirmed', data: { birthday, document: 'ROSTER' } },
    ...hiddenFromStrangers(state, birthday, now),
    ...(isShown(state) ? [recheck] : []),
  ];
};

type Roster = Extract<TalentEvent, { type: 'TalentRosterFollowed' }>['data'];
/** Each version of the roster counts once: an old one does not take back a place. */
export const followRoster = (news: Roster, birthday: string | null, state: TalentState, now: number): TalentEvent[] => {
  if (state.status !== 'REGISTERED' || (state.rosterVersions[news.taCode] ?? 0) >= news.rosterVersion) return [];
  const holdsThis = state.taCode === news.taCode;
  const confirmed = holdsThis && news.belongingTo !== null ? birthdayOfRoster(birthday, state, now) : [];
  const nothingNew = news.belongingTo === null ? !holdsThis : holdsThis && state.belongingTo === news.belongingTo;
  return nothingNew && confirmed.length === 0 ? [] : [{ type: 'TalentRosterFollowed', data: news }, ...confirmed];
};

import { match } from 'ts-pattern';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { birthdayPrint, identityOf } from '../student/identity.ts';
import type { TalentEvent } from './events.ts';
import { picturesOf } from './profile.ts';
import { savedDetails } from './savedDetails.ts';
import { fresh, type RegisteredTalent, type TalentState } from './state.ts';

type Profile = Extract<TalentEvent, { type: 'TalentProfileChanged' }>['data'];

const profileIn = (profile: Profile) => ({
  profile: fingerprint(profile),
  identity: identityOf(profile.kana, profile.birthday),
  pictures: picturesOf(profile).map((path) => fingerprint(path)),
});

/** Hidden until the office publishes the profile, like a new one. */
const waitsAgain = { isSuspended: true, wasPublished: false, returned: null } as const;

/** Hidden, also after the end of a suspension. */
const hidden = ({ heldBack }: RegisteredTalent) => ({ isPublished: false, heldBack: heldBack && { isPublished: false } });

/** Folds an event into the state of a talent. */
export const evolve = (state: TalentState, event: TalentEvent): TalentState => {
  if (state.status === 'WITHDRAWN') return state;
  const known = state.status === 'NONE' ? fresh : state;
  return (
    match(event)
      .returnType<TalentState>()
      .with({ type: 'TalentProfileRegistered' }, ({ data: { viewOrder, ...profile } }) => ({ ...known, ...profileIn(profile), viewOrder }))
      .with({ type: 'TalentProfileChanged' }, ({ data }) => ({ ...known, ...profileIn(data), returned: null, askedBirthday: null }))
      .with({ type: 'TalentRecheckNeeded' }, () => ({ ...known, ...hidden(known), ...waitsAgain }))
      .with({ type: 'TalentBirthdayAsked' }, ({ data: { birthday } }) => ({
        ...known,
        ...hidden(known),
        ...waitsAgain,
        askedBirthday: birthday === null ? null : birthdayPrint(birthday),
      }))
      // The next save of the profile is compared with nothing, because the birthday is new.
      .with({ type: 'TalentBirthdayConfirmed' }, ({ data: { birthday } }) => ({
        ...known,
        profile: 0,
        identity: known.identity && birthday !== null ? { ...known.identity, birthday: birthdayPrint(birthday) } : null,
        askedBirthday: null,
      }))
      .with({ type: 'TalentDetailsSaved' }, ({ data }) => ({ ...known, details: savedDetails(data), returned: null }))
      .with({ type: 'TalentPublished' }, () => ({ ...known, isPublished: true, isSuspended: false, wasPublished: true, returned: null }))
      .with({ type: 'TalentSuspended' }, () => ({ ...known, ...hidden(known), isSuspended: true }))
      .with({ type: 'TalentHeldBack' }, () => ({ ...known, isPublished: false, heldBack: { isPublished: known.isPublished } }))
      .with({ type: 'TalentBroughtBack' }, ({ data: { isPublished } }) => ({ ...known, isPublished, heldBack: null }))
      .with({ type: 'TalentUnpublished' }, () => ({ ...known, ...hidden(known) }))
      .with({ type: 'TalentProfileReturned' }, ({ data: { reason } }) => ({ ...known, returned: fingerprint(reason), askedBirthday: null }))
      .with({ type: 'TalentPictureTakenDown' }, ({ data }) => {
        const gone = fingerprint(data.path);
        return { ...known, pictures: known.pictures.filter((path) => path !== gone), takenDown: [...known.takenDown, gone] };
      })
      .with({ type: 'TalentPageOpened' }, () => ({ ...known, isPageOpen: true }))
      .with({ type: 'TalentPageClosed' }, () => ({ ...known, isPageOpen: false }))
      .with({ type: 'TalentViewOrderSet' }, ({ data }) => ({ ...known, ...data }))
      .with({ type: 'TalentRosterFollowed' }, ({ data: { taCode, belongingTo, rosterVersion } }) => ({
        ...known,
        taCode: belongingTo === null ? null : taCode,
        belongingTo,
        rosterVersions: { ...known.rosterVersions, [taCode]: rosterVersion },
      }))
      .with({ type: 'TalentAgeBandFollowed' }, ({ data: { day } }) => ({ ...known, ageBandDay: day }))
      .with({ type: 'TalentWithdrawn' }, () => ({ status: 'WITHDRAWN', isPublished: false, isSuspended: true }))
      .exhaustive()
  );
};

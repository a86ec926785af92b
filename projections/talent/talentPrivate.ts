import { ageBandDay, shownAgeBand } from '#domain/kernel/age.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type TalentPrivate, talentPrivatePath } from './talentPrivate.schema.ts';

const blank = (uid: string): TalentPrivate => ({
  id: uid,
  birthday: null,
  askedBirthday: null,
  ageBandUntil: null,
  taCode: null,
  lastId: null,
  replicatedAt: null,
  picturesTakenDown: [],
  createdAt: 0,
  updatedAt: 0,
  version: 0,
});

/** The document before an event, or a blank one. */
export const privateOf = (uid: string, documents: Documents): TalentPrivate =>
  (documents.get(talentPrivatePath(uid)) as TalentPrivate | undefined) ?? blank(uid);

const update = (event: AnyEnvelope, documents: Documents, change: Partial<TalentPrivate>): Writes => [
  [
    talentPrivatePath(entityIdOf(event)),
    { ...privateOf(entityIdOf(event), documents), ...change, lastId: event.id, ...versionFields(event) },
  ],
];

const born = (event: AnyEnvelope, birthday: string | null) => ({
  birthday,
  askedBirthday: null,
  ageBandUntil: shownAgeBand(birthday, ageBandDay(event.meta.recordedAt)).until,
});
/** A change of what cards copy. */
const replicated = (event: AnyEnvelope) => ({ replicatedAt: event.meta.recordedAt });

const touch = (event: AnyEnvelope, documents: Documents): Writes => update(event, documents, {});

export const talentPrivate = projector('talentPrivate', (event) => [talentPrivatePath(entityIdOf(event))], {
  TalentProfileRegistered: (event, documents) =>
    update(event, documents, { ...born(event, event.data.birthday), ...replicated(event), createdAt: event.meta.recordedAt }),
  TalentProfileChanged: (event, documents) =>
    update(event, documents, { ...born(event, event.data.birthday), ...replicated(event), picturesTakenDown: [] }),
  TalentAgeBandFollowed: (event, documents) => {
    const { birthday } = privateOf(entityIdOf(event), documents);
    return update(event, documents, { ageBandUntil: shownAgeBand(birthday, event.data.day).until });
  },
  TalentRecheckNeeded: touch,
  TalentBirthdayAsked: (event, documents) => update(event, documents, { askedBirthday: event.data.birthday }),
  TalentBirthdayConfirmed: (event, documents) => update(event, documents, born(event, event.data.birthday)),
  TalentDetailsSaved: touch,
  TalentPublished: touch,
  TalentSuspended: touch,
  TalentHeldBack: touch,
  TalentBroughtBack: touch,
  TalentUnpublished: touch,
  TalentProfileReturned: (event, documents) => update(event, documents, { askedBirthday: null }),
  TalentPictureTakenDown: (event, documents) => {
    const { reason } = event.data;
    const { picturesTakenDown = [] } = privateOf(entityIdOf(event), documents);
    const why = reason === null ? [] : [{ at: event.meta.recordedAt, reason }];
    return update(event, documents, { ...replicated(event), picturesTakenDown: [...picturesTakenDown, ...why] });
  },
  TalentPageOpened: touch,
  TalentPageClosed: touch,
  TalentSharingAllowed: touch,
  TalentSharingStopped: touch,
  TalentViewOrderSet: touch,
  TalentRosterFollowed: (event, documents) => {
    const { taCode, belongingTo } = event.data;
    return update(event, documents, { taCode: belongingTo === null ? null : taCode });
  },
  TalentWithdrawn: (event) => [[talentPrivatePath(entityIdOf(event)), null]],
});

import { ageBandDay, isMinorOn, shownAgeBand } from '#domain/kernel/age.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { basicCatalogue } from '#domain/people/talent/basicRows.ts';
import { sizesOfMinor } from '#domain/people/talent/details.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { MISSING_PERSON, noReviews } from '../kernel/fields.schema.ts';
import { type Documents, entityIdOf, newestOf, projector, type Writes } from '../kernel/projector.ts';
import { talentPrivatePath } from './talentPrivate.schema.ts';
import { privateOf } from './talentPrivate.ts';
import { type Talent, type TalentDetails, talentPath } from './talents.schema.ts';

type Sizes = TalentDetails['sizes'];

/** The sizes that others see, by the person's age at the time of recording (ms). */
const sizesShown = (sizes: Sizes, birthday: string | null, at: number): Sizes =>
  isMinorOn(birthday, jstDate(at)) ? sizesOfMinor(sizes) : sizes;

/** Saved details; unknown after an erasure. */
const detailsShown = ({ data, meta }: EnvelopeNamed<'TalentDetailsSaved'>, birthday: string | null): TalentDetails => {
  const details = detailsCatalogue.shown(data);
  return { ...details, sizes: sizesShown(details.sizes, birthday, meta.recordedAt) };
};

/** An unknown profile, also used after an erasure. */
const unknownProfile = () =>
  ({
    ...basicCatalogue.blank,
    name: MISSING_PERSON,
    ageBand: 0,
    ...detailsCatalogue.blank,
    belongingTo: null,
  }) satisfies Partial<Talent>;

const blank = (uid: string): Talent => ({
  id: uid,
  ...unknownProfile(),
  isPublished: false,
  publishedAt: null,
  isSuspended: true,
  returnedAt: null,
  birthdayAskedAt: null,
  pageOpenedAt: null,
  sharingAllowedAt: null,
  viewOrder: 0,
  isFixedOrder: false,
  placedAt: 0,
  likedCount: 0,
  ...noReviews(),
  deletedAt: null,
  cardVersion: 0,
  createdAt: 0,
  updatedAt: 0,
  version: 0,
});

/**
 * Changes fields of a talent's document from any stream. `change` must commute with all other
 * changes. The time is that of the newest change.
 */
export const mergeTalent = (event: AnyEnvelope, uid: string, documents: Documents, change: (talent: Talent) => Partial<Talent>): Writes => {
  const before = (documents.get(talentPath(uid)) as Talent | undefined) ?? blank(uid);
  return [[talentPath(uid), { ...before, ...change(before), updatedAt: newestOf(before, event) }]];
};

/** A change of the talent's own stream. It also sets the version. */
const update = (event: AnyEnvelope, documents: Documents, change: Partial<Talent>): Writes =>
  mergeTalent(event, entityIdOf(event), documents, () => ({ ...change, version: event.version }));

/** A change of fields that cards show. */
const updateWithCard = (event: AnyEnvelope, documents: Documents, change: Partial<Talent>): Writes =>
  update(event, documents, { ...change, cardVersion: event.version });

/** The profile waits for the office, like a new one. */
const waitsAgain = { isPublished: false, publishedAt: null, isSuspended: true, returnedAt: null };

type Profile = Extract<AnyEnvelope, { type: 'TalentProfileChanged' }>['data'];

/** The fields of the profile, with placeholders after an erasure. */
const shown = (profile: Profile, at: number) => ({
  ...basicCatalogue.shown(profile),
  name: profile.name ?? MISSING_PERSON,
  ageBand: shownAgeBand(profile.birthday, ageBandDay(at)).band,
});

/** Writes talents/{uid} from the talent's stream. */
export const talents = projector('talents', (event) => [talentPath(entityIdOf(event)), talentPrivatePath(entityIdOf(event))], {
  TalentProfileRegistered: (event, documents) =>
    updateWithCard(event, documents, {
      ...shown(event.data, event.meta.recordedAt),
      viewOrder: event.data.viewOrder,
      placedAt: event.meta.recordedAt,
      createdAt: event.meta.recordedAt,
    }),
  TalentProfileChanged: (event, documents) => {
    const at = event.meta.recordedAt;
    const { sizes } = (documents.get(talentPath(entityIdOf(event))) as Talent | undefined) ?? unknownProfile();
    return updateWithCard(event, documents, {
      ...shown(event.data, at),
      returnedAt: null,
      birthdayAskedAt: null,
      sizes: sizesShown(sizes, event.data.birthday, at),
    });
  },
  TalentRecheckNeeded: (event, documents) => update(event, documents, waitsAgain),
  TalentBirthdayAsked: (event, documents) => update(event, documents, { ...waitsAgain, birthdayAskedAt: event.meta.recordedAt }),
  TalentBirthdayConfirmed: (event, documents) => {
    const at = event.meta.recordedAt;
    const { sizes } = (documents.get(talentPath(entityIdOf(event))) as Talent | undefined) ?? unknownProfile();
    return update(event, documents, {
      ageBand: shownAgeBand(event.data.birthday, ageBandDay(at)).band,
      birthdayAskedAt: null,
      sizes: sizesShown(sizes, event.data.birthday, at),
    });
  },
  TalentDetailsSaved: (event, documents) =>
    update(event, documents, { ...detailsShown(event, privateOf(entityIdOf(event), documents).birthday), returnedAt: null }),
  TalentPublished: (event, documents) => {
    const before = documents.get(talentPath(entityIdOf(event))) as Talent | undefined;
    const publishedAt = before?.publishedAt ?? event.meta.recordedAt;
    return update(event, documents, { isPublished: true, publishedAt, isSuspended: false, returnedAt: null });
  },
  TalentSuspended: (event, documents) => update(event, documents, { isPublished: false, isSuspended: true }),
  TalentHeldBack: (event, documents) => update(event, documents, { isPublished: false }),
  TalentBroughtBack: (event, documents) => update(event, documents, { isPublished: event.data.isPublished }),
  TalentUnpublished: (event, documents) => update(event, documents, { isPublished: false }),
  TalentProfileReturned: (event, documents) => update(event, documents, { returnedAt: event.meta.recordedAt, birthdayAskedAt: null }),
  TalentPictureTakenDown: (event, documents) => {
    const { thumbnail, profileImages } = (documents.get(talentPath(entityIdOf(event))) as Talent | undefined) ?? unknownProfile();
    const { path } = event.data;
    const kept = profileImages.filter((image) => image !== path);
    return updateWithCard(event, documents, { thumbnail: thumbnail === path ? null : thumbnail, profileImages: kept });
  },
  TalentPageOpened: (event, documents) => update(event, documents, { pageOpenedAt: event.meta.recordedAt }),
  TalentPageClosed: (event, documents) => update(event, documents, { pageOpenedAt: null }),
  TalentSharingAllowed: (event, documents) => update(event, documents, { sharingAllowedAt: event.meta.recordedAt }),
  TalentSharingStopped: (event, documents) => update(event, documents, { sharingAllowedAt: null }),
  TalentViewOrderSet: (event, documents) => update(event, documents, { ...event.data, placedAt: event.meta.recordedAt }),
  TalentRosterFollowed: (event, documents) => update(event, documents, { belongingTo: event.data.belongingTo }),
  TalentAgeBandFollowed: (event, documents) => {
    const { birthday } = privateOf(entityIdOf(event), documents);
    return update(event, documents, { ageBand: shownAgeBand(birthday, event.data.day).band });
  },
  TalentWithdrawn: (event, documents) =>
    updateWithCard(event, documents, {
      ...unknownProfile(),
      isPublished: false,
      isSuspended: true,
      pageOpenedAt: null,
      sharingAllowedAt: null,
      deletedAt: event.meta.recordedAt,
    }),
});

import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type Documents, projector, type Writes } from './projector.ts';
import { followed, MISSING_PERSON, noReviews, reviewed, timeOrNull } from './readModel.ts';
import { withReview } from './receivedReviews.ts';

/**
 * publicClients/{uid}: what casts see of a client; never phone, street, e-mail or billing. Whether somebody may see it is the rules' to say: they ask the
 * account. Reviews come from streams of their own and may be projected first, so that whoever writes merges into the document or a blank one.
 */
export const publicClientSchema = z.object({
  id: z.string(),
  clientType: z.enum(['CORPORATION', 'INDIVIDUAL']),
  name: z.string(),
  companyName: z.string(),
  thumbnail: z.string().nullable(),
  prefecture: z.string(),
  worksUrl: z.string(),
  reviews: reviewed.reviews,
  latestReviews: reviewed.latestReviews.default([]),
  deletedAt: timeOrNull,
  ...followed,
});
export type PublicClient = z.infer<typeof publicClientSchema>;

const pathOf = (uid: string): string => `publicClients/${uid}`;

const unknownProfile = () =>
  ({
    clientType: 'CORPORATION' as const,
    name: MISSING_PERSON,
    companyName: '',
    thumbnail: null,
    prefecture: '',
    worksUrl: '',
  }) satisfies Partial<PublicClient>;

const blank = (uid: string): PublicClient => ({
  id: uid,
  ...unknownProfile(),
  ...noReviews(),
  deletedAt: null,
  createdAt: 0,
  updatedAt: 0,
  version: 0,
});

const merge = (uid: string, documents: Documents, change: (before: PublicClient) => Partial<PublicClient>): Writes => {
  const before = (documents.get(pathOf(uid)) as PublicClient | undefined) ?? blank(uid);
  return [[pathOf(uid), { ...before, ...change(before) }]];
};

const uidOf = (event: AnyEnvelope): string =>
  event.type === 'ReviewsPublished' ? event.data.clientId : parseStreamId(event.streamId).entityId;

/** A change by the client's own stream, which moves version and time. */
const follow = (event: AnyEnvelope, documents: Documents, change: Partial<PublicClient>): Writes =>
  merge(uidOf(event), documents, () => ({ ...change, version: event.version, updatedAt: event.meta.recordedAt }));

const shown = ({ clientType, name, thumbnail, worksUrl, company }: EnvelopeNamed<'ClientProfileChanged'>['data']) => ({
  clientType,
  name: name ?? MISSING_PERSON,
  companyName: company.name ?? '',
  thumbnail,
  prefecture: company.address?.prefecture ?? '',
  worksUrl: worksUrl ?? '',
});

export const publicClients = projector('publicClients', 2, (event) => [pathOf(uidOf(event))], {
  ClientProfileRegistered: (event, documents) => follow(event, documents, { ...shown(event.data), createdAt: event.meta.recordedAt }),
  ClientProfileChanged: (event, documents) => follow(event, documents, shown(event.data)),
  // Both forms write name and company; the last one to be saved stands.
  ClientBillingSaved: (event, documents) => {
    const { name, company } = event.data;
    return follow(event, documents, {
      name: name ?? MISSING_PERSON,
      companyName: company.name ?? '',
      prefecture: company.address?.prefecture ?? '',
    });
  },
  ClientWithdrawn: (event, documents) => follow(event, documents, { ...unknownProfile(), deletedAt: event.meta.recordedAt }),
});

/** What a client has received, as casts see it. */
export const publicReviews = projector('publicReviews', 1, (event) => [pathOf(uidOf(event))], {
  ReviewsPublished: (event, documents) => {
    const { clientId, talentId, jobId, scores } = event.data;
    const score = scores.talent;
    if (score === null) return [];
    const added = { id: parseStreamId(event.streamId).entityId, jobId, fromId: talentId, score, publishedAt: event.meta.recordedAt };
    return merge(clientId, documents, ({ reviews, latestReviews = [] }) => withReview({ reviews, latestReviews }, added));
  },
});

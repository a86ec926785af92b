import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { MISSING_PERSON, noReviews } from '../kernel/fields.schema.ts';
import { type Documents, entityIdOf, newestOf, projector, type Writes } from '../kernel/projector.ts';
import { type PublicClient, publicClientPath } from './publicClients.schema.ts';

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

/** Changes fields of the document from any stream. `change` must commute with all other changes. */
export const mergePublicClient = (
  event: AnyEnvelope,
  uid: string,
  documents: Documents,
  change: (before: PublicClient) => Partial<PublicClient>,
): Writes => {
  const before = (documents.get(publicClientPath(uid)) as PublicClient | undefined) ?? blank(uid);
  return [[publicClientPath(uid), { ...before, ...change(before), updatedAt: newestOf(before, event) }]];
};

/** A change of the client's own stream. It also sets the version. */
const update = (event: AnyEnvelope, documents: Documents, change: Partial<PublicClient>): Writes =>
  mergePublicClient(event, entityIdOf(event), documents, () => ({ ...change, version: event.version }));

const shown = ({ clientType, name, thumbnail, worksUrl, company }: EnvelopeNamed<'ClientProfileChanged'>['data']) => ({
  clientType,
  name: name ?? MISSING_PERSON,
  companyName: company.name ?? '',
  thumbnail,
  prefecture: company.address?.prefecture ?? '',
  worksUrl: worksUrl ?? '',
});

/** Writes publicClients/{uid} from the client's stream. */
export const publicClients = projector('publicClients', (event) => [publicClientPath(entityIdOf(event))], {
  ClientProfileRegistered: (event, documents) => update(event, documents, { ...shown(event.data), createdAt: event.meta.recordedAt }),
  ClientProfileChanged: (event, documents) => update(event, documents, shown(event.data)),
  // Both forms write name and company; the last save wins.
  ClientBillingSaved: (event, documents) => {
    const { name, company } = event.data;
    return update(event, documents, {
      name: name ?? MISSING_PERSON,
      companyName: company.name ?? '',
      prefecture: company.address?.prefecture ?? '',
    });
  },
  ClientWithdrawn: (event, documents) => update(event, documents, { ...unknownProfile(), deletedAt: event.meta.recordedAt }),
});

import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { officeClientOf, officeClientPath } from './officeClients.ts';
import { type Documents, projector, type Writes } from './projector.ts';
import { carded, followed, MISSING_PERSON, noReviews, reviewed, timeOrNull } from './readModel.ts';

const address = z.object({
  postalCode: z.string(),
  prefecture: z.string(),
  city: z.string(),
  street: z.string(),
  buildingName: z.string(),
});

/**
 * clients/{uid}: who posts jobs and makes offers (spec section 3); for its owner. Reviews come from streams of their own and may be projected before
 * the profile: every writer merges into the document or a blank one (`mergeClient`). Version and times are those of the client's own stream.
 * The office reads officeClients/{uid} instead, which is written along.
 */
export const clientSchema = z.object({
  id: z.string(),
  clientType: z.enum(['CORPORATION', 'INDIVIDUAL']),
  name: z.string(),
  kana: z.string(),
  thumbnail: z.string().nullable(),
  department: z.string(),
  position: z.string(),
  worksUrl: z.string(),
  company: z.object({ name: z.string(), kana: z.string(), phone: z.string(), address }),
  /** As it was stored: `paymentMethodOf` reads it, `needsBillingUpdate` asks for another. */
  paymentMethod: z.number().nullable().default(null),
  billClientId: z.string().nullable(),
  ...reviewed,
  deletedAt: timeOrNull,
  ...carded,
  ...followed,
});
export type Client = z.infer<typeof clientSchema>;

export const clientPath = (uid: string): string => `clients/${uid}`;

const unknownAddress = (): z.infer<typeof address> => ({ postalCode: '', prefecture: '', city: '', street: '', buildingName: '' });

/** A profile of which nothing is known: what an erased person's reads like, too. */
const unknownProfile = () =>
  ({
    clientType: 'CORPORATION' as const,
    name: MISSING_PERSON,
    kana: '',
    thumbnail: null,
    department: '',
    position: '',
    worksUrl: '',
    company: { name: '', kana: '', phone: '', address: unknownAddress() },
  }) satisfies Partial<Client>;

const blank = (uid: string): Client => ({
  id: uid,
  ...unknownProfile(),
  paymentMethod: 2,
  billClientId: null,
  ...noReviews(),
  deletedAt: null,
  cardVersion: 0,
  createdAt: 0,
  updatedAt: 0,
  version: 0,
});

const clientIn = (uid: string, documents: Documents): Client => (documents.get(clientPath(uid)) as Client | undefined) ?? blank(uid);

/** Changes fields of a client's document that another stream owns, whatever the order: `change` must commute with all other changes. */
export const mergeClient = (uid: string, documents: Documents, change: (client: Client) => Partial<Client>): Writes => {
  const before = clientIn(uid, documents);
  const client: Client = { ...before, ...change(before) };
  return [
    [clientPath(uid), client],
    [officeClientPath(uid), officeClientOf(client)],
  ];
};

const uidOf = (event: AnyEnvelope) => parseStreamId(event.streamId).entityId;

type Profile = EnvelopeNamed<'ClientProfileChanged'>['data'];

/** The profile's fields; an erased person's read as the placeholder. */
const shown = ({ clientType, name, kana, thumbnail, department, position, worksUrl, company }: Profile) => ({
  clientType,
  name: name ?? MISSING_PERSON,
  kana: kana ?? '',
  thumbnail,
  department: department ?? '',
  position: position ?? '',
  worksUrl: worksUrl ?? '',
  company: { name: company.name ?? '', kana: company.kana ?? '', phone: company.phone ?? '', address: company.address ?? unknownAddress() },
});

/** A change by the client's own stream, which moves version and time. */
const follow = (event: AnyEnvelope, documents: Documents, change: Partial<Client>): Writes =>
  mergeClient(uidOf(event), documents, () => ({
    ...change,
    version: event.version,
    updatedAt: event.meta.recordedAt,
  }));

/** A change of what cards show. */
const followCarded = (event: AnyEnvelope, documents: Documents, change: Partial<Client>): Writes =>
  follow(event, documents, { ...change, cardVersion: event.version });

type Billing = EnvelopeNamed<'ClientBillingSaved'>['data'];

/** What a bill says of the client; an erased person's reads as unknown. */
const billed = (
  { name, department, company: { name: companyName, phone, address: place }, paymentMethod }: Billing,
  { company }: Client,
) => ({
  name: name ?? MISSING_PERSON,
  department: department ?? '',
  company: { ...company, name: companyName ?? '', phone: phone ?? '', address: place ?? unknownAddress() },
  paymentMethod,
});

export const clients = projector('clients', 4, (event) => [clientPath(uidOf(event))], {
  ClientProfileRegistered: (event, documents) =>
    followCarded(event, documents, {
      ...shown(event.data),
      paymentMethod: event.data.paymentMethod,
      createdAt: event.meta.recordedAt,
    }),
  ClientProfileChanged: (event, documents) => followCarded(event, documents, shown(event.data)),
  ClientBillingSaved: (event, documents) => followCarded(event, documents, billed(event.data, clientIn(uidOf(event), documents))),
  ClientBillClientIdSet: (event, documents) => follow(event, documents, { billClientId: event.data.billClientId }),
  ClientWithdrawn: (event, documents) => followCarded(event, documents, { ...unknownProfile(), deletedAt: event.meta.recordedAt }),
});

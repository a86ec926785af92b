import { masked } from '#domain/office/audit/masks.ts';
import { billingProfileFaults } from '#domain/people/client/billing.ts';
import { clientCatalogue, companyCatalogue } from '#domain/people/client/clientRows.ts';
import { payerKey } from '#domain/people/client/payers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { MISSING_PERSON, noReviews } from '../kernel/fields.schema.ts';
import { type Documents, entityIdOf, newestOf, projector, type Writes } from '../kernel/projector.ts';
import { type Client, clientPath } from './clients.schema.ts';
import { type OfficeClient, officeClientPath } from './officeClients.schema.ts';

const officeClientOf = (client: Client): OfficeClient => {
  const { id, clientType, name, kana, department, position, worksUrl, company, deletedAt, createdAt, updatedAt, version } = client;
  const { billClientId, payers, paymentMethod } = client;
  return {
    id,
    clientType,
    name,
    kana,
    department,
    position,
    worksUrl,
    deletedAt,
    createdAt,
    updatedAt,
    version,
    billClientId,
    payers: payers ?? [],
    paymentMethod,
    billingGaps: Object.keys(billingProfileFaults(client)),
    company: { name: company.name, kana: company.kana, phone: masked(company.phone), address: masked(company.address.postalCode) },
  };
};

/** An unknown profile, also used after an erasure. */
const unknownProfile = () =>
  ({ ...clientCatalogue.blank, name: MISSING_PERSON, company: companyCatalogue.blank }) satisfies Partial<Client>;

const blank = (uid: string): Client => ({
  id: uid,
  ...unknownProfile(),
  paymentMethod: 2,
  billClientId: null,
  payers: [],
  ...noReviews(),
  deletedAt: null,
  cardVersion: 0,
  createdAt: 0,
  updatedAt: 0,
  version: 0,
});

const clientIn = (uid: string, documents: Documents): Client => (documents.get(clientPath(uid)) as Client | undefined) ?? blank(uid);

/**
 * Changes fields of a client's documents from any stream. `change` must commute with all other
 * changes. The time is that of the newest change.
 */
export const mergeClient = (event: AnyEnvelope, uid: string, documents: Documents, change: (client: Client) => Partial<Client>): Writes => {
  const before = clientIn(uid, documents);
  const client: Client = { ...before, ...change(before), updatedAt: newestOf(before, event) };
  return [
    [clientPath(uid), client],
    [officeClientPath(uid), officeClientOf(client)],
  ];
};

type Profile = EnvelopeNamed<'ClientProfileChanged'>['data'];

/** The fields of the profile, with placeholders after an erasure. */
const shown = (profile: Profile) => ({
  ...clientCatalogue.shown(profile),
  name: profile.name ?? MISSING_PERSON,
  company: companyCatalogue.shown(profile.company),
});

/** A change of the client's own stream. It also sets the version. */
const update = (event: AnyEnvelope, documents: Documents, change: Partial<Client>): Writes =>
  mergeClient(event, entityIdOf(event), documents, () => ({ ...change, version: event.version }));

/** A change of fields that cards show. */
const updateWithCard = (event: AnyEnvelope, documents: Documents, change: Partial<Client>): Writes =>
  update(event, documents, { ...change, cardVersion: event.version });

type Billing = EnvelopeNamed<'ClientBillingSaved'>['data'];

/** The billing fields, with placeholders after an erasure. */
const billed = ({ name, department, company, paymentMethod }: Billing, { company: { kana } }: Client) => ({
  name: name ?? MISSING_PERSON,
  department: department ?? '',
  company: companyCatalogue.shown({ ...company, kana }),
  paymentMethod,
});

/** The confirmed payers after an event. Names that banks write alike are one. */
const payersIn = (
  event: EnvelopeNamed<'ClientPayerConfirmed'> | EnvelopeNamed<'ClientPayerRemoved'>,
  documents: Documents,
): Pick<Client, 'payers'> => {
  const { payer } = event.data;
  const others = (clientIn(entityIdOf(event), documents).payers ?? []).filter(
    (each) => payer === null || payerKey(each) !== payerKey(payer),
  );
  return { payers: payer === null || event.type === 'ClientPayerRemoved' ? others : [...others, payer] };
};

/** Writes clients/{uid} and officeClients/{uid} from the client's stream. */
export const clients = projector('clients', (event) => [clientPath(entityIdOf(event))], {
  ClientProfileRegistered: (event, documents) =>
    updateWithCard(event, documents, {
      ...shown(event.data),
      paymentMethod: event.data.paymentMethod,
      createdAt: event.meta.recordedAt,
    }),
  ClientProfileChanged: (event, documents) => updateWithCard(event, documents, shown(event.data)),
  ClientBillingSaved: (event, documents) => updateWithCard(event, documents, billed(event.data, clientIn(entityIdOf(event), documents))),
  ClientBillClientIdSet: (event, documents) => update(event, documents, { billClientId: event.data.billClientId }),
  ClientPayerConfirmed: (event, documents) => update(event, documents, payersIn(event, documents)),
  ClientPayerRemoved: (event, documents) => update(event, documents, payersIn(event, documents)),
  ClientProfileReturned: (event, documents) => update(event, documents, {}),
  ClientWithdrawn: (event, documents) =>
    updateWithCard(event, documents, { ...unknownProfile(), payers: [], deletedAt: event.meta.recordedAt }),
});

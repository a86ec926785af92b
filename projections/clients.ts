import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type Documents, projector, type Writes } from './projector.ts';
import { carded, followed, MISSING_PERSON, timeOrNull } from './readModel.ts';

const address = z.object({
  postalCode: z.string(),
  prefecture: z.string(),
  city: z.string(),
  street: z.string(),
  buildingName: z.string(),
});

/** clients/{uid}: who posts jobs and makes offers (spec section 3). */
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
  paymentMethod: z.literal(2),
  billClientId: z.string().nullable(),
  deletedAt: timeOrNull,
  ...carded,
  ...followed,
});
export type Client = z.infer<typeof clientSchema>;

const path = (event: AnyEnvelope) => `clients/${parseStreamId(event.streamId).entityId}`;

const erasedAddress: z.infer<typeof address> = { postalCode: '', prefecture: '', city: '', street: '', buildingName: '' };

type Profile = Extract<AnyEnvelope, { type: 'ClientProfileChanged' }>['data'];

/** The profile's fields; an erased person's read as the placeholder. */
const shown = ({ clientType, name, kana, thumbnail, department, position, worksUrl, company }: Profile) => ({
  clientType,
  name: name ?? MISSING_PERSON,
  kana: kana ?? '',
  thumbnail,
  department,
  position,
  worksUrl,
  company: { name: company.name ?? '', kana: company.kana ?? '', phone: company.phone ?? '', address: company.address ?? erasedAddress },
});

const follow = (event: AnyEnvelope, documents: Documents, change: Partial<Client>): Writes => [
  [
    path(event),
    {
      ...documents.get(path(event)),
      ...change,
      cardVersion: event.version,
      version: event.version,
      updatedAt: event.meta.recordedAt,
    },
  ],
];

export const clients = projector('clients', 1, (event) => [path(event)], {
  ClientProfileRegistered: (event, documents) =>
    follow(event, documents, {
      id: parseStreamId(event.streamId).entityId,
      ...shown(event.data),
      paymentMethod: event.data.paymentMethod,
      billClientId: null,
      deletedAt: null,
      createdAt: event.meta.recordedAt,
    }),
  ClientProfileChanged: (event, documents) => follow(event, documents, shown(event.data)),
});

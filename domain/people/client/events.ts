import { z } from 'zod';
import { type EventOf, event, personal } from '../../kernel/eventDefinition.ts';

const address = personal(
  z.object({ postalCode: z.string(), prefecture: z.string(), city: z.string(), street: z.string(), buildingName: z.string() }),
);

const profile = {
  clientType: z.enum(['CORPORATION', 'INDIVIDUAL']),
  name: personal(z.string()),
  kana: personal(z.string()),
  thumbnail: personal(z.string().nullable()),
  department: personal(z.string()),
  position: personal(z.string()),
  worksUrl: personal(z.string()),
  company: z.object({
    name: personal(z.string()),
    kana: personal(z.string()),
    phone: personal(z.string()),
    address,
  }),
};

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a client, by type, as the log stores them. */
export const clientEvents = {
  ClientProfileRegistered: event({ ...profile, paymentMethod: z.literal(2) }),
  ClientProfileChanged: event(profile),
  ClientBillingSaved: event({
    name: personal(z.string()),
    department: personal(z.string()),
    company: z.object({ name: personal(z.string()), phone: personal(z.string()), address }),
    paymentMethod: z.literal(2),
  }),
  ClientBillClientIdSet: event({ billClientId: z.string().nullable() }),
  /** The office asks the client to correct the profile before the certification. */
  ClientProfileReturned: event({ reason: personal(z.string()) }),
  ClientWithdrawn: event({}),
} as const;

/** Any event of a client. */
export type ClientEvent = EventOf<typeof clientEvents>;

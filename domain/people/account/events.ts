import { z } from 'zod';
import { codeRequest } from '../../kernel/commonFields.ts';
import { type EventOf, event, personal, sealedFields } from '../../kernel/eventDefinition.ts';
import { deviceFields } from './deviceFields.ts';
import { accountFields } from './fields.ts';
import { mailFields } from './mailFields.ts';

const { role, roles, approvalLimit, destinationFollows, newsAt } = accountFields;

/** The office's reason. Version 1 has none. */
const withReason = event({ reason: personal(z.string()) }, [(data) => ({ ...data, reason: null }), sealedFields]);

/** The operator who ran the command line. Version 1 has none. */
const byOperator = event({ operator: personal(z.string()) }, [(data) => ({ ...data, operator: null })]);

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/**
 * The events of an account, by type, as the log stores them. Addresses and reasons are encrypted.
 */
export const accountEvents = {
  AccountRegistered: event({ email: personal(z.string()) }),
  AccountRoleChosen: event({ role }),
  ClientCertified: event({}),
  ClientCertificationRevoked: withReason,
  AccountSuspended: event({ reason: personal(z.string()) }, [sealedFields]),
  AccountSuspensionLifted: withReason,
  OfficeGranted: byOperator,
  OfficeRevoked: byOperator,
  OfficeDutiesSet: event({ roles, approvalLimit, reason: personal(z.string()) }),
  AccountEmailChanged: event({ email: personal(z.string()), destinationFollows }),
  AccountDestinationRequested: event({ email: personal(z.string()), ...codeRequest }),
  AccountDestinationConfirmed: event({}),
  AccountDestinationReset: event({}),
  AccountNewsOpened: event({ newsAt }),
  AccountTermsAgreed: event({ terms: z.string() }),
  AccountMailChosen: event(mailFields),
  AccountDeviceAdded: event({
    deviceId: deviceFields.deviceId,
    endpoint: personal(z.string()),
    p256dh: personal(z.string()),
    auth: personal(z.string()),
  }),
  AccountDeviceRemoved: event({ deviceId: deviceFields.deviceId }),
  AccountWithdrawn: event({ role: role.nullable() }),
} as const;

/** Any event of an account. */
export type AccountEvent = EventOf<typeof accountEvents>;

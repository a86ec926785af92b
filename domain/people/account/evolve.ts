import { match } from 'ts-pattern';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { officeRoles } from '../../kernel/officeRoles.ts';
import { printOf as printOfDevice } from './devices.ts';
import type { AccountEvent } from './events.ts';
import { type AccountState, fresh } from './state.ts';

const printOf = (email: string | null): number | null => (email === null ? null : fingerprint(email));

/** Folds an event into the state of an account. */
export const evolve = (state: AccountState, event: AccountEvent): AccountState => {
  if (state.status === 'WITHDRAWN') return state;
  const known = state.status === 'NONE' ? fresh : state;
  return match(event)
    .returnType<AccountState>()
    .with({ type: 'AccountRegistered' }, ({ data: { email } }) => ({ ...fresh, email: printOf(email) }))
    .with({ type: 'AccountRoleChosen' }, ({ data }) => ({ ...known, role: data.role }))
    .with({ type: 'ClientCertified' }, () => ({ ...known, isClientCertificated: true, wasCertified: true }))
    .with({ type: 'ClientCertificationRevoked' }, () => ({ ...known, isClientCertificated: false }))
    .with({ type: 'AccountSuspended' }, () => ({ ...known, suspended: true }))
    .with({ type: 'AccountSuspensionLifted' }, () => ({ ...known, suspended: false }))
    .with({ type: 'OfficeGranted' }, () => ({ ...known, isAdmin: true, officeRoles, approvalLimit: null }))
    .with({ type: 'OfficeRevoked' }, () => ({ ...known, isAdmin: false, officeRoles: [], approvalLimit: null }))
    .with({ type: 'OfficeDutiesSet' }, ({ data: { roles, approvalLimit } }) => ({
      ...known,
      isAdmin: true,
      officeRoles: roles,
      approvalLimit,
    }))
    .with({ type: 'AccountEmailChanged' }, ({ data: { email } }) => ({ ...known, email: printOf(email) }))
    .with({ type: 'AccountDestinationRequested' }, ({ data: { email, codeHash, requestedAt, expiresAt } }) => ({
      ...known,
      pending: { address: fingerprint(email), codeHash, expiresAt },
      lastRequestedAt: requestedAt,
    }))
    .with({ type: 'AccountDestinationConfirmed' }, () => ({
      ...known,
      destination: known.pending?.address ?? null,
      confirmedCode: known.pending?.codeHash ?? null,
      pending: null,
    }))
    .with({ type: 'AccountDestinationReset' }, () => ({ ...known, destination: null, confirmedCode: null, pending: null }))
    .with({ type: 'AccountNewsOpened' }, ({ data: { newsAt } }) => ({ ...known, newsOpenedAt: newsAt }))
    .with({ type: 'AccountTermsAgreed' }, ({ data: { terms } }) => ({ ...known, termsAgreed: terms }))
    .with({ type: 'AccountMailChosen' }, ({ data: { topic, mail } }) => ({
      ...known,
      mailChoices: { ...known.mailChoices, [topic]: mail },
    }))
    .with({ type: 'AccountDeviceAdded' }, ({ data }) => ({
      ...known,
      devices: [...known.devices.filter(({ id }) => id !== data.deviceId), { id: data.deviceId, print: printOfDevice(data) }],
    }))
    .with({ type: 'AccountDeviceRemoved' }, ({ data: { deviceId } }) => ({
      ...known,
      devices: known.devices.filter(({ id }) => id !== deviceId),
    }))
    .with({ type: 'AccountWithdrawn' }, () => ({ status: 'WITHDRAWN' }))
    .exhaustive();
};

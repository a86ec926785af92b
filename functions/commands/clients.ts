import { DomainError } from '#domain/kernel/domainError.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { client } from '#domain/people/client/client.ts';
import type { Rule } from '../eventStore/rule.ts';
import { callableOf } from '../gate/callableOf.ts';

/**
 * A profile can be returned only before the certification; a certified client has to be revoked
 * first.
 */
const uncertified = (uid: string): Rule => ({
  streams: [{ aggregate: account, entityId: uid }],
  check: ([state]) => {
    const known = state as AccountState;
    if (known.status === 'REGISTERED' && known.isClientCertificated) throw new DomainError('status-conflict');
  },
});

/** Commands on the own client profile and billing, or, for the office, on another by `uid`. */
export const clients = callableOf(client, { returnProfile: ({ uid }) => ({ rules: [uncertified(uid)] }) });

import { payee } from '#domain/money/payee/payee.ts';
import { payout } from '#domain/money/payout/payout.ts';
import { transfer } from '#domain/money/transfer/transfer.ts';
import { assertFreshSignIn, requireOffice } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';
import { fixTarget } from '../rules/fixPayout.ts';
import { runtime } from '../runtime.ts';

/** How a cast is paid. A change of the account needs a fresh sign-in. */
export const payees = callableOf(payee, {
  setAccount: (_, caller) => {
    assertFreshSignIn(caller, runtime().now());
    return {};
  },
});

export const payouts = callableOf(payout, {
  fix: async (sent, caller) => {
    await requireOffice(runtime(), caller, 'bills');
    return fixTarget(runtime().db, sent);
  },
});

/** Transfer files. An order always needs a second member (`countersigns`). */
export const transfers = callableOf(transfer);

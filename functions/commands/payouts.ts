import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { payee } from '#domain/money/payee/payee.ts';
import { payoutIdOf } from '#domain/money/payout/fields.ts';
import { type PayoutCommand, payout } from '#domain/money/payout/payout.ts';
import { transfer } from '#domain/money/transfer/transfer.ts';
import { type Payee, payeePath } from '#projections/payout/payees.schema.ts';
import { taxesOf, workOfCast } from '../bills/closedWork.ts';
import { requireOffice } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';
import { turnOfPayouts } from '../rules/openPayouts.ts';
import { runtime } from '../runtime.ts';

/** How a cast is paid. A change of the account needs a fresh sign-in. */
export const payees = callableOf(payee, {
  setAccount: (_, { signedInAt = 0 }) => {
    if (!(runtime().now() < signedInAt + businessRules.freshSignIn)) throw new DomainError('sign-in-again');
    return {};
  },
});

/** What casts are paid. The content of a statement comes from the closed deals. */
export const payouts = callableOf(payout, {
  fix: async (sent, caller) => {
    const { talentId, month } = sent;
    await requireOffice(runtime(), caller, 'bills');
    const worked = await workOfCast(runtime().db, talentId, month);
    const path = payeePath(talentId);
    const content = { lines: worked.map(({ line }) => line), titles: worked.map(({ title }) => title), name: worked[0]?.name ?? '' };
    return {
      entityId: payoutIdOf(talentId, month),
      command: sent,
      rules: [
        {
          documents: [path],
          turns: [turnOfPayouts(talentId)],
          fillCommand: (_states, _held, documents) =>
            ({ ...sent, ...content, ...taxesOf(documents.get(path) as Payee | undefined) }) satisfies PayoutCommand,
        },
      ],
    };
  },
});

/** Transfer files. An order always needs a second member (`countersigns`). */
export const transfers = callableOf(transfer);

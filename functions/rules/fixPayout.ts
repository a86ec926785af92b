import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '#domain/kernel/domainError.ts';
import { taxesOf } from '#domain/money/payee/fields.ts';
import { payoutIdOf } from '#domain/money/payout/fields.ts';
import type { PayoutCommand } from '#domain/money/payout/payout.ts';
import { type Payee, payeePath } from '#projections/payout/payees.schema.ts';
import { workOfCast } from '../bills/closedWork.ts';
import type { RuledRequest } from '../eventStore/request.ts';
import type { Rule } from '../eventStore/rule.ts';
import { paths } from '../platform/firestorePaths.ts';

/** Orders a cast's withdrawal and the statements for the cast. */
export const turnOfPayouts = (talentId: string): string => paths.turn(`payouts_${talentId}`);

/** Nothing is owed to this cast: the account for the payment is erased with the person. */
export const noOpenPayouts = (talentId: string): Rule => ({
  turns: [turnOfPayouts(talentId)],
  absent: {
    queries: (db) => [db.collection('payouts').where('talentId', '==', talentId).where('isOpen', '==', true)],
    refusal: () => new DomainError('payouts-open'),
  },
});

/** The member's request: cast, month, and the sum that the member saw. */
export type SentFix = Pick<Extract<PayoutCommand, { type: 'fix' }>, 'type' | 'talentId' | 'month' | 'expected'>;
type FixTarget = Pick<RuledRequest, 'entityId' | 'command' | 'rules'> & { readonly begins: true };

/** Adds what the closed deals of the month bring the cast, and how the cast is taxed. */
export const fixTarget = async (db: Firestore, sent: SentFix): Promise<FixTarget> => {
  const { talentId, month } = sent;
  const worked = await workOfCast(db, talentId, month);
  const content = { lines: worked.map(({ line }) => line), titles: worked.map(({ title }) => title), name: worked[0]?.name ?? '' };
  const path = payeePath(talentId);
  return {
    entityId: payoutIdOf(talentId, month),
    command: sent,
    begins: true,
    rules: [
      {
        documents: [path],
        turns: [turnOfPayouts(talentId)],
        fillCommand: (_states, _held, documents) =>
          ({ ...sent, ...content, ...taxesOf(documents.get(path) as Payee | undefined) }) satisfies PayoutCommand,
      },
    ],
  };
};

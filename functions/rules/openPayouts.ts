import { DomainError } from '#domain/kernel/domainError.ts';
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

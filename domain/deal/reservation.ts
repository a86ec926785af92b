import type { ErrorCode } from '../kernel/errorMessages.ts';
import { parseStreamId } from '../kernel/identifiers.ts';

/**
 * Why nobody else may begin a deal about a (job, talent) pair: an entry holds it, or an inquiry or
 * offer.
 */
export const takenBy = (holder: string): ErrorCode => (parseStreamId(holder).aggregate === 'entry' ? 'entry-exist' : 'offer-exist');

import type { ErrorCode } from '../../kernel/errorMessages.ts';
import { parseStreamId } from '../../kernel/identifiers.ts';

/**
 * The error for a (job, talent) pair that another stream reserves: an entry, or else an inquiry or
 * offer.
 */
export const takenBy = (holder: string): ErrorCode => (parseStreamId(holder).aggregate === 'entry' ? 'entry-exist' : 'offer-exist');

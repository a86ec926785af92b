import { jstDate } from '../calendar/instants.ts';

/**
 * What a member of the office read on a day in Japan: a stream per person and day, so that none
 * grows for ever.
 */
export const auditIdOf = (uid: string, at: number): string => `${uid}_${jstDate(at)}`;

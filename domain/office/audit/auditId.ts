import { jstDate } from '../../kernel/calendar/instants.ts';

/**
 * The id of the stream with the reads of one member on one day (JST). A new day starts a new
 * stream, which limits its size.
 */
export const auditIdOf = (uid: string, at: number): string => `${uid}_${jstDate(at)}`;

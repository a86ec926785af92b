import { DAY } from '../../kernel/calendar/instants.ts';

/** The statuses of a request, in order. `LAPSED`: confirmed, but refused when carried out. */
export const countersignStatuses = ['ASKED', 'CONFIRMED', 'DECLINED', 'WITHDRAWN', 'CARRIED_OUT', 'LAPSED'] as const;
export type CountersignStatus = (typeof countersignStatuses)[number];

/** How long a confirmed export can be downloaded (ms). */
export const EXPORT_OPEN_MS = DAY;

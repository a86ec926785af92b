import { firstWork, firstWorkPosted, lastWork } from '#domain/work/deal/workSpan.ts';
import type { Deal } from './kinds.ts';

/** When the first work of a deal begins (ms), by its terms or else its posting. */
export const workShown = (deal: Deal): number | null => firstWork(deal.sheet) ?? ('posted' in deal ? firstWorkPosted(deal.posted) : null);

/** Whether the last work of a deal has ended at a time (ms). */
export const isWorkOver = ({ sheet, scheduleToClose }: Deal, now: number): boolean =>
  scheduleToClose !== null && now >= (lastWork(sheet) ?? scheduleToClose);

import { firstWork, firstWorkPosted } from '#domain/work/deal/workSpan.ts';
import type { Deal } from './kinds.ts';

/** When the first work of a deal begins (ms), by its terms or else its posting. */
export const workShown = (deal: Deal): number | null => firstWork(deal.sheet) ?? ('posted' in deal ? firstWorkPosted(deal.posted) : null);

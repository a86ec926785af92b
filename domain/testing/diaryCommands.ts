import fc from 'fast-check';
import { daysAfter } from '../kernel/calendar/days.ts';
import { jstDate } from '../kernel/calendar/instants.ts';
import { blockKinds } from '../work/diary/dayKinds.ts';
import { NOON } from './contexts.ts';
import { reason } from './values.ts';

// Random commands on diaries.

const day = fc.integer({ min: -2, max: 12 }).map((days) => daysAfter(jstDate(NOON), days));
/** Random commands on a diary. */
export const diaryCommands = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('blockOut'), from: day, to: day, kind: fc.constantFrom(...blockKinds) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('unblock'), from: day, to: day }) },
  fc.record({ type: fc.constant('openFeed'), feedHash: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)) }),
  fc.record({ type: fc.constant('closeFeed') }),
  fc.record({ type: fc.constant('allowOverlap'), dealId: fc.constantFrom('offer-offer-1', 'entry-entry-1'), reason }),
);

import { ageBandDay } from '#domain/kernel/age.ts';
import { startOfWeek } from '#domain/kernel/calendar/days.ts';
import { jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { viewOrderOfWeek } from '#domain/people/talent/decisions.ts';
import { type TalentCommand, talent } from '#domain/people/talent/talent.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import type { Runtime } from '../ports.ts';

const PLACES_MAX = 50;

/**
 * Gives published talents their place for the week (from Monday, JST), at most 50 per run. Places
 * that the office fixed stay. A repetition has the same command id and changes nothing. Returns the
 * number of talents.
 */
export const sweepViewOrders = async (runtime: Runtime): Promise<number> => {
  const week = startOfWeek(jstDate(runtime.now()));
  const due = await runtime.db
    .collection('talents')
    .where('isPublished', '==', true)
    .where('isFixedOrder', '==', false)
    .where('placedAt', '<', startOfJstDay(week))
    .orderBy('placedAt')
    .limit(PLACES_MAX)
    .get();
  for (const cast of due.docs) {
    const entityId = cast.id;
    const command = { type: 'shuffle', viewOrder: viewOrderOfWeek(entityId, week, cast.get('viewOrder')) } satisfies TalentCommand;
    const request = { aggregate: talent, entityId, command, commandId: `viewOrder_${entityId}_${week}`, sender: 'system' as const };
    await announce(runtime, await executeCommand(runtime, request));
  }
  return due.size;
};

const AGE_BANDS_MAX = 100;

/**
 * Updates public age bands on the first day of a month, at most 100 per run. A talent that is found
 * again gets the same command id, so nothing happens twice. Returns the number of talents.
 */
export const sweepAgeBands = async (runtime: Runtime): Promise<number> => {
  const day = ageBandDay(runtime.now());
  const due = await runtime.db
    .collection('talentPrivate')
    .where('ageBandUntil', '<=', day)
    .orderBy('ageBandUntil')
    .limit(AGE_BANDS_MAX)
    .get();
  const command = { type: 'followAgeBand', day } satisfies TalentCommand;
  for (const { id: entityId } of due.docs) {
    const request = { aggregate: talent, entityId, command, commandId: `ageBand_${entityId}_${day}`, sender: 'system' as const };
    await announce(runtime, await executeCommand(runtime, request));
  }
  return due.size;
};

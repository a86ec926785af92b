import { jstDate, startOfJstDay } from '#domain/calendar/instants.ts';
import type { TalentCommand } from '#domain/talent/commands.ts';
import { talent, viewOrderOf } from '#domain/talent/talent.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { announce } from '../outbox/announce.ts';
import type { Runtime } from '../runtime.ts';

const PAGE = 50;

/**
 * Gives published talents their place of the day in Japan, a page a run; whose place the office fixed keeps it. Repeated before the documents show it, the same command id changes nothing. Answers with the number of talents asked.
 */
export const sweepViewOrders = async (runtime: Runtime): Promise<number> => {
  const day = jstDate(runtime.now());
  const due = await runtime.db
    .collection('talents')
    .where('isPublished', '==', true)
    .where('isFixedOrder', '==', false)
    .where('placedAt', '<', startOfJstDay(day))
    .orderBy('placedAt')
    .limit(PAGE)
    .get();
  for (const { id: entityId } of due.docs) {
    const command = { type: 'shuffle', viewOrder: viewOrderOf(`${entityId}_${day}`) } satisfies TalentCommand;
    const request = { aggregate: talent, entityId, command, commandId: `viewOrder_${entityId}_${day}`, sender: 'system' as const };
    await announce(runtime, await executeCommand(runtime, request));
  }
  return due.size;
};

import { ageBandDay } from '#domain/kernel/age.ts';
import { type TalentCommand, talent } from '#domain/people/talent/talent.ts';
import { announce } from '../../delivery/announce.ts';
import { executeCommand } from '../../eventStore/executeCommand.ts';
import type { Runtime } from '../../ports.ts';

const PAGE = 100;

/**
 * Updates public age bands on the first day of a month, at most 100 per run. A talent that is found
 * again gets the same command id, so nothing happens twice. Returns the number of talents.
 */
export const sweepAgeBands = async (runtime: Runtime): Promise<number> => {
  const day = ageBandDay(runtime.now());
  const due = await runtime.db.collection('talentPrivate').where('ageBandUntil', '<=', day).orderBy('ageBandUntil').limit(PAGE).get();
  const command = { type: 'followAgeBand', day } satisfies TalentCommand;
  for (const { id: entityId } of due.docs) {
    const request = { aggregate: talent, entityId, command, commandId: `ageBand_${entityId}_${day}`, sender: 'system' as const };
    await announce(runtime, await executeCommand(runtime, request));
  }
  return due.size;
};

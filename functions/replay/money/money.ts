import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { decryptEvents } from '../../eventStore/readEvents.ts';
import type { Runtime } from '../../ports.ts';
import { readLog } from '../readLog.ts';
import { type Equation, reconciliation } from './reconcile.ts';

/** An equation as lines of text; deals and invoices with a difference come below it. */
export const linesOf = ({ name, left, right, difference, parts, about }: Equation): string[] => [
  `${name}: ${left} = ${right}, difference ${difference}`,
  ...Object.entries(parts).map(([part, yen]) => `  ${part}: ${yen}`),
  ...about.map((row) => `  differs: ${row.of}: ${row.left} and ${row.right}`),
];

/** The equations of a closing month (JST), from the whole log. Reads no document. */
export const reconcileMonth = async ({ bulk, keys }: Pick<Runtime, 'bulk' | 'keys'>, month: string): Promise<readonly Equation[]> => {
  const found = reconciliation(month);
  for await (const { streamId, events } of readLog(bulk))
    if (/^(offer|entry|settlement|invoice|payout)-/.test(streamId))
      found.add(streamId, await decryptEvents(events as readonly EventEnvelope[], keys));
  return found.equations();
};

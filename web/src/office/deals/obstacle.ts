import { useQuery } from '@tanstack/react-query';
import { useNow } from '#web/shared/format/now.ts';
import { colleague } from '../acts/queries/colleague.ts';
import { type Decision, dealtWithText } from './commands/decide.ts';
import type { Deal, Desk } from './desk.ts';
import { lastDecision } from './queries/decision.ts';

/**
 * A deal as it stands while a dialog about it is open, and why it cannot be decided any more: what a colleague did, or its
 * status. `own`: this dialog's own decision is under way or made, and is no obstacle.
 */
export const useLatest = <Row extends Deal>(desk: Desk<Row>, opened: Row, act: Decision['type'], own: boolean) => {
  const deal = desk.useDeal(opened.id).deal ?? opened;
  const now = useNow();
  const gone = !own && !desk.openActions(deal, now).includes(act);
  const decided = useQuery({
    queryKey: ['decision', desk.aggregate, deal.id, deal.version],
    queryFn: async () => {
      const last = await lastDecision(desk.aggregate, deal.id);
      return last ? dealtWithText(await colleague(last.actor.uid), last.type) : null;
    },
    enabled: gone,
  });
  const status = `この${desk.noun}の状態が変わりました（${desk.viewOf(deal).label}）。`;
  return { deal, obstacle: gone ? (decided.data ?? status) : undefined };
};

import { useQuery } from '@tanstack/react-query';
import { type DealKind, type Deals, kinds } from '#web/entities/deal/kinds.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { useNow } from '#web/shared/format/now.ts';
import { colleague } from '../acts/colleague.tsx';
import { useOfficeDeal } from '../dealParts/deals.ts';
import { obstacleTexts, officeRefusal, officeViewOf } from '../dealParts/reviewQueues.ts';
import { type Decision, dealtWithText, decidedOn } from './commands/decide.ts';
import { lastDecision } from './queries/decision.ts';

/**
 * The current state of a deal in an open dialog, and why it can no longer be decided: a colleague's
 * act, or its status. `own`: this dialog's own decision is being sent or is done, and is no
 * obstacle.
 */
export const useLatest = <K extends DealKind>(kind: K, opened: Deals[K], act: Decision['type'], own: boolean) => {
  const deal = useOfficeDeal(kind, opened.id).row ?? opened;
  const now = useNow();
  const refusal = own ? null : officeRefusal(kind, deal, act, now);
  const gone = refusal !== null;
  const decided = useQuery({
    queryKey: readKey('one', { decision: deal.id, act, version: deal.version }),
    queryFn: async () => {
      const last = await lastDecision(kind, deal.id, decidedOn(act), opened.version);
      return last ? dealtWithText(await colleague(last.actor.uid), last.type) : null;
    },
    enabled: gone,
  });
  const status = `この${kinds[kind].noun}の状態が変わりました（${officeViewOf(kind, deal).label}）。`;
  return { deal, obstacle: refusal ? (obstacleTexts[refusal] ?? decided.data ?? status) : undefined };
};

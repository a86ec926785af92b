import { DAY } from '#domain/kernel/calendar/instants.ts';
import { office } from './account.ts';
import { CLOSES, type DealPlan, dealPlans } from './dealPlans.ts';
import { type History, history } from './history.ts';
import { JOBS, jobOf, TALENTS, talentOf } from './manyPeople.ts';

const hundred = dealPlans.flatMap((plan) => Array.from({ length: plan.share }, () => plan));

/**
 * Any hundred consecutive deals have all plans by share; the deals of a job have different plans.
 */
const planOf = (number: number): DealPlan => hundred[(number * 37 + Math.floor(number / JOBS) * 13) % hundred.length] as DealPlan;

/** A number between 0 and 1, stable between runs. */
const spread = (number: number): number => ((number * 7_919) % 10_007) / 10_007;

/** The fee (yen) of each deal. */
export const FEE = 30_000;
/** The fields of a command beside the plan. */
const fieldsOf = (type: string, deal: { readonly jobId: string; readonly clientId: string; readonly talentId: string }, ends: number) => {
  const terms = { fee: FEE, scheduleToClose: ends };
  const { jobId, clientId, talentId } = deal;
  if (type === 'inquire') return { jobId, talentId };
  if (type === 'enter') return { jobId, clientId };
  return type === 'makeOffer' ? { jobId, talentId, ...terms } : terms;
};

const system = { uid: 'system', role: 'system' } as const;

const dealId = (number: number): string => `many${String(number).padStart(16, '0')}`;

const dealHistory = (number: number, now: number): History => {
  const { kind, began, steps } = planOf(number);
  const { jobId, client } = jobOf(number % JOBS);
  // Eleven times twenty-five is less than the number of talents, so no pair repeats.
  const talent = talentOf(((number % JOBS) * 7 + Math.floor(number / JOBS) * 11) % TALENTS);
  const from = Math.floor(now - (began[0] + (began[1] - began[0]) * spread(number)) * DAY);
  const deal = { jobId, clientId: client.uid, talentId: talent.uid };
  const told = steps.map(({ day, by, command }) => ({
    command: {
      ...(['inquire', 'enter', 'makeOffer', 'approve'].includes(command.type) && fieldsOf(command.type, deal, from + CLOSES * DAY)),
      ...command,
    },
    by: { client, talent, office, system }[by],
    at: Math.floor(from + day * DAY),
  }));
  return history(kind, dealId(number), told);
};

/** Deals by number, at most 10,000, stable except for times. Their people are in `manyPeople`. */
export const manyDeals = (from: number, before: number, now: number): History[] =>
  Array.from({ length: before - from }, (_, index) => dealHistory(from + index, now));

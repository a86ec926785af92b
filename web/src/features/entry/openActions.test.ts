import { describe, expect, it } from 'vitest';
import { entry } from '#domain/entry/entry.ts';
import { entryStatuses } from '#domain/entry/status.ts';
import { fold } from '#domain/kernel/decider.ts';
import { by } from '#domain/testing/contexts.ts';
import { answerDue, commands, histories, terms } from '#domain/testing/entryHistories.ts';
import { type EntryAction, openActions } from './openActions.ts';

const acts = ['startDeciding', 'approve', 'refuse', 'changeFee', 'changeSchedule'] as const satisfies EntryAction[];
const { scheduleToClose } = terms;

/** Whether the decider takes a client's command; any rejection by the clock or the status counts as "no". */
const takes = (action: (typeof acts)[number], status: (typeof entryStatuses)[number], now: number): boolean => {
  const inputs = {
    approve: { fee: 10, scheduleToClose: now + 5_000 },
    changeFee: { fee: 77 },
    changeSchedule: { scheduleToClose: now + 5_000 },
  };
  const command = { ...commands[action], ...(inputs as Partial<Record<EntryAction, object>>)[action] };
  try {
    return entry.decider.decide(command as never, fold(entry.decider, histories[status]), by('client', now)).length > 0;
  } catch {
    return false;
  }
};

describe('open actions of a client', () => {
  const times = [answerDue - 1, answerDue, scheduleToClose - 1, scheduleToClose];
  it.each(entryStatuses)('are those that the decider takes, in %s', (status) => {
    const awaited = status === 'IS_ADMIN_APPROVED' || status === 'IS_DECIDING';
    const agreed = status === 'IS_APPROVED' || status === 'IS_CLOSED';
    for (const now of times) {
      const seen = { status, answerDue: awaited ? answerDue : null, scheduleToClose: agreed ? scheduleToClose : null, billStatus: null };
      expect(openActions(seen, 'client', now).sort(), `${status} at ${now}`).toEqual(
        acts.filter((action) => takes(action, status, now)).sort(),
      );
    }
  });
});

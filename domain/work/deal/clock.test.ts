import { expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, NOON } from '../../testing/contexts.ts';
import { parties, terms } from '../../testing/dealSamples.ts';
import { refusalOf } from '../../testing/scenario.ts';
import { dealMachine } from './machine.ts';
import type { Table } from './row.ts';

const inTalk = { from: ['IN_PROGRESS'] } as const;
const table = {
  begin: { by: 'client', from: ['NONE'], event: 'Begun', to: 'IN_PROGRESS', clock: 'answer' },
  stop: { ...inTalk, by: 'client', event: 'Stopped', until: 'answerDue', clock: 'stopped' },
  restart: { ...inTalk, by: 'client', event: 'Restarted', clock: 'answer' },
  accept: { by: 'talent', from: ['IN_PROGRESS'], event: 'Accepted', to: 'DONE', until: 'answerDue' },
  remind: { ...inTalk, by: 'system', event: 'Reminded', since: 'remindAt', onceMark: 'reminded' },
  expire: { by: 'system', from: ['IN_PROGRESS'], event: 'Expired', to: 'DONE', since: 'answerDue' },
} as const satisfies Table;

type Event = { readonly type: string; readonly data: object };
const holds = { IN_PROGRESS: ['terms', 'awaited'], DONE: [] } as const;
const begin = () => ({ ...parties, ...terms, sheet: null });
const machine = dealMachine<{ readonly status: string }, { readonly type: string }, Event, Table>(table, holds, { begin }, {});
const decider = { ...machine, initial: { status: 'NONE' } };

/** The state after a command of the client, some days after noon. */
const sent = (state: { readonly status: string }, type: string, day = 0) =>
  fold(decider, decider.decide({ type }, state, by('client', NOON + day * DAY)), state);
const begun = sent(decider.initial, 'begin');
const stopped = sent(begun, 'stop', 1);

test('a stopped clock has no deadlines, and nobody answers in time or late', () => {
  expect(machine.deadlines(begun).map(({ kind }) => kind)).toEqual(['remind', 'expire']);
  expect(machine.deadlines(stopped)).toEqual([]);
  for (const now of [NOON + DAY, NOON + 99 * DAY])
    expect(refusalOf(() => decider.decide({ type: 'accept' }, stopped, by('talent', now)))?.code).toBe('status-conflict');
  expect(refusalOf(() => decider.decide({ type: 'expire' }, stopped, by('system', NOON + 99 * DAY)))?.code).toBe('deadline-not-reached');
  expect(decider.decide({ type: 'stop' }, stopped, by('client', NOON + 2 * DAY))).toEqual([]);
});

test('a clock that starts again gives a new period, with its own reminder', () => {
  const reminded = decider.evolve(begun, { type: 'Reminded', data: parties });
  const again = sent(sent(reminded, 'stop', 1), 'restart', 20);
  const due = NOON + 20 * DAY + businessRules.answerPeriod;
  expect(machine.deadlines(again)).toEqual([
    { kind: 'remind', dueAt: due - businessRules.reminderLead },
    { kind: 'expire', dueAt: due },
  ]);
  expect(decider.decide({ type: 'restart' }, again, by('client', NOON + 21 * DAY))).toEqual([]);
});

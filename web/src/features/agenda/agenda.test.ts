import { describe, expect, test } from 'vitest';
import { HOUR } from '#domain/calendar/instants.ts';
import { storedSheet } from '#domain/deal/sheet.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { answerDue, parties, terms } from '#domain/testing/dealSamples.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { histories, made } from '#domain/testing/offerHistories.ts';
import { termsSheet, workEnd } from '#domain/testing/sheets.ts';
import { type Agenda, agendaPath } from '#projections/agenda/agendas.schema.ts';
import { agendas } from '#projections/agenda/agendas.ts';
import { project } from '#projections/testing/project.ts';
import { funnelOf, monthOf, nextWork, tasksIn } from './agenda.ts';

type Stream = readonly [streamId: string, ...events: AnyEvent[]];
const agendaOf = (side: 'client' | 'talent', ...streams: readonly Stream[]): Agenda =>
  project(
    [agendas],
    streams.flatMap(([streamId, ...events]) => envelopes(streamId, ...events)),
  )[agendaPath(uidOf[side])] as Agenda;
const withSheet = (event: AnyEvent, sheet = termsSheet): AnyEvent =>
  ({ ...event, data: { ...event.data, ...storedSheet(sheet) } }) as AnyEvent;
const concluded = (sheet = termsSheet): AnyEvent[] => [withSheet(made, sheet), ...histories.IS_APPROVED.slice(1)];
const ofJob = (jobId: string, events: readonly AnyEvent[]): AnyEvent[] =>
  events.map((event) => ({ ...event, data: { ...event.data, jobId } }) as AnyEvent);
const [offers, entries] = dealKinds;

describe('the tasks of a side', () => {
  const words = ['talent', 'client'].flatMap((side) =>
    dealKinds.flatMap(({ name, statuses, views, histories: ways }) =>
      statuses
        .filter((status) => views[status]?.[side as 'client'].needsAction)
        .map((status) => [name, status, side as 'client' | 'talent', ways[status] ?? []] as const),
    ),
  );
  test.each(words)('an %s in %s has its own text for the %s', (name, _, side, history) => {
    const [task] = tasksIn(agendaOf(side, [`${name}-d1`, ...history]), side);
    expect(task).toMatchObject({ kind: name, id: 'd1' });
    expect(task?.words).not.toBe('内容を確認する');
  });
  test('include a change of terms until its due time, sorted by due time', () => {
    const streams: Stream[] = [
      ['offer-later', ...histories.IS_APPROVED, ...offers.proposals.OPEN],
      ['offer-first', { ...made, data: { ...made.data, answerDue: NOON + HOUR } } as AnyEvent],
      ['offer-none', ...histories.IN_INQUIRY],
    ];
    const tasks = tasksIn(agendaOf('talent', ...streams), 'talent');
    expect(tasks.map(({ id, due, words }) => [id, due, words])).toEqual([
      ['first', NOON + HOUR, 'オファーに回答する'],
      ['later', NOON + 3 * DAY, '条件の変更に答える'],
      ['none', null, '問い合わせに答える'],
    ]);
    expect(tasksIn(agendaOf('client', ...streams), 'client')).toEqual([]);
    expect(answerDue).toBeGreaterThan(NOON + HOUR);
  });
});

describe('the next work', () => {
  test('is the concluded deal that ends next, with the days left and the later days of its job', () => {
    const agenda = agendaOf('talent', ['offer-d1', ...concluded()], ['offer-open', withSheet(made)]);
    expect(nextWork(agenda, NOON)).toEqual({
      jobId: 'job-1',
      ...{ date: '2026-11-30', from: '18:00', to: '20:00', daysLeft: 10 },
      deals: [{ kind: 'offer', id: 'd1' }],
      laterDays: ['2026-12-10'],
      afterwards: [],
    });
  });
  test('stays until its end, and is null after the last one', () => {
    const agenda = agendaOf('talent', ['offer-d1', ...concluded()]);
    expect(nextWork(agenda, workEnd - 1)).toMatchObject({ date: '2026-12-10', daysLeft: 0, laterDays: [] });
    expect(nextWork(agenda, workEnd)).toBeNull();
  });
  test('of a client has all deals with work on the job at that time', () => {
    const agenda = agendaOf(
      'client',
      ['offer-d1', ...concluded()],
      ['offer-d2', ...concluded()],
      ['offer-d3', ...ofJob('job-2', concluded())],
    );
    expect(nextWork(agenda, NOON)?.deals).toEqual([
      { kind: 'offer', id: 'd1' },
      { kind: 'offer', id: 'd2' },
    ]);
    expect(nextWork(agenda, NOON)?.afterwards).toMatchObject([{ kind: 'offer', id: 'd3', date: '2026-11-30', from: '18:00' }]);
  });
});

test('a month has completed and concluded deals by kind, and no open ones', () => {
  const closed = [withSheet(made), ...histories.IS_CLOSED.slice(1)];
  const agenda = agendaOf(
    'talent',
    ['offer-d1', ...concluded()],
    ['offer-d2', ...closed],
    ['offer-d3', withSheet(made)],
    ['entry-d4', ...(entries.histories.IS_APPROVED ?? [])],
  );
  const month = monthOf(agenda, '2026-12');
  expect(month.concluded.offer).toEqual({ count: 1, fees: terms.fee });
  expect(month.completed.offer).toEqual({ count: 1, fees: terms.fee });
  expect(month.concluded.entry.count).toBe(1);
  expect(month.fees).toBe(2 * terms.fee + month.concluded.entry.fees);
  expect(monthOf(agenda, '2026-11')).toMatchObject({ fees: 0, completed: { offer: { count: 0 } } });
});

test('each deal of a job is in one stage, including completed ones', () => {
  const agenda = agendaOf(
    'client',
    ['offer-d1', ...histories.IN_INQUIRY],
    ['offer-d2', ...histories.IS_ACCEPTED],
    ['offer-d3', ...histories.IS_CLOSED],
    ['offer-d4', ...histories.IS_REFUSED],
    ['entry-d5', ...(entries.histories.IS_DECIDING ?? [])],
    ['entry-d6', ...(entries.histories.IS_APPROVED ?? [])],
    ['offer-d7', ...ofJob('job-2', histories.IN_PROGRESS)],
  );
  expect(funnelOf(agenda, parties.jobId)).toEqual({ asked: 1, entered: 1, offered: 1, concluded: 2 });
  expect(funnelOf(agenda, 'job-2')).toEqual({ asked: 0, entered: 0, offered: 1, concluded: 0 });
});

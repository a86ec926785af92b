import { expect, test } from 'vitest';
import { envelopes } from '#domain/testing/envelopes.ts';
import { countedTypes } from './dairySummaries.ts';
import { jobChangeHistories } from './jobChangeHistories.ts';
import { peopleHistories } from './peopleHistories.ts';
import { project } from './testing/project.ts';

test('whatever the daily figures count stands in a history, and once', () => {
  const around = new Set<string>(jobChangeHistories.handles);
  expect(countedTypes.filter((type) => !around.has(type)).sort()).toEqual([...peopleHistories.handles].sort());
});

test('each time that something happens with somebody has a row of its own, which says nothing but who, what and when', () => {
  const suspended = { type: 'AccountSuspended', data: { reason: '規約違反' } } as const;
  const lifted = { type: 'AccountSuspensionLifted', data: { reason: '確認が済んだため' } } as const;
  const told = envelopes('account-hana', suspended, lifted, suspended);
  const rows = Object.values(project([peopleHistories], told));
  expect(rows).toEqual(
    [told[0], told[2]].map((event) => ({ id: event?.id, uid: 'hana', type: 'AccountSuspended', at: event?.meta.recordedAt })),
  );
});

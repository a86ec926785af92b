import { expect, test } from 'vitest';
import { MASK } from '#domain/office/audit/history.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { documentHistory } from './documentHistory.ts';

/** The changes of each event, and the fields at the end; `personal` fields are in all. */
const told = (streamId: string, events: readonly AnyEvent[], personal: readonly string[] = []) => {
  const history = documentHistory();
  const changes = envelopes(streamId, ...events).map((event) => history.add(event, personal));
  return { changes, fields: history.fields() };
};

const exported = { requestId: 'request-1', month: null, clientId: null, encoding: 'XLSX', table: 'BILLS', reason: '提出のため' } as const;
const parties = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent };

test('two exports of one member are separate: the second has all its own fields', () => {
  const { changes } = told(`audit-${uidOf.office}_2026-11-20`, [
    {
      type: 'AuditBillsExported',
      data: { ...exported, status: 'CLAIMED', count: 4, total: 198_000, sha256: 'a'.repeat(64), replaced: [] },
    },
    {
      type: 'AuditBillsExported',
      data: { ...exported, requestId: 'request-2', status: 'UNCLAIMED', count: 7, total: 198_000, sha256: 'b'.repeat(64), replaced: [] },
    },
  ]);
  const [, second = []] = changes;
  expect(second.filter(({ before }) => before !== null)).toEqual([]);
  // Also a value that is equal in the first export.
  expect(second).toContainEqual({ field: 'total', before: null, after: 198_000 });
  expect(second.map(({ field }) => field)).not.toContain('requestId');
});

test('an opened record has its version', () => {
  const { changes } = told(`audit-${uidOf.office}_2026-11-20`, [
    {
      type: 'AuditPersonalOpened',
      data: {
        requestId: 'request-1',
        target: 'talent-talent-1',
        version: 3,
        scope: 'EVENT',
        reason: '電話のため',
        subjects: ['talent-1'],
        told: true,
      },
    },
  ]);
  expect(changes[0]).toContainEqual({ field: 'version', before: null, after: 3 });
});

test('the review of one side is not a change of the other’s', () => {
  const { changes } = told(
    'review-offer-1',
    [
      { type: 'ReviewWritten', data: { ...parties, by: 'client', score: 5, comment: '' } },
      { type: 'ReviewWritten', data: { ...parties, by: 'talent', score: 1, comment: '' } },
    ],
    ['comment'],
  );
  expect(changes[1]).toEqual([
    ...Object.entries({ ...parties, by: 'talent', score: 1 }).map(([field, after]) => ({ field, before: null, after })),
    { field: 'comment', before: null, after: MASK },
  ]);
});

test('a renamed entry of a master shows its old name', () => {
  const { changes, fields } = told('master-industry_wear', [
    { type: 'MasterAdded', data: { kind: 'industry', name: '服飾', orderIndex: 10 } },
    { type: 'MasterRenamed', data: { kind: 'industry', name: 'アパレル' } },
  ]);
  expect(changes[1]).toEqual([{ field: 'name', before: '服飾', after: 'アパレル' }]);
  expect(fields).toEqual({ kind: 'industry', name: 'アパレル', orderIndex: 10 });
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { asCertifiedClient } from '#web/entities/testing/subjects.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { PersonalOpenings } from './components/personalOpenings.tsx';

atNoon();

const opened = (requestId: string, reason: string, told = true): AnyEvent => ({
  type: 'AuditPersonalOpened',
  data: { requestId, target: `client-${uidOf.client}`, version: 1, scope: 'DOCUMENT', reason, subjects: [uidOf.client], told },
});
const show = () => {
  asCertifiedClient();
  shownAt('/client/settings', <PersonalOpenings />);
};

test('a member sees when and why the office opened their personal data, but not which member did', async () => {
  putStream(`audit-${uidOf.office}_2026-11-20`, opened('request-1', '電話がつながらないため'), opened('request-2', '社内の連絡', false));
  show();
  const [newest, first] = (await screen.findAllByRole('listitem')).map((row) => within(row));
  expect(first?.getByText('理由：電話がつながらないため')).toBeDefined();
  expect(first?.getByText('2026年11月20日(金) 12:00')).toBeDefined();
  expect(first?.getByText('クライアントの情報（連絡先など）')).toBeDefined();
  expect(first?.getByText('表示した人：事務局')).toBeDefined();
  // This event is from before reasons were shown to members.
  expect(newest?.getByText(/^理由：記録していますが/)).toBeDefined();
  expect(screen.queryByText(/社内の連絡/)).toBeNull();
  expect(document.body.textContent).not.toContain(uidOf.office);
});

test('a member whose data was never opened sees that', async () => {
  show();
  expect(await screen.findByText('これまでに表示した記録はありません。')).toBeDefined();
});

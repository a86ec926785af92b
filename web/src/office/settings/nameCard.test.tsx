import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { Colleague } from '../acts/colleague.tsx';
import OwnName from '../members/ownName.tsx';
import { renderOffice } from '../testing/renderOffice.tsx';
import MembersCard from './components/membersCard.tsx';
import NameCard from './components/nameCard.tsx';

const member: readonly AnyEvent[] = [
  { type: 'AccountRegistered', data: { email: 'office@example.com' } },
  { type: 'OfficeGranted', data: { operator: 'ops@example.com' } },
];
const named: AnyEvent = { type: 'AccountMemberNamed', data: { staffName: '佐伯 由香' } };

test('a member enters the own name, in one width', async () => {
  putStream('account-office', ...member);
  server.answer('accounts', ({ staffName }) => {
    putStream('account-office', ...member, { type: 'AccountMemberNamed', data: { staffName } } as AnyEvent);
    return { streamId: 'account-office', version: 3 };
  });
  const { user } = renderOffice(<NameCard />);
  expect(await screen.findByText('未登録')).toBeDefined();
  const dialog = await openDialog(user, '名前を登録する');
  await user.type(dialog.getByRole('textbox', { name: /^お名前/ }), '佐伯　由香');
  await user.click(dialog.getByRole('button', { name: '名前を登録する' }));
  expect(await screen.findByText('佐伯 由香')).toBeDefined();
  expect(server.lastCommand()).toMatchObject({ type: 'nameMember', staffName: '佐伯 由香' });
});

test('a colleague is shown by the name and its first letter; without a name by the address', async () => {
  putStream('account-office', ...member, named);
  putStream('account-billing', ...member);
  renderOffice(
    <>
      <Colleague uid="office" />
      <Colleague uid="billing" />
    </>,
  );
  expect((await screen.findByText('佐伯 由香')).previousElementSibling?.getAttribute('data-initial')).toBe('佐');
  expect((await screen.findByText('office@example.com')).previousElementSibling?.getAttribute('data-initial')).toBe('O');
});

test('the members of the office are listed with their duties', async () => {
  putStream('account-office', ...member, named);
  putStream('account-billing', ...member, {
    type: 'OfficeDutiesSet',
    data: { roles: ['review'], approvalLimit: 300_000, reason: '担当' },
  });
  renderOffice(<MembersCard />);
  const row = await screen.findByRole('row', { name: /佐伯 由香/ });
  expect(row.textContent).toMatch(/上限なし/);
  expect(screen.getByRole('row', { name: /300,000円/ }).textContent).toMatch(/審査300,000円（税抜）まで/);
  expect(screen.getByRole('link', { name: '佐伯 由香' }).getAttribute('href')).toBe('/office/accounts/office');
});

test('the header shows the name of the member, and the address until there is one', () => {
  renderOffice(<OwnName uid="office" name="佐伯 由香" email="office@example.com" />);
  const link = screen.getByRole('link', { name: /^佐伯 由香/ });
  expect(link.getAttribute('href')).toBe('/office/settings');
  expect(link.title).toMatch(/^office@example\.com/);
});

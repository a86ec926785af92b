import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asked } from '#domain/testing/countersignSamples.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { answerDialog } from '#web/testing/dialogs.ts';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { putColleague } from '#web/testing/officeWorld.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import ControlCard from './controlCard.tsx';
import CountersignsCard from './countersignsCard.tsx';
import SecondHost from './secondHost.tsx';

test('a refused act becomes a request to a second member, with the typed reason', async () => {
  refuses('offers', 'second-needed', 'この操作には、別の担当者の確認が必要です');
  server.answer('countersigns', () => ({ streamId: 'countersign-1', version: 1 }));
  const { user } = renderOffice(<SecondHost />);
  const sent = sendCommand('offers', { type: 'ignoreBill', offerId: 'offer-1', reason: '無償協力のため', commandId: 'command-1' });
  const told = expect(sent).rejects.toMatchObject({ code: 'second-asked' });
  const dialog = within(await screen.findByRole('dialog'));
  expect((dialog.getByLabelText(/^理由/) as HTMLTextAreaElement).value).toBe('無償協力のため');
  await user.click(dialog.getByRole('button', { name: '別の担当者に確認を依頼' }));
  await told;
  const wanted = { aggregate: 'offer', entityId: 'offer-1', command: { type: 'ignoreBill' } };
  expect(server.sentTo('countersigns')).toMatchObject([{ type: 'ask', asked: wanted, reason: '無償協力のため' }]);
});

test('a request shows reason and amount and is confirmed by another member', async () => {
  putColleague();
  putStream('countersign-request-1', asked);
  server.answer('countersigns', () => ({ streamId: 'countersign-request-1', version: 1 }));
  const { user } = renderOffice(<CountersignsCard />);
  const row = within(await screen.findByRole('row', { name: /無償協力のため/ }));
  expect(row.getByText('¥40,000')).toBeDefined();
  await user.click(row.getByRole('button', { name: /^確認する/ }));
  await answerDialog(user, '確認する');
  await waitFor(() => expect(server.sentTo('countersigns')).toMatchObject([{ type: 'confirm', countersignId: 'request-1' }]));
});

test('before the switch a warning says that nobody else could confirm', async () => {
  const { user } = renderOffice(<ControlCard />);
  await user.click((await screen.findAllByRole('button', { name: '変更する' }))[0] as HTMLElement);
  expect(await within(await screen.findByRole('dialog')).findByText(/確認できる別の担当者がいない/)).toBeDefined();
});

test('a running watch that nobody else can confirm is named on the card, also when the colleague left later', async () => {
  putColleague();
  putStream('control-office', { type: 'ControlSet', data: { act: 'EXPORT', on: true, above: null, reason: '二人で確認するため' } });
  renderOffice(<ControlCard />);
  expect(await screen.findByText(/この操作の役割がある担当者は1人です。/)).toBeDefined();
});

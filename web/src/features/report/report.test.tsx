import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { messages } from '#domain/kernel/validation.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { putEverything } from '#web/testing/world.ts';

beforeEach(() => {
  vi.setSystemTime(NOON);
  putEverything();
  server.answer('chats', () => ({ streamId: 'chat-o1', version: 9 }));
});

const user = userEvent.setup();
const openDialog = async (button: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
const submit = { name: '事務局へ通報する' };
const sent = () => server.asked.filter(({ callable }) => callable === 'reports').map(({ payload }) => payload);

test('a job is reported with a reason, and with words if no reason fits; a second report is refused', async () => {
  appAt('talent', '/talent/jobs/job-1');
  const dialog = await openDialog('このお仕事を通報する');
  expect(dialog.getByText(/相手には通知されません/)).toBeTruthy();
  await user.click(dialog.getByRole('button', submit));
  expect(await dialog.findByText(messages.required)).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'その他' }));
  await user.click(dialog.getByRole('button', submit));
  await waitFor(() => expect(dialog.getByLabelText(/^くわしい内容/).getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText(/^くわしい内容/), '集合場所が説明と異なります。');
  server.answer('reports', () => ({ streamId: 'report-job_talent-1_job-1', version: 1 }));
  await user.click(dialog.getByRole('button', submit));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject([
    { type: 'report', kind: 'job', subjectId: 'job-1', reason: 'OTHER', words: '集合場所が説明と異なります。' },
  ]);

  const again = await openDialog('このお仕事を通報する');
  await user.click(again.getByRole('radio', { name: '虚偽の内容' }));
  server.answer('reports', () => Promise.reject(refusal('report-open', errorMessages['report-open'])));
  await user.click(again.getByRole('button', submit));
  expect(await again.findByText(errorMessages['report-open'])).toBeTruthy();
});

test('a room is reported with words, because the office cannot read it, and with one of its messages', async () => {
  appAt('talent', '/talent/mypage/messages/o1');
  await user.click(await screen.findByRole('button', { name: 'このやり取り：メニュー' }));
  await user.click(await screen.findByRole('menuitem', { name: '通報する' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: '迷惑行為・嫌がらせ' }));
  await user.click(dialog.getByRole('button', submit));
  await waitFor(() => expect(dialog.getByLabelText(/^くわしい内容/).getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText(/^くわしい内容/), '連絡先を求められました。');
  const [message] = dialog.getAllByRole('option').slice(1);
  await user.selectOptions(dialog.getByLabelText(/^通報するメッセージ/), message as HTMLElement);
  server.answer('reports', () => ({ streamId: 'report-room_talent-1_o1', version: 1 }));
  await user.click(dialog.getByRole('button', submit));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { kind: 'room', subjectId: 'o1', reason: 'HARASSMENT', messageId: (message as HTMLOptionElement).value, pictures: [] },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

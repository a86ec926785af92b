import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { labelled } from '#domain/kernel/fieldMeta.ts';
import { text } from '#domain/kernel/validation.ts';
import { tellUser } from '#web/shared/data/auth/userChange.ts';
import { CommandError } from '#web/shared/data/commands/commandError.ts';
import { startSession } from '#web/shared/data/platform/tabInput.ts';
import { ToastHost } from '#web/shared/ui/toastHost.tsx';
import { dialogCloses, openDialog } from '#web/testing/dialogs.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { useCheckedForm } from './checkedForm.ts';
import { CommandDialog } from './commandDialog.tsx';
import { TextField } from './textField.tsx';
import { textOf } from './textOf.ts';

const schema = z.object({ title: labelled('タイトル', text(20)), reason: labelled('理由', text(20)) });
type Typed = z.infer<typeof schema>;

type Props = { readonly send: (typed: Typed) => Promise<unknown>; readonly obstacle?: string; readonly secret?: boolean };

const Rename = ({ onClose, ...props }: Props & { readonly onClose: () => void }) => {
  const form = useCheckedForm(schema, { title: '', reason: '' });
  return (
    <CommandDialog title="変更しますか？" confirmLabel="変更する" done="変更しました" form={form} onClose={onClose} {...props}>
      <TextField control={form.control} name="title" {...textOf(schema.shape.title)} />
      <TextField control={form.control} name="reason" {...textOf(schema.shape.reason)} multiline />
    </CommandDialog>
  );
};

const Page = (props: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        開く
      </button>
      {open ? <Rename {...props} onClose={() => setOpen(false)} /> : null}
      <ToastHost />
    </>
  );
};

const held = () => {
  const sent: Typed[] = [];
  let answer: (outcome: unknown) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const send = (typed: Typed) => {
    sent.push(typed);
    return new Promise((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    });
  };
  return { sent, send, answer: (outcome: unknown = {}) => answer(outcome), refuse: (error: Error) => refuse(error) };
};

const open = async (props: Props) => {
  const user = userEvent.setup();
  render(<Page {...props} />);
  const dialog = await openDialog(user, '開く', '変更しますか？');
  const field = (label: string) => dialog.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
  const press = () => user.click(dialog.getByRole('button', { name: '変更する' }));
  return { user, dialog, field, press };
};

test('names, limits and marks of fields come from the schema', async () => {
  const { dialog } = await open({ send: async () => undefined });
  expect(dialog.getByText('理由').textContent).toBe('理由必須');
  expect(dialog.getAllByText('0/20')).toHaveLength(2);
});

test('invalid input is shown at its field, which gets the focus; nothing is sent', async () => {
  const { sent, send } = held();
  const { user, field, press } = await open({ send });
  await user.type(field('タイトル'), '秋の撮影');
  await press();
  await waitFor(() => expect(field('理由').getAttribute('aria-invalid')).toBe('true'));
  expect([field('タイトル').getAttribute('aria-invalid'), document.activeElement, sent]).toEqual([null, field('理由'), []]);
});

test('while it is sending nothing can be changed or closed; then it closes with a toast', async () => {
  const { sent, send, answer } = held();
  const { user, dialog, field, press } = await open({ send });
  await user.type(field('タイトル'), '秋の撮影');
  await user.type(field('理由'), '改題');
  await press();
  await waitFor(() => expect(dialog.getByRole('button', { name: '変更する' }).getAttribute('aria-busy')).toBe('true'));
  expect(field('タイトル').closest('fieldset')?.disabled).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  answer({ reflection: 'pending' });
  await dialogCloses();
  expect(sent).toEqual([{ title: '秋の撮影', reason: '改題' }]);
  expect(screen.getByText('変更しました（反映中です。まもなく表示されます）')).toBeDefined();
});

test('a refusal keeps the input; a fault of one field is shown there and gets the focus', async () => {
  const { sent, send, answer, refuse } = held();
  const { user, dialog, field, press } = await open({ send });
  await user.type(field('タイトル'), '秋の撮影');
  await user.type(field('理由'), '改題');
  await press();
  refuse(new CommandError('invalid-argument', '入力内容をご確認ください', { reason: 'この言葉は使えません' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('入力内容をご確認ください');
  await waitFor(() => expect(document.activeElement).toBe(field('理由')));
  expect(dialog.getByText('この言葉は使えません')).toBeDefined();
  expect([field('タイトル').value, field('理由').value]).toEqual(['秋の撮影', '改題']);
  await press();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(dialog.queryByRole('alert')).toBeNull();
  answer();
  await dialogCloses();
});

test('an obstacle is shown instead of the button', async () => {
  const { dialog } = await open({ send: async () => undefined, obstacle: 'すでに処理しています。' });
  expect(dialog.getByText('すでに処理しています。')).toBeDefined();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['閉じる']);
});

test('without fields the act has the focus, or the way back if the act ends something', () => {
  const focused = (ends: boolean) => {
    render(
      <CommandDialog title="？" confirmLabel="実行する" ends={ends} send={async () => undefined} onClose={() => undefined}>
        {null}
      </CommandDialog>,
    );
    const { textContent } = document.activeElement as HTMLElement;
    cleanup();
    return textContent;
  };
  expect([focused(false), focused(true)]).toEqual(['実行する', '戻る']);
});

/** Opens the dialog as an account; returns the field of the reason. */
const reasonOf = async (uid: string, props: Partial<Props> = {}) => {
  cleanup();
  signedIn(uid, { isAdmin: true });
  startSession(uid);
  render(<Page send={async () => undefined} {...props} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '開く' }));
  return { user, field: (await screen.findByLabelText(/^理由/)) as HTMLTextAreaElement };
};

test('a sign-out in another tab keeps what was typed for the same account, once', async () => {
  const { user, field } = await reasonOf('office-1');
  await user.type(field, '書きかけの理由');
  tellUser('left');
  await waitFor(async () => expect((await reasonOf('office-1')).field.value).toBe('書きかけの理由'));
  expect((await reasonOf('office-1')).field.value).toBe('');
});

test.each([
  ['another account', {}, 'office-2', false],
  ['after a sign-out in this tab', {}, 'office-1', true],
  ['a secret', { secret: true }, 'office-1', false],
] as const)('typed text is not kept: %s', async (_, props, next, isHere) => {
  const { user, field } = await reasonOf('office-1', props);
  await user.type(field, '書きかけの理由');
  if (isHere) tellUser('leaving');
  tellUser('left');
  expect((await reasonOf(next, props)).field.value).toBe('');
  expect((await reasonOf('office-1', props)).field.value).toBe('');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('書きかけ');
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { CommandError } from '#web/shared/data/commands/commandError.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { CommandForm } from './commandForm.tsx';
import { TextField } from './textField.tsx';
import { useDraftForm } from './useDraftForm.ts';

const NoteForm = ({ send }: { readonly send: () => Promise<{ to: string }> }) => {
  const kept = useDraftForm({ name: 'note', defaultValues: { note: '' }, schema: z.object({ note: z.string() }) });
  return (
    <CommandForm kept={kept} submitLabel="送る" onSend={send}>
      <TextField control={kept.form.control} name="note" label="メモ" />
    </CommandForm>
  );
};

test('a refused send ends the indicator, shows the reason, and keeps the input', async () => {
  const user = userEvent.setup();
  let refuse: (error: Error) => void = () => undefined;
  const sending = new Promise<{ to: string }>((_, reject) => {
    refuse = reject;
  });
  shownAt('/note', <NoteForm send={() => sending} />);
  const field = screen.getByLabelText(/^メモ/) as HTMLInputElement;
  const group = field.closest('fieldset') as HTMLFieldSetElement;
  await user.type(field, '書きかけ');
  await user.click(screen.getByRole('button', { name: '送る' }));
  await waitFor(() => expect(group.disabled).toBe(true));
  refuse(new CommandError('job-ended', errorMessages['job-ended']));
  expect(await screen.findByText(errorMessages['job-ended'])).toBeTruthy();
  expect([group.disabled, field.value]).toEqual([false, '書きかけ']);
});

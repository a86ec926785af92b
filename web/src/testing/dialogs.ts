import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

type Name = string | RegExp;

/** Presses a button and gives the dialog that opens. */
export const openDialog = async (user: UserEvent, button: Name | Element, name?: Name) => {
  await user.click(button instanceof Element ? button : await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', name === undefined ? {} : { name }));
};

/** Presses a button of the open dialog, with a reason if one is asked for. */
export const answerDialog = async (user: UserEvent, button: Name, reason?: string): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog'));
  if (reason !== undefined) await user.type(dialog.getByLabelText(/^理由/), reason);
  await user.click(dialog.getByRole('button', { name: button }));
};

export const dialogCloses = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const agree = async (...answer: Parameters<typeof answerDialog>): Promise<void> => {
  await answerDialog(...answer);
  await dialogCloses();
};

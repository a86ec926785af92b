import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

type Name = string | RegExp;

/** A button, as soon as it can be pressed. */
export const usable = (name: Name, inside: Pick<typeof screen, 'getByRole'> = screen): Promise<HTMLElement> =>
  waitFor(() => {
    const button = inside.getByRole('button', { name });
    expect(button.hasAttribute('disabled')).toBe(false);
    return button;
  });

/** Presses a button and gives the dialog that opens. */
export const openDialog = async (user: UserEvent, button: Name | Element, name?: Name) => {
  await user.click(button instanceof Element ? button : await usable(button));
  return within(await screen.findByRole('dialog', name === undefined ? {} : { name }));
};

/** Presses a button of the open dialog, with a reason if one is asked for. */
export const answerDialog = async (user: UserEvent, button: Name, reason?: string): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog'));
  if (reason !== undefined) await user.type(dialog.getByLabelText(/^理由/), reason);
  await user.click(await usable(button, dialog));
};

export const dialogCloses = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const agree = async (...answer: Parameters<typeof answerDialog>): Promise<void> => {
  await answerDialog(...answer);
  await dialogCloses();
};

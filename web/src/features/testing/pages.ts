import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Name = string | RegExp;

export const openDialog = async (user: UserEvent, name: Name) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

export const textsOf = (elements: readonly HTMLElement[]): (string | null)[] => elements.map(({ textContent }) => textContent);

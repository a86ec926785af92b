import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** In a long form this takes a tenth of the time of a query by role. */
export const buttonNamed = (name: string): Promise<HTMLButtonElement> =>
  waitFor(() => {
    const buttons = [...document.querySelectorAll('button')];
    const found = buttons.findLast((button) => (button.getAttribute('aria-label') ?? button.textContent) === name);
    if (!found) throw new Error(`no button ${name} among ${buttons.map(({ textContent }) => textContent).join(', ')}`);
    return found;
  });

export const press = async (user: UserEvent, name: string): Promise<void> => user.click(await buttonNamed(name));

export const pressStep = async (user: UserEvent, name: string): Promise<void> => {
  const step = await waitFor(() => {
    const steps = [...document.querySelectorAll<HTMLElement>('nav[aria-label="入力の段階"] button')];
    const found = steps.find(({ textContent }) => textContent?.includes(name));
    if (!found) throw new Error(`no step ${name}`);
    return found;
  });
  await user.click(step);
};

import { onTestFinished } from 'vitest';

/** Whatever is pressed; typing in a field is free. */
const pressed = 'a, button, select, summary, input[type=checkbox], input[type=radio]';

/** Counts the presses of the pointer from now on, including those that open a native list. */
export const countPresses = (): (() => number) => {
  let presses = 0;
  const count = ({ target }: Event) => {
    if (target instanceof Element && target.closest(pressed)) presses += 1;
  };
  document.addEventListener('pointerdown', count, true);
  onTestFinished(() => document.removeEventListener('pointerdown', count, true));
  return () => presses;
};

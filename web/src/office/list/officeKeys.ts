import { useEffect, useRef } from 'react';
import { isDialogOpen } from '#web/shared/ui/dialog.tsx';

type Keys = Readonly<Record<string, () => unknown>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select, [role=menu]') !== null;

/**
 * Single-key shortcuts of the office (j, k, a, d, x, z and others). Ignored while the user types,
 * in an open dialog, or with a modifier key.
 */
export const useOfficeKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isDialogOpen() || isTyping(event.target)) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};

import { inputKey } from '../data/platform/tabInput.ts';

/**
 * The input of a form, per tab and account: it survives a reload, a confirmation screen, and a
 * sign-out in another tab. It is removed after sending (`forget`) and at a sign-out in this tab.
 */
export const draftStorage = <Value>(form: string, uid: string) => {
  const key = inputKey(form, uid);
  return {
    read: (): Value | null => {
      const text = sessionStorage.getItem(key);
      return text === null ? null : (JSON.parse(text) as Value);
    },
    write: (value: Value): void => sessionStorage.setItem(key, JSON.stringify(value)),
    forget: (): void => sessionStorage.removeItem(key),
  };
};

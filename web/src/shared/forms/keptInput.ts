/**
 * The input of a form with several screens, per tab and account: it survives a reload and a
 * confirmation screen. It is removed after sending (`forget`) and at sign-out.
 */
export const keptInput = <Value>(form: string, uid: string) => {
  const key = `input:${uid}:${form}`;
  return {
    read: (): Value | null => {
      const text = sessionStorage.getItem(key);
      return text === null ? null : (JSON.parse(text) as Value);
    },
    write: (value: Value): void => sessionStorage.setItem(key, JSON.stringify(value)),
    forget: (): void => sessionStorage.removeItem(key),
  };
};

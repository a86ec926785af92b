/**
 * What somebody types into a form of several screens, kept for this tab and account: it survives a
 * reload and the way to a confirmation and back. It goes when it is sent (`forget`), and all of it
 * at sign-out.
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

import { MINUTE } from '#domain/calendar/instants.ts';
/** Hands a file to the browser's downloads. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later: the browser reads the address when it begins to save.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE);
};

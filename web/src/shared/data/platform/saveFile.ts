import { MINUTE } from '#domain/kernel/calendar/instants.ts';
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later, because the browser reads the address when it starts to save.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE);
};

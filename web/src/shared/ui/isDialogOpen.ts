/** Whether a modal dialog is open. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

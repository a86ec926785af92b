/** Whether something modal is over the page. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

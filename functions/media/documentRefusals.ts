/** Exit codes of the PDF process by refusal. Any other code means `upload-unreadable`. */
export const documentRefusals = { 'upload-unreadable': 10, 'document-locked': 11, 'document-too-large': 12 } as const;
/** The error code of a refused PDF. */
export type DocumentRefusal = keyof typeof documentRefusals;

/** The refusal for an exit code. `null`: the process was killed at its time or memory limit. */
export const refusalOf = (exitCode: number | null): DocumentRefusal => {
  if (exitCode === null) return 'document-too-large';
  const found = Object.entries(documentRefusals).find(([, code]) => code === exitCode)?.[0];
  return found === 'document-locked' || found === 'document-too-large' ? found : 'upload-unreadable';
};

/**
 * Why a PDF is not taken, and the code that the process which reads it ends with. Any other code:
 * the file cannot be read.
 */
export const documentRefusals = { 'upload-unreadable': 10, 'document-locked': 11, 'document-too-large': 12 } as const;
export type DocumentRefusal = keyof typeof documentRefusals;

/**
 * The refusal that people see, by the exit code of the process that reads a PDF. `null`: the
 * process was stopped because it took too long or too much memory.
 */
export const refusalOf = (exitCode: number | null): DocumentRefusal => {
  if (exitCode === null) return 'document-too-large';
  const found = Object.entries(documentRefusals).find(([, code]) => code === exitCode)?.[0];
  return found === 'document-locked' || found === 'document-too-large' ? found : 'upload-unreadable';
};

/** Why a PDF is not taken, and the code that the process which reads it ends with. Any other code: the file cannot be read. */
export const documentRefusals = { 'upload-unreadable': 10, 'document-locked': 11, 'document-too-large': 12 } as const;
export type DocumentRefusal = keyof typeof documentRefusals;

/** The refusal that an exit code stands for. Null: the process was ended because it needed too much time or memory. */
export const refusalOf = (exitCode: number | null): DocumentRefusal => {
  if (exitCode === null) return 'document-too-large';
  const found = Object.entries(documentRefusals).find(([, code]) => code === exitCode)?.[0];
  return found === 'document-locked' || found === 'document-too-large' ? found : 'upload-unreadable';
};

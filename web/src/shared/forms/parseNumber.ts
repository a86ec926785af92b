/** Yen; undefined if empty, NaN if it is not a whole number (the schema has the message). */
export const parseYen = (text: string): number | undefined => {
  const digits = text.normalize('NFKC').replace(/[,、\s円¥]/g, '');
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Undefined if empty, NaN if invalid (the schema has the message). */
export const parseNumber = (text: string, unit = ''): number | undefined => {
  const digits = text
    .normalize('NFKC')
    .replace(unit.normalize('NFKC'), '')
    .replace(/[,、\s]/g, '');
  if (digits === '') return undefined;
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
};

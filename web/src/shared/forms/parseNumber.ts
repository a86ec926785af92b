/**
 * Parses a number with or without a unit: undefined if empty, NaN if invalid (the schema has the
 * message).
 */
export const parseNumber = (text: string, unit = ''): number | undefined => {
  const digits = text
    .normalize('NFKC')
    .replace(unit.normalize('NFKC'), '')
    .replace(/[,、\s]/g, '');
  if (digits === '') return undefined;
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
};

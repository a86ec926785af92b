/**
 * What was typed as a number with or without a unit: undefined when empty, NaN when it is none (the
 * schema then says how to mend it).
 */
export const parseNumber = (text: string, unit = ''): number | undefined => {
  const digits = text
    .normalize('NFKC')
    .replace(unit.normalize('NFKC'), '')
    .replace(/[,、\s]/g, '');
  if (digits === '') return undefined;
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
};

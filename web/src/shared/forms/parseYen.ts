/**
 * What was typed as an amount: undefined when empty, NaN when it is no whole number (the schema
 * then says how to mend it).
 */
export const parseYen = (text: string): number | undefined => {
  const digits = text.normalize('NFKC').replace(/[,、\s円¥]/g, '');
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

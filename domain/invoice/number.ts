/** The number of the n-th invoice of a year: `2026-0001`. */
export const invoiceNumberOf = (year: string, nth: number): string => `${year}-${String(nth).padStart(4, '0')}`;

/** Credit notes have a series of their own: `CR-2026-0001`. */
export const CREDIT_SERIES = 'CR-';
export const creditNumberOf = (year: string, nth: number): string => `${CREDIT_SERIES}${invoiceNumberOf(year, nth)}`;

/** The series that a number belongs to (`2026`, `CR-2026`), and the how-manieth it is there. */
export const placeInSeries = (number: string): { readonly series: string; readonly nth: number } => {
  const end = number.lastIndexOf('-');
  return { series: number.slice(0, end), nth: Number(number.slice(end + 1)) };
};

/**
 * Whether a text has the form of an invoice's number. Nobody writes such a number by hand: another
 * client's invoice may get it later.
 */
export const isInvoiceNumber = (text: string): boolean => /^\d{4}-\d{4,}$/.test(text);

/**
 * The number of a receipt: that of the invoice, and the place of its payment among all of them,
 * from 1.
 */
export const receiptNumberOf = (number: string, nth: number): string => `${number}-${nth}`;

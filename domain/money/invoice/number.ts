/** The number of the n-th invoice of a year: `2026-0001`. */
export const invoiceNumberOf = (year: string, nth: number): string => `${year}-${String(nth).padStart(4, '0')}`;

/** The prefix of credit notes, which have their own series. */
export const CREDIT_SERIES = 'CR-';
/** The number of the n-th credit note of a year: `CR-2026-0001`. */
export const creditNumberOf = (year: string, nth: number): string => `${CREDIT_SERIES}${invoiceNumberOf(year, nth)}`;

/** The series of a number (`2026`, `CR-2026`), and its position there. */
export const placeInSeries = (number: string): { readonly series: string; readonly nth: number } => {
  const end = number.lastIndexOf('-');
  return { series: number.slice(0, end), nth: Number(number.slice(end + 1)) };
};

/**
 * Whether a text has the form of an invoice number. Such numbers are not entered by hand, because
 * another client's invoice may get the same number later.
 */
export const isInvoiceNumber = (text: string): boolean => /^\d{4}-\d{4,}$/.test(text);

/** The number of a receipt: the invoice's number and the position of the payment, from 1. */
export const receiptNumberOf = (number: string, nth: number): string => `${number}-${nth}`;

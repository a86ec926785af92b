/**
 * The terms of use in force, named by their first day (JST). Change this date with every change of
 * the text.
 */
export const termsInForce = '2026-11-23';

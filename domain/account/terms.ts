/**
 * Which terms of use are in force, by the day from which they are (JST). Whoever changes what they
 * say changes this day too.
 */
export const termsInForce = '2026-11-23';

import { rotate } from '#domain/testing/rotation.ts';

/**
 * The screens of the two sides of a journey. Each day one side has the phone and the other the
 * desktop. A long run plays a journey both ways.
 */
export const screens = rotate('screens of a journey', 2, [
  ['phone', 'desktop'],
  ['desktop', 'phone'],
] as const);

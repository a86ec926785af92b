import { businessRules } from '../../kernel/businessRules.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';

/**
 * A position in lists (100 to 10000, docs/specification.md, section 9), derived from a text so that
 * the decider needs no randomness.
 */
export const viewOrderOf = (text: string): number => {
  const { viewOrderMin, viewOrderMax } = businessRules;
  return viewOrderMin + (fingerprint(text) % (viewOrderMax - viewOrderMin + 1));
};

/**
 * The position of a week (its Monday, `YYYY-MM-DD`). It always differs from the one before, so that
 * the change is an event.
 */
export const viewOrderOfWeek = (uid: string, week: string, before: number): number => {
  const drawn = viewOrderOf(`${uid}_${week}`);
  if (drawn !== before) return drawn;
  return drawn === businessRules.viewOrderMax ? businessRules.viewOrderMin : drawn + 1;
};

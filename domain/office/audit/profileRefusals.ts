import type { ErrorCode } from '../../kernel/errorMessages.ts';

/** Why an act of the office on a profile would be refused now; null if it would not. */
export type ProfileRefusals = { readonly publish: ErrorCode | null; readonly returnProfile: ErrorCode | null };

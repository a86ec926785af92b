/** The secret with the test accounts of the smoke test. No function reads it. */
export const SMOKE_SECRET = 'SMOKE_ACCOUNTS';

import type { OperationStatus } from '#domain/office/operation/answers.ts';
import { NOON } from '#domain/testing/contexts.ts';

export const nothingWaits: OperationStatus = {
  now: NOON,
  owed: { count: 0, oldest: [] },
  parked: 0,
  deadlines: { total: 0, overdue: 0, next: [] },
  mails: { waiting: 0, failed: 0 },
  pausedAt: null,
  lastVerification: null,
  lastSeal: null,
  stopped: null,
  refusals: [],
};

import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { documentId, text } from '../kernel/validation.ts';
import { parkable } from './events.ts';

const requestId = z.uuid();
/** Ids of internal documents: made of stream ids, versions and kinds. */
const parked = {
  requestId,
  subscription: z.enum(parkable),
  streamId: z.string().regex(/^[a-z]+-[\w-]{1,300}$/),
  version: z.int().min(1),
  parkedAt: z.int().min(0),
};

export const retryStream = z.strictObject({ type: z.literal('retryStream'), ...parked });
export const discardEvent = z.strictObject({ type: z.literal('discardEvent'), ...parked, reason: text(businessRules.reasonMax) });
export const resendMail = z.strictObject({ type: z.literal('resendMail'), requestId, mailId: documentId });
export const rearmDeadline = z.strictObject({ type: z.literal('rearmDeadline'), requestId, deadlineId: documentId });

export const operationCommand = z.discriminatedUnion('type', [retryStream, discardEvent, resendMail, rearmDeadline]);
export type OperationCommand = z.infer<typeof operationCommand>;

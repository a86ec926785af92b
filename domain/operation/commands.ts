import { z } from 'zod';
import { operationFields } from './fields.ts';

const { requestId, subscription, streamId, version, parkedAt, reason, mailId, deadlineId } = operationFields;
const parked = { requestId, subscription, streamId, version, parkedAt };

export const retryStream = z.strictObject({ type: z.literal('retryStream'), ...parked });
export const discardEvent = z.strictObject({ type: z.literal('discardEvent'), ...parked, reason });
export const resendMail = z.strictObject({ type: z.literal('resendMail'), requestId, mailId });
export const rearmDeadline = z.strictObject({ type: z.literal('rearmDeadline'), requestId, deadlineId });

export const operationCommand = z.discriminatedUnion('type', [retryStream, discardEvent, resendMail, rearmDeadline]);
export type OperationCommand = z.infer<typeof operationCommand>;

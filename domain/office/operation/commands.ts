import { z } from 'zod';
import { operationFields } from './fields.ts';

const { requestId, subscription, streamId, version, parkedAt, reason, mailId, deadlineId } = operationFields;
const parked = { requestId, subscription, streamId, version, parkedAt };

/** Command of the office: delivers a parked stream again. */
export const retryStream = z.strictObject({ type: z.literal('retryStream'), ...parked });
/** Command of the office: skips the failing event of a parked stream, with a reason. */
export const discardEvent = z.strictObject({ type: z.literal('discardEvent'), ...parked, reason });
/** Command of the office: sends a failed mail again. */
export const resendMail = z.strictObject({ type: z.literal('resendMail'), requestId, mailId });
/** Command of the office: creates the task of a deadline again. */
export const rearmDeadline = z.strictObject({ type: z.literal('rearmDeadline'), requestId, deadlineId });

/** The payload of any command on a manual repair. */
export const operationCommand = z.discriminatedUnion('type', [retryStream, discardEvent, resendMail, rearmDeadline]);
/** Any command on a manual repair. */
export type OperationCommand = z.infer<typeof operationCommand>;

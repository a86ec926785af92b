import { z } from 'zod';
import { aggregate } from '../../kernel/definition.ts';
import { NOON } from '../../kernel/exampleWorld.ts';
import { time } from '../../kernel/fieldMeta.ts';
import { operationFields } from './fields.ts';

/** The events hold what was done. A decision only has to recognise a repeated request. */
export type OperationState = { readonly status: 'NONE' } | { readonly status: 'DONE'; readonly lastRequest: string };

type Target = { readonly subscription: string; readonly streamId: string } | { readonly mailId: string } | { readonly deadlineId: string };

/** The id of the stream of a repaired thing: a mail, a deadline, or a parked stream. */
export const operationIdOf = (target: Target): string => {
  if ('mailId' in target) return `mail_${target.mailId}`;
  if ('deadlineId' in target) return `deadline_${target.deadlineId}`;
  return `${target.subscription}_${target.streamId}`;
};

const isRepeated = (state: OperationState, requestId: string): boolean => state.status === 'DONE' && state.lastRequest === requestId;
const evolve = (_: OperationState, { requestId }: { readonly requestId: string }): OperationState => ({
  status: 'DONE',
  lastRequest: requestId,
});

const { requestId, subscription, streamId, version, parkedAt, reason, mailId, deadlineId } = operationFields;
const repair = { by: 'office', duties: ['operations'], begins: true } as const;
const parked = { subscription, streamId, version, parkedAt };
/** A stream parked for a subscription: the failing version, and since when (ms). */
const storedParked = { requestId: z.string(), subscription, streamId: z.string(), version: z.number(), parkedAt: time };
const request = { requestId: '6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a01' };
const parkedOffer = { ...request, subscription: 'readModels', streamId: 'offer-offer-1', version: 2, parkedAt: NOON } as const;

/** The manual repairs of a parked stream, a failed mail or a deadline. A policy executes them. */
export const operation = aggregate<OperationState>({
  name: 'operation',
  readers: 'operations',
  initial: { status: 'NONE' },
  snapshotSchema: 1,
})
  .events({
    OperationStreamRetried: { data: storedParked, words: '止まった処理を再開', act: true, evolve },
    OperationEventDiscarded: { data: { ...storedParked, reason: z.string() }, words: '止まった処理を読み飛ばし', act: true, evolve },
    OperationMailResent: { data: { requestId: z.string(), mailId: z.string() }, words: 'メールを再送', act: true, evolve },
    OperationDeadlineRearmed: { data: { requestId: z.string(), deadlineId: z.string() }, words: '期限を設定し直し', act: true, evolve },
  })
  .commands({
    retryStream: {
      ...repair,
      payload: { requestId, ...parked },
      wire: parked,
      example: parkedOffer,
      decide: (data, state) => (isRepeated(state, data.requestId) ? [] : [{ type: 'OperationStreamRetried', data }]),
    },
    /** Skips the failing event of a parked stream. */
    discardEvent: {
      ...repair,
      payload: { requestId, ...parked, reason },
      wire: { ...parked, reason },
      example: { ...parkedOffer, reason: '規約違反' },
      decide: (data, state) => (isRepeated(state, data.requestId) ? [] : [{ type: 'OperationEventDiscarded', data }]),
    },
    resendMail: {
      ...repair,
      payload: { requestId, mailId },
      wire: { mailId },
      example: { ...request, mailId: 'offer-1_2_OfferMade_talent-1' },
      decide: (data, state) => (isRepeated(state, data.requestId) ? [] : [{ type: 'OperationMailResent', data }]),
    },
    rearmDeadline: {
      ...repair,
      payload: { requestId, deadlineId },
      wire: { deadlineId },
      example: { ...request, deadlineId: 'offer-1_expire' },
      decide: (data, state) => (isRepeated(state, data.requestId) ? [] : [{ type: 'OperationDeadlineRearmed', data }]),
    },
  });

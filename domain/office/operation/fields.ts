import { z } from 'zod';
import { reason, requestId } from '../../kernel/commonFields.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { streamIdPattern } from '../../kernel/identifiers.ts';
import { documentId } from '../../kernel/validation.ts';

/**
 * The subscriptions for which a stream can be parked (functions/delivery). `cards` and
 * `dailySummaries` exist only in older events.
 */
export const parkable = ['readModels', 'shared', 'search', 'cards', 'dailySummaries', 'policies'] as const;

/**
 * Fields of the commands and events of this work, with labels. A stream is parked for a
 * subscription before a version, since a time (ms). Ids name internal documents.
 */
export const operationFields = {
  requestId,
  subscription: labelled('処理', z.enum(parkable)),
  streamId: labelled('記録の番号', z.string().regex(streamIdPattern)),
  version: labelled('版', z.int().min(1)),
  parkedAt: labelled('止まった時刻', time.int().min(0)),
  reason,
  mailId: labelled('メールの番号', documentId),
  deadlineId: labelled('期限の番号', documentId),
};

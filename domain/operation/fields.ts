import { z } from 'zod';
import { reason, requestId } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { documentId } from '../kernel/validation.ts';

/**
 * For whom a stream can stand still (functions/delivery); `cards` and `dailySummaries` stand in
 * older events only.
 */
export const parkable = ['readModels', 'shared', 'search', 'cards', 'dailySummaries', 'policies'] as const;

/**
 * What is recorded of the office's acts on the machinery. A stream stands still for a subscription
 * before a version, since a time (ms); the ids name internal documents.
 */
export const operationFields = {
  requestId,
  subscription: labelled('処理', z.enum(parkable)),
  streamId: labelled('記録の番号', z.string().regex(/^[a-z]+-[\w-]{1,300}$/)),
  version: labelled('版', z.int().min(1)),
  parkedAt: labelled('止まった時刻', z.int().min(0)),
  reason,
  mailId: labelled('メールの番号', documentId),
  deadlineId: labelled('期限の番号', documentId),
};

import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { parties, sides } from '../../kernel/commonFields.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { clockTime, date, identifier, line, messages, optionalText, storagePath } from '../../kernel/validation.ts';
import { documentName } from '../../people/media/documents.ts';
import { dateAnswers } from './dateAnswers.ts';

/** The kinds of deals that have a chat room. */
export const dealKinds = ['offer', 'entry'] as const;
export type DealKind = (typeof dealKinds)[number];

/** A proposed time: a date (JST) with start and end (`HH:MM`), in commands and events. */
export const proposedTime = z.strictObject({
  date: labelled('日付', date),
  from: labelled('開始', clockTime),
  to: labelled('終了', clockTime),
});

/** A PDF of a message: the sender's file name, size in bytes and storage path. */
const messageFile = z.strictObject({
  path: labelled('保存先', storagePath),
  name: labelled(
    'ファイル名',
    line(100).refine((name) => name === documentName(name), messages.format),
  ),
  size: labelled('ファイルの大きさ', z.int().min(1).max(businessRules.documentBytesMax)),
});

export type MessageFile = z.infer<typeof messageFile>;

/**
 * Fields of the commands and events of a room, with labels. Messages are numbered per side, from 1.
 */
export const chatFields = {
  ...parties,
  dealKind: labelled('取引の種類', z.enum(dealKinds)),
  dealId: labelled('取引の番号', identifier),
  side: labelled('送った側', z.enum(sides)),
  messageId: labelled('メッセージの番号', identifier),
  number: labelled('何件目', z.number()),
  text: labelled('本文', optionalText(businessRules.messageMax)),
  pictures: labelled('写真', z.array(storagePath).max(businessRules.messagePicturesMax)),
  files: labelled('ファイル', z.array(messageFile).max(businessRules.messageFilesMax)),
  dates: labelled('提案した日程', z.array(proposedTime).min(1, messages.required).max(businessRules.proposedDatesMax)),
  /** The message whose times are answered, and the answer to each time. */
  answerTo: labelled('回答した提案', identifier),
  answers: labelled('日程への回答', z.array(z.enum(dateAnswers)).max(businessRules.proposedDatesMax)),
  /** When to remind the side of unread messages (ms). */
  remindDue: labelled('未読を通知する期限', time.nullable()),
  upTo: labelled('何件目まで読んだか', z.number().int().min(1)),
  unreadCount: labelled('未読の数', z.number()),
};
